package regalia.server.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regalia.bots.Watchdog;
import regalia.server.store.Database;
import regalia.server.table.Sitting;

/** In which order bots decide where there are more of them than threads. */
class TurnsTest {

    private static final int MANY = 20;

    @TempDir
    Path folder = Path.of("");

    private final CountDownLatch gate = new CountDownLatch(1);
    /** No two moments are the same: what was kept later has a later time. */
    private final AtomicLong moments = new AtomicLong(1_800_000_000_000L);

    private Database database;
    private Turns turns;
    private Tables tables;

    @BeforeEach
    void open() {
        database = Database.open(null, folder, Runnable::run);
        for (String person : List.of("ada", "ben"))
            database.write(handle -> handle.execute(
                            "INSERT INTO person(id, name, kind, settings, created, seen) VALUES (?, ?, 'guest', '{}', 0, 0)",
                            person,
                            person))
                    .join();
        turns = new Turns(new Watchdog(), 1);
        Hall hall = new Hall(
                database,
                "here",
                () -> Instant.ofEpochMilli(millis()),
                turns,
                new Bell((_, _) -> {}),
                2 * MANY,
                OptionalLong.empty());
        tables = new Tables(database, hall, new Lobby(hall), 2 * MANY);
    }

    @AfterEach
    void close() {
        gate.countDown();
        turns.close();
        database.close();
    }

    /** The one thread of the bots waits at its first look at the time, as if it thought until then. */
    private long millis() {
        if (Thread.currentThread().getName().startsWith("bots-"))
            try {
                assertTrue(gate.await(60, TimeUnit.SECONDS));
            } catch (InterruptedException closed) {
                Thread.currentThread().interrupt();
            }
        return moments.incrementAndGet();
    }

    /** A match in which a bot and its host choose at once. */
    private String begun(String host) {
        String id = tables.open(
                        new Sitting(host, host, Optional.empty()),
                        new NewTable(
                                "palace",
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty(),
                                Optional.of(List.of("me", "page")),
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty()))
                .id();
        tables.ready(id, host, List.of("0a".repeat(16)));
        return id;
    }

    /** The matches in the order in which their bots have decided first. */
    private List<String> decided() {
        return database.read(
                handle -> handle.createQuery("SELECT playing FROM sealed GROUP BY playing ORDER BY MIN(at)")
                        .mapTo(String.class)
                        .list());
    }

    @Test
    void theManyBotsOfOneHostLetNobodyElsesWait() {
        for (int number = 0; number < MANY; number++) begun("ada");
        String bens = begun("ben");
        assertEquals(MANY + 1, turns.waiting());
        gate.countDown();
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (turns.waiting() > 0) {
            assertTrue(System.nanoTime() < until, "they don't come to an end");
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1));
        }
        List<String> order = decided();
        assertEquals(MANY + 1, order.size());
        assertTrue(order.indexOf(bens) <= 1, "after " + order.indexOf(bens) + " others");
    }

    @Test
    void afterTheEndNobodyBeginsToDecideWhoWaitsForTheirTurn() throws InterruptedException {
        for (int number = 0; number < MANY; number++) begun("ada");
        Thread closing = Thread.ofPlatform().start(turns::close);
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (closing.getState() != Thread.State.TIMED_WAITING) {
            assertTrue(System.nanoTime() < until, "it doesn't wait for who is at work");
            Thread.onSpinWait();
        }
        gate.countDown();
        closing.join();
        assertEquals(1, decided().size());
    }
}
