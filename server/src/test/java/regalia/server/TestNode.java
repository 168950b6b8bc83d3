package regalia.server;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import regalia.server.http.Limits;
import regalia.server.http.Route;
import regalia.server.store.Faults;
import regalia.server.store.Faulty;

/** A node in the test's own process, on any port, without rates. */
public final class TestNode implements AutoCloseable {

    public final TestClock clock = new TestClock();
    private final Node node;

    private TestNode(Setting setting) {
        node = new Node(setting, clock);
    }

    private TestNode(Path folder, @Nullable String database, Faults faults) {
        node = new Node(
                setting(folder, database), clock, completions -> Faulty.open(database, folder, completions, faults));
    }

    /** On a database whose commits wait or fail when a test says so. */
    static TestNode faulty(Path folder, @Nullable String database, Faults faults) {
        return new TestNode(folder, database, faults);
    }

    public static Setting setting(Path folder, @Nullable String database) {
        return Setting.usual(folder)
                .at("127.0.0.1", 0)
                .on(Optional.ofNullable(database))
                .within(Limits.usual().withoutRates())
                .withLocalWebhooks(true);
    }

    public static TestNode start(Path folder, @Nullable String database) {
        return new TestNode(setting(folder, database));
    }

    List<Route> routes() {
        return node.routes();
    }

    /** Ten seconds have passed for those who listen. */
    void alive() {
        node.alive();
    }

    public Site site() {
        return new Site(node.port());
    }

    @Override
    public void close() {
        node.close();
    }
}
