package regalia.server.table;

/** Who finds a table. */
public enum Visibility {
    /** Whoever has the link. */
    PRIVATE,
    /** Everybody: to join while seats are free, to watch afterwards. */
    OPEN
}
