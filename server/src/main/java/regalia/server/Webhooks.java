package regalia.server;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiConsumer;
import java.util.logging.Logger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import regalia.codec.Json;
import regalia.server.store.Database;
import regalia.server.store.Hot;
import regalia.server.stream.Aside;

/** Calls the address that somebody has left, when a table waits for them. One try: it is a knock on the door, not a letter. */
final class Webhooks implements BiConsumer<String, Aside.Turn> {

    private static final Logger LOG = Logger.getLogger(Webhooks.class.getName());
    /** Whoever calls waits on a virtual thread: many who don't answer cost little. */
    private static final int MOST_AT_ONCE = 256;

    /** Of one host, so that one which is slow leaves room for the others. */
    static final int MOST_PER_HOST = 8;

    private final Database database;
    private final String node;
    private final InstantSource clock;
    private final boolean local;
    private final Duration longest;
    private final Semaphore room;
    /** The people who are being called. */
    private final Set<String> underWay = ConcurrentHashMap.newKeySet();
    /** How many calls are under way to each host. */
    private final Map<String, Integer> hosts = new ConcurrentHashMap<>();

    private final HttpClient client = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(3))
            .followRedirects(HttpClient.Redirect.NEVER)
            .build();

    /**
     * Begins.
     *
     * @param node the name of this one, which calls nobody who looks at the table here
     * @param local whether addresses of this machine and its network may be called: strangers could use us to look around there
     */
    Webhooks(Database database, String node, InstantSource clock, boolean local) {
        this(database, node, clock, local, Duration.ofSeconds(5), MOST_AT_ONCE);
    }

    /** With a time after which nothing is waited for any more, and so many calls at once: for tests. */
    Webhooks(Database database, String node, InstantSource clock, boolean local, Duration longest, int most) {
        this.database = database;
        this.node = node;
        this.clock = clock;
        this.local = local;
        this.longest = longest;
        room = new Semaphore(most);
    }

    @Override
    public void accept(String person, Aside.Turn turn) {
        // Who lets us wait lets nobody else wait, and has not heard the last knock yet.
        if (!underWay.add(person)) return;
        if (!room.tryAcquire()) {
            underWay.remove(person);
            return;
        }
        Thread.ofVirtual().start(() -> {
            try {
                Optional<URI> address = address(person, turn);
                if (address.isPresent()) aside(() -> knock(address.get(), turn));
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            } finally {
                room.release();
                underWay.remove(person);
            }
        });
    }

    /**
     * Done by a thread of the system, and waited for. While Java looks up a name it lets go of none of the few threads that carry all
     * virtual ones, and how long that takes is up to whoever left the name.
     */
    private static void aside(Runnable call) throws InterruptedException {
        Thread.ofPlatform().daemon().name("webhook").start(call).join();
    }

    /** How many calls are under way. */
    int underWay() {
        return underWay.size();
    }

    /** Where to call somebody, if they want that and don't look at the table at another node. */
    private Optional<URI> address(String person, Aside.Turn turn) {
        String seats = turn.seats().stream().map(String::valueOf).collect(Collectors.joining(", "));
        return database.read(handle -> {
            PreparedStatement statement = Hot.statement(
                    handle,
                    "SELECT webhook FROM person WHERE id = ? AND webhook IS NOT NULL AND NOT EXISTS"
                            + " (SELECT 1 FROM attendance WHERE gathering = ? AND node <> ? AND until > ? AND seat IN ("
                            + seats + "))");
            statement.setString(1, person);
            statement.setString(2, turn.table());
            statement.setString(3, node);
            statement.setLong(4, clock.millis());
            try (ResultSet found = statement.executeQuery()) {
                return found.next() ? Optional.of(URI.create(found.getString(1))) : Optional.<URI>empty();
            }
        });
    }

    /** Calls, unless the host has enough calls to take. */
    private void knock(URI address, Aside.Turn turn) {
        String host = String.valueOf(address.getHost()).toLowerCase(Locale.ROOT);
        if (!takePlace(host)) return;
        try {
            call(address, turn);
        } finally {
            hosts.computeIfPresent(host, (_, calls) -> calls == 1 ? null : calls - 1);
        }
    }

    private boolean takePlace(String host) {
        AtomicBoolean taken = new AtomicBoolean();
        hosts.compute(host, (_, known) -> {
            int calls = known == null ? 0 : known;
            taken.set(calls < MOST_PER_HOST);
            return taken.get() ? Integer.valueOf(calls + 1) : known;
        });
        return taken.get();
    }

    private void call(URI address, Aside.Turn turn) {
        try {
            if (!local && inside(address.getHost())) return;
            HttpResponse<InputStream> response = client.send(
                    HttpRequest.newBuilder(address)
                            .timeout(longest)
                            .header("Content-Type", "application/json")
                            .header("User-Agent", "Regalia")
                            .POST(HttpRequest.BodyPublishers.ofString(Json.write(turn)))
                            .build(),
                    HttpResponse.BodyHandlers.ofInputStream());
            // Nobody reads what is answered: it need not end, and that is not waited for.
            response.body().close();
        } catch (IOException unreachable) {
            LOG.fine("a webhook could not be called");
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private static boolean inside(String host) throws IOException {
        return Stream.of(InetAddress.getAllByName(host)).anyMatch(address -> Inside.holds(address.getAddress()));
    }
}
