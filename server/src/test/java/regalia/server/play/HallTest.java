package regalia.server.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.WeakReference;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regalia.bots.Watchdog;
import regalia.server.store.Database;
import regalia.server.stream.Ear;
import regalia.server.table.Sitting;
import regalia.server.table.Table;
import regalia.server.table.Terms;
import regalia.server.table.TimeControl;
import regalia.server.table.Visibility;

/** Matches that nobody listens to take memory only up to a number. */
class HallTest {

    private static final Sitting ADA = new Sitting("ada", "Ada", Optional.empty());
    private static final String NONCE = "0a".repeat(16);
    private static final int MOST = 8;
    private static final Terms A_DAY_EACH = new Terms(
            Visibility.PRIVATE, new TimeControl(TimeControl.Kind.DECISION, 24 * 3600), true, true, "page", 0, 0);

    @TempDir
    Path folder = Path.of("");

    private Database database;
    private Turns turns;
    private Hall hall;
    private Tables tables;

    @BeforeEach
    void open() {
        database = Database.open(null, folder, Runnable::run);
        database.write(handle -> handle.execute("INSERT INTO person(id, name, kind, settings, created, seen)"
                        + " VALUES ('ada', 'Ada', 'guest', '{}', 0, 0)"))
                .join();
        turns = new Turns(new Watchdog(), 1);
        hall = new Hall(
                database, "here", InstantSource.system(), turns, new Bell((_, _) -> {}), MOST, OptionalLong.empty());
        tables = new Tables(database, hall, new Lobby(hall), 100);
    }

    @AfterEach
    void close() {
        turns.close();
        database.close();
    }

    /** A match that waits for Ada in both its seats. */
    private String begun(Terms terms) {
        Table table = tables.open(
                ADA,
                new NewTable(
                        "palace",
                        Optional.empty(),
                        Optional.empty(),
                        Optional.of(terms),
                        Optional.of(List.of("me", "me")),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty()));
        hall.replace(table.withNoncesOf(List.of(NONCE, NONCE)), 1);
        hall.start(table.id());
        return table.id();
    }

    @Test
    void newMatchesLetOthersGo() {
        for (int number = 0; number < 2 * MOST; number++) begun(Terms.STANDARD);
        assertEquals(MOST, hall.size());
    }

    @Test
    void whereAllMatchesAreListenedToOneMoreCanBe() {
        assertTimeoutPreemptively(Duration.ofSeconds(60), () -> {
            for (int number = 0; number < 2 * MOST; number++)
                hall.holding(
                        begun(Terms.STANDARD),
                        playing -> playing.listeners().join(0, new Parlour.Tap(), Optional.empty(), List.of()));
        });
        assertEquals(2 * MOST, hall.size());
    }

    @Test
    void theClockOfAMatchDoesNotHoldItInMemory() {
        String id = begun(A_DAY_EACH);
        WeakReference<Playing<?, ?, ?>> held = new WeakReference<>(hall.match(id));
        hall.letGo(hall.match(id));
        assertEquals(0, hall.size());
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
        while (held.get() != null) {
            assertTrue(System.nanoTime() < until, "it is still in memory");
            System.gc();
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(20));
        }
    }

    @Test
    void whoReadsAMatchAgainHearsWhatIsDoneInTheOneThatWasLetGo() throws InterruptedException {
        String id = begun(Terms.STANDARD);
        Playing<?, ?, ?> thinking = hall.match(id);
        hall.letGo(thinking);
        BlockingQueue<String> heard = new LinkedBlockingQueue<>();
        Ear ear = new Ear() {
            @Override
            public void hear(byte[] lines) {
                heard.add(new String(lines, StandardCharsets.UTF_8));
            }

            @Override
            public void end(String why) {
                heard.add(why);
            }
        };
        hall.holding(id, playing -> playing.listeners().join(0, ear, Optional.empty(), List.of()));
        assertNotSame(thinking, hall.match(id));
        heard.clear();
        for (int seat = 0; seat < 2; seat++) {
            int asked = thinking.listeners().audience().asked(seat);
            thinking.answer(new Request(seat, asked, "key-" + seat, Optional.empty(), Optional.of(0)));
        }
        String lines;
        do {
            lines = heard.poll(20, TimeUnit.SECONDS);
            assertNotNull(lines, "nothing is heard of it");
        } while (!lines.contains("\"seq\":"));
    }
}
