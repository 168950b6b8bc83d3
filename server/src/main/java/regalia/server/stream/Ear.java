package regalia.server.stream;

/** A connection that lines go out on: a WebSocket, an HTTP response that stays open, a request that waits. */
public interface Ear {

    /** Whole lines in UTF-8, each ended by a line feed. Must not wait for the other side. */
    void hear(byte[] lines);

    /** The same; what is not copied before it returns must be {@link Lines#keep kept}. */
    default void hear(Lines lines) {
        hear(lines.bytes());
    }

    /** The same, for somebody who has nothing to decide: while many are being answered, others may come first. */
    default void hearInTime(Lines lines) {
        hear(lines);
    }

    /** The same, and it tells that the match is over or cancelled: for who came only for that, nothing follows. */
    default void hearLast(byte[] lines) {
        hear(lines);
    }

    /** Whether what was said last may have reached nobody: who hangs up is found out later. */
    default boolean isUnsure() {
        return true;
    }

    /** Nothing follows. */
    void end(String why);
}
