package regalia.server.http;

/** What a token may do: look, act for its person, or play as a bot's account. */
public enum Scope {
    READ,
    PLAY,
    BOT
}
