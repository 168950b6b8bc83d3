package regalia.server.http;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/** Who may use a route. */
public enum Who {
    /** Everybody, known or not. */
    EVERYBODY(EnumSet.allOf(Scope.class)),
    /** A known person, or any token of one. */
    READER(EnumSet.allOf(Scope.class)),
    /** A known person, or a token that may act for one or for a bot. */
    PLAYER(EnumSet.of(Scope.PLAY, Scope.BOT)),
    /** A person with their own cookie: no token may make tokens or delete an account. */
    OWNER(EnumSet.noneOf(Scope.class));

    private final Set<Scope> scopes;

    Who(Set<Scope> scopes) {
        this.scopes = scopes;
    }

    boolean admits(Caller caller) {
        return caller.byCookie() || !Collections.disjoint(scopes, caller.scopes());
    }

    Set<Scope> scopes() {
        return scopes;
    }
}
