package regalia.server.play;

/** A request that was carried out, by the name that its sender gave it. */
public record Answered(int seat, String key) {}
