package regalia.server.ops;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import regalia.server.http.Refused;
import regalia.server.http.Route;
import regalia.server.store.Database;

/** Whether the process is alive, and whether it should be sent requests. */
public final class Health {

    private static final String PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8";

    private final Database database;
    private final Metrics metrics;
    private final AtomicBoolean leaving = new AtomicBoolean();

    public Health(Database database, Metrics metrics) {
        this.database = database;
        this.metrics = metrics;
        Runtime runtime = Runtime.getRuntime();
        metrics.gauge(
                "regalia_heap_bytes", "Heap in use.", () -> (double) (runtime.totalMemory() - runtime.freeMemory()));
        metrics.gauge(
                "regalia_durable",
                "Whether the database's settings keep what was acknowledged.",
                () -> database.risks().isEmpty() ? 1 : 0);
        metrics.gauge("regalia_ready", "Whether this node wants requests.", () -> leaving.get() ? 0 : 1);
    }

    /** From now on this node wants no new requests. */
    public void leave() {
        leaving.set(true);
    }

    public List<Route> routes() {
        return List.of(
                Route.get("/healthz", "healthz", "The process is alive")
                        .givesText("text/plain", "ok")
                        .answer(call -> "ok"),
                Route.get("/readyz", "readyz", "The database answers and the server isn't shutting down")
                        .givesText("text/plain", "ok")
                        .answer(call -> ready()),
                Route.get("/metrics", "metrics", "Metrics for Prometheus")
                        .givesText(PROMETHEUS, "regalia_ready 1")
                        .answer(call -> metrics.text()));
    }

    private String ready() {
        if (leaving.get()) throw Refused.tooBusy("The server is shutting down.");
        try {
            database.read(handle ->
                    handle.createQuery("SELECT 1").mapTo(Integer.class).one());
        } catch (RuntimeException broken) {
            throw Refused.tooBusy("The database doesn't answer.");
        }
        return "ok";
    }
}
