package regalia.server.store;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteErrorCode;

/** What both databases promise. */
abstract class DatabaseContract {

    private static final int PATIENCE = 20;

    @TempDir
    Path folder = Path.of("");

    final Faults faults = new Faults();
    final ExecutorService completions = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().name("completions").factory());
    Database database = new Closed();

    /** The address of a new, empty database. */
    abstract String address();

    @BeforeEach
    void open() {
        database = reopen(address());
    }

    Database reopen(String address) {
        return Address.of(address, folder).open(completions, Postgres.CONNECTIONS, faults::around);
    }

    @AfterEach
    void close() {
        faults.open();
        database.close();
        completions.shutdown();
    }

    static <T> T get(CompletableFuture<T> future) throws Exception {
        return future.get(PATIENCE, TimeUnit.SECONDS);
    }

    static Throwable failure(CompletableFuture<?> future) {
        return requireNonNull(
                assertThrows(ExecutionException.class, () -> get(future)).getCause());
    }

    static Work<Integer> insert(String id) {
        return handle -> handle.execute(
                "INSERT INTO finished (id, ended, header, result, lines) VALUES (?, 1, '{}', '{}', '')", id);
    }

    List<String> ids() {
        return database.read(DatabaseContract::ids);
    }

    private static List<String> ids(Handle handle) {
        return handle.createQuery("SELECT id FROM finished ORDER BY id")
                .mapTo(String.class)
                .list();
    }

    @Test
    void whatWasWrittenCanBeReadAtOnceAndAfterReopening() throws Exception {
        assertEquals(1, get(database.write(insert("a"))));
        assertEquals(List.of("a"), ids());
        database.close();
        database = reopen(address());
        assertEquals(List.of("a"), ids());
    }

    @Test
    void nothingIsPromisedBeforeTheCommitReturns() throws Exception {
        faults.shut();
        CompletableFuture<Integer> one = database.write(insert("a"));
        faults.awaitCommit();
        CompletableFuture<Integer> two = database.write(insert("b"));
        assertFalse(one.isDone());
        assertFalse(two.isDone());
        assertEquals(List.of(), ids());
        faults.open();
        get(CompletableFuture.allOf(one, two));
        assertEquals(List.of("a", "b"), ids());
    }

    @Test
    void aDiskThatIsFullBeforeTheCommitKeepsNothingEither() throws Exception {
        SQLException full = new SQLException("No space left on device", "53100", SQLiteErrorCode.SQLITE_FULL.code);
        CompletableFuture<Integer> none = database.write(handle -> {
            throw full;
        });
        assertInstanceOf(NotKept.class, failure(none));
        assertEquals(1, get(database.write(insert("later"))));
    }

    @Test
    void whatTheCommitDidNotKeepFailsAndIsNotThere() throws Exception {
        faults.shut();
        List<CompletableFuture<Integer>> all = new ArrayList<>();
        all.add(database.write(insert("first")));
        faults.awaitCommit();
        for (int i = 0; i < 20; i++) {
            all.add(database.write(insert("later" + i)));
        }
        faults.fail(true);
        faults.open();
        for (CompletableFuture<Integer> one : all) {
            assertInstanceOf(NotKept.class, failure(one));
        }
        faults.fail(false);
        assertEquals(List.of(), ids());
        database.close();
        database = reopen(address());
        assertEquals(List.of(), ids());
        get(database.write(insert("after")));
        assertEquals(List.of("after"), ids());
    }

    @Test
    void aWorkThatFailsIsUndoneAloneAndWithItsOwnException() throws Exception {
        faults.shut();
        CompletableFuture<Integer> gate = database.write(insert("gate"));
        faults.awaitCommit();
        CompletableFuture<Integer> before = database.write(insert("before"));
        IllegalStateException own = new IllegalStateException("no");
        CompletableFuture<Integer> bad = database.write(handle -> {
            insert("bad").in(handle);
            throw own;
        });
        CompletableFuture<Integer> twice = database.write(handle -> {
            insert("twice").in(handle);
            return insert("twice").in(handle);
        });
        CompletableFuture<Integer> after = database.write(insert("after"));
        faults.open();
        get(CompletableFuture.allOf(gate, before, after));
        assertEquals(own, failure(bad));
        assertNotEquals(NotKept.class, failure(twice).getClass());
        assertEquals(List.of("after", "before", "gate"), ids());
    }

    @Test
    void promisesAreKeptOnTheExecutorGiven() throws Exception {
        faults.shut();
        CompletableFuture<String> where = database.write(insert("a"))
                .thenApply(rows -> Thread.currentThread().getName());
        faults.open();
        assertEquals("completions", get(where));
    }

    @Test
    void aReaderSeesOneMoment() throws Exception {
        List<String> later = database.read(handle -> {
            ids(handle);
            get(database.write(insert("a")));
            return ids(handle);
        });
        assertEquals(List.of(), later);
        assertEquals(List.of("a"), ids());
    }

    @Test
    void aReaderCanNotWrite() {
        assertThrows(RuntimeException.class, () -> database.read(insert("a")));
        assertEquals(List.of(), ids());
    }

    @Test
    void aWorkCanNotEndTheTransactionItIsIn() throws Exception {
        assertInstanceOf(IllegalStateException.class, failure(database.write(Handle::commit)));
        get(database.write(handle -> handle.inTransaction(inner -> insert("a").in(inner))));
        assertEquals(List.of("a"), ids());
    }

    @Test
    void aHotStatementIsBoundAnewEachTime() throws Exception {
        String sql = "INSERT INTO finished (id, ended, header, result, lines) VALUES (?, ?, '{}', '{}', '')";
        for (String id : List.of("a", "b", "c")) {
            Work<Integer> hot = handle -> Hot.update(handle, sql, id, 7);
            assertEquals(1, get(database.write(hot)));
        }
        assertEquals(List.of("a", "b", "c"), ids());
    }

    @Test
    void tooMuchAtOnceIsRefused() throws Exception {
        faults.shut();
        CompletableFuture<Integer> gate = database.write(insert("gate"));
        faults.awaitCommit();
        CompletableFuture<String> refused = new CompletableFuture<>();
        for (int i = 0; i <= SqliteWriter.QUEUE; i++) {
            refused = database.write(handle -> "");
        }
        assertInstanceOf(Overloaded.class, failure(refused));
        faults.open();
        get(gate);
        assertEquals("done", get(database.write(handle -> "done").exceptionally(full -> "done")));
    }

    @Test
    void closingWritesWhatWaitsAndRefusesWhatComes() throws Exception {
        List<CompletableFuture<Integer>> all = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            all.add(database.write(insert("" + i)));
        }
        database.close();
        for (CompletableFuture<Integer> one : all) {
            assertEquals(1, get(one));
        }
        assertInstanceOf(Overloaded.class, failure(database.write(insert("late"))));
        database = reopen(address());
        assertEquals(100, ids().size());
    }

    @Test
    void aForeignKeyIsMinded() {
        CompletableFuture<Integer> orphan =
                database.write(handle -> handle.execute("INSERT INTO mute (person, muted) VALUES ('a', 'b')"));
        assertTrue(failure(orphan).toString().toLowerCase(Locale.ROOT).contains("foreign key"));
    }
}
