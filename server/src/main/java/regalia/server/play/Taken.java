package regalia.server.play;

/**
 * A request was carried out and is kept.
 *
 * @param entry the entry of the log that it came after
 */
public record Taken(int entry) {}
