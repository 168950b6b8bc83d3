package regalia.server.http;

/** What a request wants to do. */
public enum Method {
    GET,
    POST,
    PUT,
    PATCH,
    DELETE;

    /** Whether it may change something. */
    boolean changes() {
        return this != GET;
    }
}
