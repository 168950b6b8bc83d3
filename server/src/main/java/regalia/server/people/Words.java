package regalia.server.people;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import regalia.server.http.Person;
import regalia.server.http.Scope;

/** What is said to and by the routes about people. */
public final class Words {

    private Words() {}

    public record NewGuest(String name, Optional<String> language) {}

    /** What is left out stays as it is; an empty webhook means none. */
    public record Change(
            Optional<String> name, Optional<String> language, Optional<JsonNode> settings, Optional<String> webhook) {}

    /** Good once, until it expires (epoch milliseconds); the link is for the other device. */
    public record Transfer(String code, long expires, String link) {}

    /** Shown once; it replaces any former one. */
    public record Recovery(String code) {}

    public record Code(String code) {}

    public record NewToken(String label, List<Scope> scopes) {}

    /** The only time that the token itself is shown. */
    public record MadeToken(String id, String label, List<Scope> scopes, String token) {}

    /** The token of a bot of one's own names it, and has its name for a label. */
    public record Token(
            String id, String label, List<Scope> scopes, long created, Optional<Long> used, Optional<String> bot) {}

    public record Tokens(List<Token> tokens) {}

    public record NewBot(String name) {}

    /** A bot's account with its first token, which is shown only now. */
    public record MadeBot(Person bot, String token) {}

    public record Bots(List<Person> bots) {}
}
