package regalia.server.http;

/** A query parameter that a route understands; none is ever needed. */
public record Parameter(String name, String summary, String example) {}
