package regalia.server.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
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

    /** With one row of it changed, and the checksum that belongs to that. */
    private Path forged(String from, String to) throws IOException {
        String lines;
        try (GZIPInputStream in = new GZIPInputStream(Files.newInputStream(taken()))) {
            lines = new String(in.readAllBytes(), UTF_8);
        }
        Files.delete(folder.resolve("backup"));
        assertTrue(lines.contains(from), lines);
        String body = lines.substring(0, lines.lastIndexOf("{\"sha256\"")).replace(from, to);
        String hash = HexFormat.of().formatHex(BackupFile.sha256().digest(body.getBytes(UTF_8)));
        Path forged = folder.resolve("forged");
        try (GZIPOutputStream out = new GZIPOutputStream(Files.newOutputStream(forged))) {
            out.write((body + "{\"sha256\":\"" + hash + "\"}\n").getBytes(UTF_8));
        }
        return forged;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[1]",
                "5",
                "{\"mute\":{}}",
                "{\"mute\":[1,2]}",
                "{\"mute\":5}",
                "{\"mute\":{\"muted\":{\"a\":1},\"person\":\"p-é\"}}",
                "{\"mute\":{\"muted\":99999999999999999999,\"person\":\"p-é\"}}"
            })
    void aLineThatIsNoRowIsDamageThoughTheChecksumIsRight(String line) throws IOException {
        Path forged = forged("{\"mute\":{\"muted\":\"p-Z\",\"person\":\"p-é\"}}", line);
        Backup.Found.Damaged found = assertInstanceOf(Backup.Found.Damaged.class, Backup.check(forged));
        assertEquals("The backup " + forged + " can't be used: it has a line that is no row.", found.sentence());
    }

    @Test
    void aRowThatPointsNowhereIsRefusedInOneSentence() throws IOException {
        Path forged = forged(
                "{\"mute\":{\"muted\":\"p-Z\",\"person\":\"p-é\"}}",
                "{\"mute\":{\"muted\":\"p-Z\",\"person\":\"nobody\"}}");
        try (Database postgres = Database.open(RealPostgres.freshDatabase(), folder, ForkJoinPool.commonPool());
                Database target = sqlite("target")) {
            for (Database into : List.of(postgres, target)) {
                String sentence = String.valueOf(assertThrows(Unusable.class, () -> Backup.restore(forged, into))
                        .getMessage());
                assertTrue(sentence.startsWith("The backup " + forged + " can't be used: a row of it"), sentence);
                assertEquals(1, sentence.lines().count(), sentence);
            }
        }
    }

    @Test
    void whatFollowsItsEndIsNoticed() throws IOException {
        byte[] good = Files.readAllBytes(taken());
        ByteArrayOutputStream nothing = new ByteArrayOutputStream();
        new GZIPOutputStream(nothing).close();
        for (byte[] more :
                List.of(new byte[1], "more than it was".repeat(9).getBytes(UTF_8), nothing.toByteArray(), good)) {
            Path longer = Files.write(folder.resolve("longer"), good);
            Files.write(longer, more, StandardOpenOption.APPEND);
            Backup.Found.Damaged found = assertInstanceOf(Backup.Found.Damaged.class, Backup.check(longer));
            assertTrue(found.sentence().contains("something follows after its end"), found.sentence());
        }
    }

    @Test
    void aFullDiskIsNoFaultOfTheFile() {
        Path file = taken();
        Faults faults = new Faults();
        try (Database target = Faulty.open(null, folder.resolve("target"), ForkJoinPool.commonPool(), faults)) {
            faults.fill();
            assertEquals(
                    "Nothing was restored: there is no room left on the database's disk.",
                    assertThrows(Unusable.class, () -> Backup.restore(file, target))
                            .getMessage());
        }
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
        assertThrows(Unusable.class, () -> Backup.verify(folder.resolve("missing")));
    }

    private void refuses(Path out, String because) {
        String sentence = String.valueOf(assertThrows(Unusable.class, () -> Backup.take(source, out, NOW))
                .getMessage());
        assertTrue(sentence.contains(because), sentence);
    }

    @Test
    void whereItCanNotBeWrittenThatIsSaid() {
        Path nowhere = folder.resolve("nowhere");
        refuses(nowhere.resolve("backup"), "can't be written: there is no folder " + nowhere + ".");
        refuses(folder, folder + " is a folder; name a file in it.");
    }

    @Test
    void aHalfOneOfAnotherIsLeftAlone() throws IOException {
        Path part = Files.writeString(folder.resolve("backup.part"), "somebody's");
        refuses(folder.resolve("backup"), "There is already a file " + part);
        assertEquals("somebody's", Files.readString(part));
    }
}
