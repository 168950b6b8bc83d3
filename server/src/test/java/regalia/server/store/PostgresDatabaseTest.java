package regalia.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regalia.server.FrailLine;
import regalia.server.RealPostgres;

class PostgresDatabaseTest extends DatabaseContract {

    private final String address = RealPostgres.freshDatabase();
    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    private final BlockingQueue<String> lost = new LinkedBlockingQueue<>();

    @Override
    String address() {
        return address;
    }

    private static String next(BlockingQueue<String> from) throws InterruptedException {
        String next = from.poll(20, TimeUnit.SECONDS);
        assertNotNull(next);
        return next;
    }

    private void announce(Database from, String ids) throws Exception {
        get(from.write(handle -> {
            from.announce(handle, ids);
            return ids;
        }));
    }

    @Test
    void anotherNodeHearsAnAnnouncementWithinATenthOfASecond() throws Exception {
        long best = Long.MAX_VALUE;
        try (Database other = reopen(address)) {
            other.listen(heard::add, _ -> lost.add("lost"));
            for (int i = 0; i < 20; i++) {
                long start = System.nanoTime();
                announce(database, "table " + i);
                assertEquals("table " + i, next(heard));
                best = Math.min(best, System.nanoTime() - start);
            }
        }
        assertTrue(best < TimeUnit.MILLISECONDS.toNanos(100), best + " ns at best");
        assertNull(lost.poll());
    }

    @Test
    void whatIsRolledBackIsNotAnnounced() throws Exception {
        database.listen(heard::add, _ -> lost.add("lost"));
        failure(database.write(handle -> {
            database.announce(handle, "never");
            throw new IllegalStateException("no");
        }));
        announce(database, "after");
        assertEquals("after", next(heard));
    }

    @Test
    void aListenerThatFailsGoesOnHearing() throws Exception {
        database.listen(
                ids -> {
                    heard.add(ids);
                    throw new IllegalStateException("a listener of the test fails on purpose");
                },
                _ -> lost.add("lost"));
        announce(database, "one");
        announce(database, "two");
        assertEquals("one", next(heard));
        assertEquals("two", next(heard));
        assertThrows(IllegalStateException.class, () -> database.listen(heard::add, _ -> {}));
    }

    @Test
    void aBrokenConnectionIsMadeAgainAndListenersAreToldThatTheyMayHaveMissedSomething() throws Exception {
        database.listen(heard::add, _ -> lost.add("lost"));
        RealPostgres.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'");
        assertEquals("lost", next(lost));
        announce(database, "again");
        assertEquals("again", next(heard));
    }

    @Test
    void writersAndReadersComeBackAfterTheServerDroppedThem() throws Exception {
        get(database.write(insert("before")));
        assertEquals(List.of("before"), ids());
        RealPostgres.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '"
                + address.replaceAll(".*/(\\w+)\\?.*", "$1") + "'");
        get(database.write(insert("after")));
        assertEquals(List.of("after", "before"), ids());
    }

    @Test
    void aServerThatIsGoneIsNotWaitedForByOneAfterTheOther() throws Exception {
        try (FrailLine line = new FrailLine(address);
                Database far = reopen(line.address())) {
            get(far.write(insert("before")));
            line.cut();
            List<CompletableFuture<Integer>> all = new ArrayList<>();
            for (int i = 0; i < 10 * Postgres.CONNECTIONS; i++) {
                all.add(far.write(insert("lost" + i)));
            }
            for (CompletableFuture<Integer> one : all) {
                assertInstanceOf(Overloaded.class, failure(one));
            }
            assertThrows(Overloaded.class, () -> far.read(handle -> handle));
            line.mend();
            long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
            while (far.write(insert("after")).exceptionally(_ -> 0).join() == 0) {
                assertTrue(System.nanoTime() < until, "it doesn't come back");
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(20));
            }
        }
        assertEquals(List.of("after", "before"), ids());
    }

    @Test
    void whatADeadNodeHasLockedIsFreeAfterAWhile() throws Exception {
        get(database.write(insert("a")));
        String sql = "UPDATE finished SET ended = ended + 1 WHERE id = 'a'";
        try (FrailLine line = new FrailLine(address);
                Database dead = reopen(line.address())) {
            CompletableFuture<Integer> abandoned = dead.write(handle -> {
                handle.execute(sql);
                // Its machine has lost its power: nothing is said any more, and nobody hangs up.
                line.silence();
                return handle.execute(sql);
            });
            assertInstanceOf(Overloaded.class, failure(abandoned));
            int rows = get(database.write(handle -> handle.execute(sql)));
            assertEquals(1, rows);
            line.mend();
        }
    }

    @Test
    void aRestoreIsGivenTime() throws Exception {
        int millis = get(database.write(handle -> {
            try (Refill _ = Refill.of(handle)) {
                return handle.getConnection().getNetworkTimeout();
            }
        }));
        assertEquals(0, millis);
        assertTrue(get(database.write(handle -> handle.getConnection().getNetworkTimeout())) > 0);
    }

    @Test
    void aDeadlockIsTriedAgain() throws Exception {
        get(database.write(insert("a")));
        get(database.write(insert("b")));
        CyclicBarrier both = new CyclicBarrier(2);
        AtomicInteger runs = new AtomicInteger();
        CompletableFuture<Integer> one = database.write(crossing("a", "b", both, runs));
        CompletableFuture<Integer> two = database.write(crossing("b", "a", both, runs));
        get(CompletableFuture.allOf(one, two));
        // PostgreSQL gives up one of them; if both find out at the same moment, both.
        assertTrue(runs.get() > 2, runs + " runs");
        int sum = database.read(handle -> handle.createQuery("SELECT sum(ended) FROM finished")
                .mapTo(Integer.class)
                .one());
        assertEquals(2 + 4, sum);
    }

    /** Adds one to both rows; meets the other before the second row, the first time. */
    private static Work<Integer> crossing(String first, String second, CyclicBarrier both, AtomicInteger runs) {
        String sql = "UPDATE finished SET ended = ended + 1 WHERE id = ?";
        return handle -> {
            int run = runs.incrementAndGet();
            handle.execute(sql, first);
            if (run <= 2) {
                both.await(10, TimeUnit.SECONDS);
            }
            return handle.execute(sql, second);
        };
    }

    @Test
    void theWriterWaitsForTheDiskAlsoWhereThatIsNotUsual() throws Exception {
        String hasty = RealPostgres.freshDatabase();
        String name = hasty.replaceAll(".*/(\\w+)\\?.*", "$1");
        RealPostgres.execute("ALTER DATABASE " + name + " SET synchronous_commit = off");
        try (Database other = Database.open(hasty, folder, ForkJoinPool.commonPool(), 1)) {
            // Also after a work has failed, which takes back all that is not committed.
            failure(other.write(handle -> {
                throw new IllegalStateException("no");
            }));
            String is = get(other.write(handle -> handle.createQuery("SHOW synchronous_commit")
                    .mapTo(String.class)
                    .one()));
            assertEquals("on", is);
            // The server of the tests doesn't flush, and says so; that it was hasty too is mended.
            assertEquals(new Durability("off", "on", "on").risks(), other.risks());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "on, on, on, ''",
        "on, local, on, ''",
        "on, remote_apply, on, ''",
        "off, on, on, fsync",
        "on, off, on, synchronous_commit",
        "on, on, off, full_page_writes",
    })
    void aSettingThatMayLoseWhatWasAcknowledgedIsNamed(String fsync, String commits, String pages, String named) {
        List<String> risks = new Durability(fsync, commits, pages).risks();
        assertEquals(named, risks.isEmpty() ? "" : risks.getFirst().replaceAll(" .*", ""));
        assertEquals(named.isEmpty() ? 0 : 1, risks.size());
    }

    @Test
    void itIsShared() {
        assertTrue(database.shared());
    }
}
