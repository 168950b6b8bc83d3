package regalia.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

class SqliteDatabaseTest extends DatabaseContract {

    @Override
    String address() {
        return "";
    }

    @Test
    void theWriterFlushesEveryCommit() throws Exception {
        for (String[] setting : new String[][] {
            {"journal_mode", "wal"}, {"synchronous", "2"}, {"fullfsync", "1"}, {"checkpoint_fullfsync", "1"}
        }) {
            String is = get(database.write(handle -> handle.createQuery("PRAGMA " + setting[0])
                    .mapTo(String.class)
                    .one()));
            assertEquals(setting[1], is, setting[0]);
        }
    }

    @Test
    void whatWaitsIsWrittenInOneCommit() throws Exception {
        assertEquals(1, commitsOf(200));
    }

    /** It would hold the only carrier of virtual threads while it waits for the disk. */
    @Test
    void withOneProcessorTheWriterIsAThreadOfTheSystem() {
        assertFalse(SqliteWriter.builder(1).unstarted(() -> {}).isVirtual());
        assertTrue(SqliteWriter.builder(2).unstarted(() -> {}).isVirtual());
    }

    /** As when memory runs out there. */
    @Test
    void anErrorOfWhoeverTellsWhatWasKeptEndsNobodysWriting() throws Exception {
        database.close();
        AtomicBoolean broken = new AtomicBoolean(true);
        database = Address.of("", folder)
                .open(
                        errand -> {
                            if (broken.getAndSet(false)) throw new OutOfMemoryError("so a test says");
                            completions.execute(errand);
                        },
                        Postgres.CONNECTIONS,
                        faults::around);
        assertInstanceOf(NotKept.class, failure(database.write(insert("in doubt"))));
        assertEquals(1, get(database.write(insert("next"))));
        assertEquals(List.of("in doubt", "next"), ids());
    }

    private int commitsOf(int works) throws Exception {
        faults.shut();
        List<CompletableFuture<Integer>> all = new ArrayList<>(List.of(database.write(insert("gate"))));
        faults.awaitCommit();
        int before = faults.commits();
        for (int i = 0; i < works; i++) {
            all.add(database.write(insert("" + i)));
        }
        faults.open();
        for (CompletableFuture<Integer> one : all) {
            get(one);
        }
        return faults.commits() - before;
    }

    @Test
    void aWorkThatBreaksTheTransactionCostsThoseBeforeItAndNobodyAfter() throws Exception {
        faults.shut();
        CompletableFuture<Integer> gate = database.write(insert("gate"));
        faults.awaitCommit();
        CompletableFuture<Integer> before = database.write(insert("before"));
        CompletableFuture<Integer> breaks = database.write(handle -> handle.execute("ROLLBACK"));
        CompletableFuture<Integer> after = database.write(insert("after"));
        faults.open();
        get(gate);
        assertInstanceOf(NotKept.class, failure(before));
        assertInstanceOf(NotKept.class, failure(breaks));
        get(after);
        assertEquals(List.of("after", "gate"), ids());
    }

    @Test
    void nobodyElseIsTold() throws Exception {
        database.listen(
                ids -> {
                    throw new AssertionError();
                },
                _ -> {});
        get(database.write(handle -> {
            database.announce(handle, "a");
            return "";
        }));
        assertFalse(database.shared());
    }

    /** In vain if the writer itself had to work in the log: it does so much later. */
    @Test
    void theLogBeginsAnewWhileThereIsWriting() throws Exception {
        int begun = timesBegun();
        int written = writeUntilTheLogBeginsAnew();
        assertTrue(timesBegun() > begun, "after " + written);
        assertEquals(written, ids().size());
    }

    /** A program that reads the file would take it for abandoned otherwise, and remove the log when it is done. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void theFileStaysLockedThoughItIsFlushedAhead() throws Exception {
        writeUntilTheLogBeginsAnew();
        String file = ":" + Files.getAttribute(folder.resolve("regalia.db"), "unix:ino") + " ";
        List<String> locks = Files.readAllLines(Path.of("/proc/locks"));
        assertTrue(locks.stream().anyMatch(lock -> lock.contains(file)), locks + " without " + file);
    }

    /** Gives how many works it took. */
    private int writeUntilTheLogBeginsAnew() throws Exception {
        int begun = timesBegun();
        int written = 0;
        while (timesBegun() == begun && written < 50 * Checkpoints.DUE) {
            List<CompletableFuture<Integer>> all = new ArrayList<>();
            for (int i = 0; i < 500; i++) {
                all.add(database.write(insert("" + written++)));
            }
            for (CompletableFuture<Integer> one : all) {
                get(one);
            }
        }
        return written;
    }

    /** How often the log has begun anew: SQLite counts it at the log's head. */
    private int timesBegun() throws IOException {
        byte[] head = new byte[16];
        try (InputStream log = Files.newInputStream(folder.resolve("regalia.db-wal"))) {
            return log.readNBytes(head, 0, head.length) < head.length
                    ? 0
                    : ByteBuffer.wrap(head).getInt(12);
        }
    }
}
