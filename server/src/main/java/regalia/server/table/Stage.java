package regalia.server.table;

/** How far a table has come. */
public enum Stage {
    /** People gather. */
    OPEN,
    RUNNING,
    OVER,
    /** Given up before the match was over. */
    CANCELLED;

    public boolean done() {
        return this == OVER || this == CANCELLED;
    }
}
