package regalia.server.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.concurrent.ForkJoinPool;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regalia.kernel.Unusable;
import regalia.server.RealPostgres;

class BackupTest {

    private static final Instant NOW = Instant.parse("2026-11-16T03:00:00Z");

    @TempDir
    Path folder = Path.of("");

    private Database source = new Closed();

    @BeforeEach
    void fill() {
        source = sqlite("source");
        source.write(Sample::fill).join();
    }

    @AfterEach
    void close() {
        source.close();
    }

    private Database sqlite(String name) {
        return Database.open(null, folder.resolve(name), ForkJoinPool.commonPool());
    }

    private Path taken(Reading from, String name) {
        Path out = folder.resolve(name);
        Backup.take(from, out, NOW);
        return out;
    }

    private Path taken() {
        return taken(source, "backup");
    }

    @Test
    void everyTableIsInIt() {
        Backup.Contents contents = Backup.take(source, folder.resolve("backup"), NOW);
        assertEquals(
                Stored.ALL.stream().map(Stored::name).toList(),
                contents.rows().keySet().stream().toList());
        assertTrue(contents.rows().values().stream().allMatch(rows -> rows > 0));
        assertEquals(contents, Backup.verify(folder.resolve("backup")));
    }

    @Test
    void thereAndBackBetweenBothDatabasesGivesTheSameBytes() throws IOException {
        Path first = taken();
        try (Database postgres = Database.open(RealPostgres.freshDatabase(), folder, ForkJoinPool.commonPool());
                Database back = sqlite("back")) {
            Backup.restore(first, postgres);
            Path second = taken(postgres, "second");
            assertArrayEquals(Files.readAllBytes(first), Files.readAllBytes(second));
            Backup.restore(second, back);
            assertArrayEquals(Files.readAllBytes(first), Files.readAllBytes(taken(back, "third")));
        }
    }

    @Test
    void itIsRestoredIntoAnEmptyDatabaseOnly() {
        Path file = taken();
        String sentence =
                assertThrows(Unusable.class, () -> Backup.restore(file, source)).toString();
        assertTrue(sentence.contains("empty database"), sentence);
    }

    @Test
    void aFlippedByteIsNoticedWhereverItIs() throws IOException {
        byte[] good = Files.readAllBytes(taken());
        Path bad = folder.resolve("bad");
        // The first ten bytes are gzip's: a time and the kind of file system, which say nothing of the contents.
        for (int i = 10; i < good.length; i += 13) {
            byte[] bytes = good.clone();
            bytes[i] ^= 0x10;
            Files.write(bad, bytes);
            assertThrows(Unusable.class, () -> Backup.verify(bad));
        }
    }

    @Test
    void aTruncatedFileIsNoticedWhereverItEnds() throws IOException {
        byte[] good = Files.readAllBytes(taken());
        Path bad = folder.resolve("bad");
        for (int length = 0; length < good.length; length += 97) {
            Files.write(bad, Arrays.copyOf(good, length));
            assertThrows(Unusable.class, () -> Backup.verify(bad));
        }
    }

    @Test
    void aRowChangedByHandIsNoticed() throws IOException {
        Path file = taken();
        String lines;
        try (GZIPInputStream in = new GZIPInputStream(Files.newInputStream(file))) {
            lines = new String(in.readAllBytes(), UTF_8);
        }
        Path bad = folder.resolve("bad");
        try (GZIPOutputStream out = new GZIPOutputStream(Files.newOutputStream(bad))) {
            out.write(lines.replace("Ysaut", "Ysolt").getBytes(UTF_8));
        }
        assertTrue(assertThrows(Unusable.class, () -> Backup.verify(bad))
                .toString()
                .contains("changed"));
    }

    @Test
    void aDamagedFileLeavesTheTargetEmpty() throws IOException {
        byte[] bytes = Files.readAllBytes(taken());
        Path bad = Files.write(folder.resolve("bad"), Arrays.copyOf(bytes, bytes.length - 30));
        try (Database target = sqlite("target")) {
            assertThrows(Unusable.class, () -> Backup.restore(bad, target));
            for (Stored table : Stored.ALL) {
                assertEquals(
                        0,
                        target.read(handle -> BackupWriter.count(handle, table)).longValue());
            }
        }
    }

    @Test
    void itCanBeTakenByAnotherProcessWhileTheServerRuns() throws IOException {
        try (Reading beside = Reading.open(null, folder.resolve("source"))) {
            assertArrayEquals(Files.readAllBytes(taken()), Files.readAllBytes(taken(beside, "second")));
        }
    }

    @Test
    void itReplacesNoFileAndLeavesNoHalfOne() {
        Path file = taken();
        assertThrows(Unusable.class, () -> Backup.take(source, file, NOW));
        assertFalse(Files.exists(folder.resolve("backup.part")));
        assertThrows(
                Unusable.class,
                () -> Backup.take(source, folder.resolve("nowhere").resolve("backup"), NOW));
        assertThrows(Unusable.class, () -> Backup.verify(folder.resolve("missing")));
    }
}
