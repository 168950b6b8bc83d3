package regalia.server.http;

/** What a request wants to do. */
public enum Method {
    GET,
    /** As GET, but without what that gives. No route is written down with it. */
    HEAD,
    POST,
    PUT,
    PATCH,
    DELETE;

    /** Whether it may change something. */
    boolean changes() {
        return this != GET && this != HEAD;
    }
}
