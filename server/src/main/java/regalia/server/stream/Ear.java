package regalia.server.stream;

/** A connection that lines go out on: a WebSocket, an HTTP response that stays open, a request that waits. */
public interface Ear {

    /** Whole lines in UTF-8, each ended by a line feed. Must not wait for the other side. */
    void hear(byte[] lines);

    /** The same; what is not copied before it returns must be {@link Lines#keep kept}. */
    default void hear(Lines lines) {
        hear(lines.bytes());
    }

    /** The match is over or cancelled and that was told: who came only for it may go. */
    default void finished() {}

    /** Nothing follows. */
    void end(String why);
}
