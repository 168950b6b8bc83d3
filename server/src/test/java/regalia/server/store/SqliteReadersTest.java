package regalia.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Connections that break while the file can't be opened, as when its disk is gone for a while. */
class SqliteReadersTest {

    private static final Duration SOON = Duration.ofSeconds(20);
    /** As many as there are connections. */
    private static final int ALL = 4;

    @TempDir
    Path folder = Path.of("");

    private Reading readers = new Closed();

    @BeforeEach
    void open() throws IOException {
        Files.createDirectory(here());
        Database.open(null, here(), ForkJoinPool.commonPool()).close();
        readers = Reading.open(null, here());
    }

    @AfterEach
    void close() {
        readers.close();
    }

    private Path here() {
        return folder.resolve("here");
    }

    private Path away() {
        return folder.resolve("away");
    }

    private long people() {
        return readers.read(handle -> BackupWriter.count(handle, Stored.named("person")));
    }

    /** Reads, and its connection breaks before it is given back. */
    private long breaking() {
        return readers.read(handle -> {
            long people = BackupWriter.count(handle, Stored.named("person"));
            handle.getConnection().close();
            return people;
        });
    }

    /** The file is away, and all connections are broken. */
    private void loseAll() throws IOException {
        Files.move(here(), away());
        for (int time = 0; time < ALL; time++)
            try {
                breaking();
            } catch (NotKept | Overloaded lost) {
                // There is no other connection either.
            }
    }

    @Test
    void whatWasReadIsGivenThoughItsConnectionBreaks() throws IOException {
        Files.move(here(), away());
        assertEquals(0, breaking());
        Files.move(away(), here());
    }

    @Test
    void whenTheFileIsBackEverybodyCanReadAgain() throws IOException {
        loseAll();
        Files.move(away(), here());
        for (int time = 0; time < ALL; time++) assertEquals(0, assertTimeoutPreemptively(SOON, this::people));
    }

    @Test
    void whoCanNotReadIsToldSoAtOnce() throws IOException {
        loseAll();
        assertTimeoutPreemptively(SOON, () -> {
            String sentence = assertThrows(Overloaded.class, this::people).getMessage();
            assertEquals("The database can't be read now.", sentence);
        });
        Files.move(away(), here());
    }

    @Test
    void whoseConnectionsAreLostIsClosedAtOnce() throws IOException {
        loseAll();
        assertTimeoutPreemptively(SOON, readers::close);
    }

    @Test
    void whatIsBeingReadWhenItIsClosedIsReadToTheEnd() throws Exception {
        CountDownLatch reading = new CountDownLatch(1);
        CountDownLatch closing = new CountDownLatch(1);
        try (ExecutorService people = Executors.newVirtualThreadPerTaskExecutor()) {
            Future<Long> read = people.submit(() -> readers.read(handle -> {
                reading.countDown();
                closing.await();
                return BackupWriter.count(handle, Stored.named("person"));
            }));
            reading.await();
            Future<?> closed = people.submit(readers::close);
            assertTimeoutPreemptively(SOON, () -> {
                while (isOpen()) Thread.onSpinWait();
            });
            closing.countDown();
            assertEquals(0, read.get(SOON.toSeconds(), TimeUnit.SECONDS));
            closed.get(SOON.toSeconds(), TimeUnit.SECONDS);
        }
    }

    private boolean isOpen() {
        try {
            people();
            return true;
        } catch (Overloaded closed) {
            return false;
        }
    }
}
