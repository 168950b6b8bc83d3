package regalia.server.store;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;
import regalia.kernel.Unusable;
import regalia.server.RealPostgres;

/** Which databases can be opened, and what is said of those that can't. */
class OpeningTest {

    @TempDir
    Path folder = Path.of("");

    private Database open(@Nullable String address) {
        return Database.open(address, folder, ForkJoinPool.commonPool());
    }

    private void refuses(String address, String because) {
        String sentence = assertThrows(Unusable.class, () -> open(address)).toString();
        assertTrue(sentence.contains(because), sentence);
        assertFalse(sentence.contains("hunter2"), sentence);
    }

    @ParameterizedTest
    @ValueSource(strings = {"jdbc:mysql://host/db?password=hunter2", "postgres://u:hunter2@host/db", "regalia.db"})
    void anUnknownAddressIsRefused(String address) {
        refuses(address, "begins with jdbc:postgresql: or jdbc:sqlite:");
    }

    @Test
    void anAddressThatIsNoFileIsRefused() {
        refuses("jdbc:sqlite::memory:", "path of a file");
        refuses("jdbc:sqlite:a.db?cipher=hunter2", "path of a file");
        refuses("jdbc:postgresql://host:port:port/x?password=hunter2", "has the form");
    }

    /** The driver would take some of these, and show them in what it says of them. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "//club:hunter2@localhost:1/club",
                "//club:hunter2@localhost/club",
                "//club:hunter2%40localhost:1/club",
                "//club:hunter2/@localhost:1/club",
                "club:hunter2@localhost",
                "club:hunter2",
                "//localhost:1/club&user=club&password=hunter2",
                "//localhost:1?user=club&password=hunter2",
                "//localhost:99999/club?user=club&password=hunter2",
                "//localhost:1/club?user=club&password=hunter2%",
            })
    void anAddressWithAPasswordInTheWrongPlaceIsRefusedWithoutShowingIt(String place) {
        List<LogRecord> logged = new CopyOnWriteArrayList<>();
        Handler handler = new Handler() {
            @Override
            public void publish(LogRecord record) {
                logged.add(record);
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        Logger driver = Logger.getLogger("org.postgresql");
        driver.addHandler(handler);
        try {
            refuses("jdbc:postgresql:" + place, "has the form jdbc:postgresql://host:port/database?user=");
        } finally {
            driver.removeHandler(handler);
        }
        assertEquals(
                List.of(),
                logged.stream().map(LogRecord::getMessage).toList(),
                "the driver's own words quote the address");
    }

    @ParameterizedTest
    @CsvSource({
        "//h/club, club on h:5432",
        "//[::1]:99/club?user=u@house&password=p@ss:w/rd=;, club on [::1]:99",
        "'//h:1,i:2/club', 'club on h,i:1,2'",
        "//h/a%40b, a@b on h:5432",
        "club, club on localhost:5432",
    })
    void whatIsNoPasswordMayStandInAnAddress(String place, String described) {
        assertEquals(
                "PostgreSQL " + described,
                Address.of("jdbc:postgresql:" + place, folder).toString());
    }

    @Test
    void aServerThatIsNotThereIsRefused() {
        refuses("jdbc:postgresql://localhost:1/club?user=u&password=hunter2", "club on localhost:1");
    }

    @Test
    void aDatabaseIsDescribedWithoutItsPassword() {
        Address address = Address.of("jdbc:postgresql://h:99/club?user=u&password=hunter2", folder);
        assertEquals("PostgreSQL club on h:99", address.toString());
    }

    @Test
    void aFolderThatCanNotBeWrittenToIsRefused() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));
        refuses("jdbc:sqlite:" + file.resolve("regalia.db"), file + " can't be written to: it is a file.");
        Path below = file.resolve("below");
        refuses("jdbc:sqlite:" + below.resolve("regalia.db"), below + " can't be written to: ");
    }

    /** Of most of what is wrong with a file Java tells no more than its path. */
    @Test
    void whyAFolderCanNotBeWrittenToIsSaidInPlainWords() {
        assertEquals("permission denied", FolderLock.reason(new AccessDeniedException("/data/regalia.db.lock")));
        assertEquals("it is a file", FolderLock.reason(new FileAlreadyExistsException("/data")));
        assertEquals("it is a file", FolderLock.reason(new NotDirectoryException("/data")));
        assertEquals(
                "No space left on device",
                FolderLock.reason(new FileSystemException("/data", null, "No space left on device")));
        assertEquals("Input/output error", FolderLock.reason(new IOException("Input/output error")));
    }

    @Test
    void aServerWhereNoTablesMayBeMadeIsRefusedInOneSentence() {
        String address = RealPostgres.freshDatabase();
        String name = RealPostgres.name(address);
        RealPostgres.execute("CREATE ROLE guest_of_" + name + " LOGIN PASSWORD 'hunter2'");
        String guest = address.replaceAll("[?].*", "?user=guest_of_" + name + "&password=hunter2");
        refuses(guest, "can't be brought up to date: ERROR: permission denied for schema public");
        String sentence = assertThrows(Unusable.class, () -> open(guest)).toString();
        assertEquals(1, sentence.lines().count(), sentence);
    }

    @Test
    void aDiskWithoutRoomForTheTablesIsToldInOneSentence() {
        SQLiteConfig tiny = new SQLiteConfig();
        tiny.setPragma(SQLiteConfig.Pragma.MAX_PAGE_COUNT, "9");
        SQLiteDataSource source = new SQLiteDataSource(tiny);
        source.setUrl("jdbc:sqlite:" + folder.resolve("tiny.db"));
        List<LogRecord> logged = new CopyOnWriteArrayList<>();
        Handler log = new Handler() {
            @Override
            public void publish(LogRecord line) {
                logged.add(line);
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        Logger flyway = Logger.getLogger("org.flywaydb");
        flyway.addHandler(log);
        try {
            String sentence = String.valueOf(assertThrows(Unusable.class, () -> Schema.SQLITE.bringUpToDate(source))
                    .getMessage());
            assertTrue(sentence.contains("SQLITE_FULL"), sentence);
            assertEquals(1, sentence.lines().count(), sentence);
            assertEquals(List.of(), logged);
        } finally {
            flyway.removeHandler(log);
        }
    }

    @Test
    void aFileThatIsNoDatabaseIsRefused() throws IOException {
        Files.writeString(
                folder.resolve("regalia.db"), "A letter to my aunt, long enough to be no header. ".repeat(40));
        refuses("", "can't be used");
    }

    /** What SQLite does on a share that can't share memory: it says nothing, and keeps no write-ahead log. */
    @Test
    void aFolderWhereSqliteKeepsNoWriteAheadLogIsRefused() {
        SqliteFile file = new SqliteFile(Path.of("file:" + folder.resolve("regalia.db") + "?vfs=unix-dotfile"));
        for (Executable opening : List.<Executable>of(file::toWrite, file::toRead)) {
            String sentence = assertThrows(Unusable.class, opening).toString();
            assertTrue(sentence.contains("journal_mode is 'delete' instead of 'wal'"), sentence);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"journal_mode = DELETE", "synchronous = NORMAL", "foreign_keys = OFF"})
    void aSettingThatIsNotAsItMustBeIsRefused(String otherwise) throws SQLException {
        SqliteFile file = new SqliteFile(folder.resolve("regalia.db"));
        file.handle().close();
        String sentence = assertThrows(Unusable.class, () -> file.handle("PRAGMA " + otherwise))
                .toString();
        assertTrue(sentence.contains(otherwise.split(" ", -1)[0]), sentence);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aDatabaseOfANewerProgramIsRefused(boolean postgres) {
        String address = postgres ? RealPostgres.freshDatabase() : "";
        try (Database database = open(address)) {
            database.write(handle -> handle.execute("INSERT INTO " + Schema.HISTORY
                            + " (installed_rank, version, description, type, script, installed_by, execution_time, success)"
                            + " VALUES (99, '" + (Schema.VERSION + 1) + "', 'later', 'SQL', 'x', 'x', 1, "
                            + (postgres ? "true" : "1") + ")"))
                    .join();
        }
        refuses(address, "newer Regalia");
        assertThrows(Unusable.class, () -> Reading.open(address, folder));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void whoeverOnlyLooksMakesNoTables(boolean postgres) throws IOException {
        String address = postgres ? RealPostgres.freshDatabase() : "";
        if (!postgres) {
            assertThrows(Unusable.class, () -> Reading.open(address, folder));
            Files.createFile(folder.resolve("regalia.db"));
        }
        assertThrows(Unusable.class, () -> Reading.open(address, folder));
        open(address).close();
        try (Reading reading = Reading.open(address, folder)) {
            long people = reading.read(handle -> BackupWriter.count(handle, Stored.named("person")));
            assertEquals(0, people);
        }
    }

    @Test
    void whatHoldsSecretSeedsIsReadByItsOwnerOnly() throws IOException {
        try (Database database = open(null)) {
            database.write(handle -> "").join();
            try (Stream<Path> files = Files.list(folder)) {
                for (Path file :
                        files.filter(file -> !file.toString().endsWith(".lock")).toList()) {
                    if (Files.getFileStore(file).supportsFileAttributeView("posix")) {
                        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
                    }
                }
            }
        }
    }

    @Test
    void aSecondServerOnOneFolderIsRefused() {
        try (Database first = open(null)) {
            refuses("", "already in use");
            assertFalse(first.shared());
        }
        open(null).close();
    }

    @Test
    void aSecondProcessOnOneFolderIsRefused() throws Exception {
        try (Database first = open(null)) {
            assertFalse(first.shared());
            assertTrue(other().contains("already in use"));
        }
        assertTrue(other().contains("opened SQLite file"));
    }

    /** What another process says that opens the same folder. */
    private String other() throws IOException, InterruptedException {
        String path = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        path,
                        Opener.class.getName(),
                        folder.toString())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertTrue(process.waitFor(60, TimeUnit.SECONDS));
        return said;
    }

    /** A program that opens a folder and says how that went. */
    static final class Opener {

        private Opener() {}

        public static void main(String[] args) {
            try (Database database = Database.open(null, Path.of(args[0]), ForkJoinPool.commonPool())) {
                System.out.println("opened " + database.describe());
            } catch (Unusable e) {
                System.out.println(e.getMessage());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void theTablesKnownToBackupsAreThoseOfTheSchema(boolean postgres) throws SQLException {
        try (Database database = open(postgres ? RealPostgres.freshDatabase() : null)) {
            assertEquals(
                    Stored.ALL.stream().map(Stored::toString).sorted().toList(),
                    database.read(handle -> Keys.of(handle.getConnection())).stream()
                            // Who is there just now is nothing to restore.
                            .filter(table -> !table.contains("name=attendance,"))
                            .toList());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "postgresql"})
    void everyMigrationIsListedOnceInOrder(String kind) throws Exception {
        Path first = Path.of(requireNonNull(Schema.class.getResource(kind + "/V1__begin.sql"))
                .toURI());
        try (Stream<Path> files = Files.list(requireNonNull(first.getParent()))) {
            assertEquals(
                    Set.copyOf(Migrations.ALL),
                    files.map(file -> file.getFileName().toString()).collect(Collectors.toSet()));
        }
        for (int i = 0; i < Migrations.ALL.size(); i++) {
            assertTrue(Migrations.ALL.get(i).startsWith("V" + (i + 1) + "__"));
        }
    }
}
