package regalia.server.http;

/** Somebody whom the server knows again. What is shown of a bot's account always says that it is one. */
public record Person(String id, String name, Kind kind) {

    public enum Kind {
        GUEST,
        BOT
    }
}
