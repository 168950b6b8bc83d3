package regalia.server.http;

import java.util.EnumSet;
import java.util.Set;

/** A person together with the access they came with. A cookie opens everything of its person, a token what its scopes say. */
public record Caller(Person person, Set<Scope> scopes, boolean byCookie) {

    public Caller {
        scopes = Set.copyOf(scopes);
    }

    public static Caller byCookie(Person person) {
        return new Caller(person, EnumSet.allOf(Scope.class), true);
    }
}
