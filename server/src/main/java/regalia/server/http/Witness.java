package regalia.server.http;

import java.util.Optional;

/** Hears of each request when it is over, for the log and the metrics. Never what was in it. */
@FunctionalInterface
public interface Witness {

    /**
     * One request as it went.
     *
     * @param route the route's path as it is written, never the address that was asked for
     * @param bug what went wrong unexpectedly
     */
    record Heard(String request, String method, String route, int status, long nanos, Optional<Throwable> bug) {}

    void heard(Heard heard);
}
