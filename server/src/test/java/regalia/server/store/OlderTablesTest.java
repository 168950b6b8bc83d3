package regalia.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.configuration.FluentConfiguration;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regalia.codec.Json;
import regalia.server.RealPostgres;
import regalia.server.table.Gathering;
import regalia.server.table.Place;
import regalia.server.table.Sitting;
import regalia.server.table.Table;
import regalia.server.table.TableShelf;
import regalia.server.table.Terms;
import regalia.server.table.TestTable;

/** What was written by an older Regalia is there when its tables are brought up to date. */
class OlderTablesTest {

    private static final String ENTRIES =
            "SELECT playing || ' ' || first || ' ' || last || ' ' || at || ' ' || body || ' ' || COALESCE(seat, '-')"
                    + " || ' ' || COALESCE(idem, '-') FROM entry ORDER BY playing, first";

    @TempDir
    Path folder;

    /** Makes the tables as they were after a migration. */
    private static void migrate(String kind, FluentConfiguration flyway, String target) {
        flyway.locations(new String[0])
                .resourceProvider(new Migrations(kind))
                .javaMigrationClassProvider(List::of)
                .table(Schema.HISTORY)
                .loggers("slf4j")
                .target(target)
                .load()
                .migrate();
    }

    @Test
    void entriesThatLayByMatchLieAsTheyCame() throws SQLException {
        SqliteFile file = new SqliteFile(folder.resolve("regalia.db"));
        migrate("sqlite", Flyway.configure().dataSource(file.source()), "5");
        List<String> before;
        try (Handle handle = Jdbi.create(file.source()).open()) {
            for (String match : List.of("a", "b")) {
                handle.execute(
                        "INSERT INTO gathering(id, version, game, state, visibility, host, doc, created, changed)"
                                + " VALUES (?, 1, 'palace', 'running', 'open', 'ada', '{}', 1, 1)",
                        match);
                handle.execute(
                        "INSERT INTO playing(id, seq, game, rules, state, secret, waiting, changed)"
                                + " VALUES (?, 3, 'palace', '1', 'running', '', '', 1)",
                        match);
            }
            handle.execute("INSERT INTO entry(playing, first, last, at, body, seat, idem) VALUES"
                    + " ('b', 1, 2, 10, 'dealt', NULL, NULL), ('a', 1, 1, 11, 'dealt', NULL, NULL),"
                    + " ('b', 3, 3, 12, 'took', 1, 'k1'), ('a', 2, 3, 13, 'took', 0, 'k2')");
            before = handle.select(ENTRIES).mapTo(String.class).list();
        }
        assertEquals(4, before.size());
        try (Database database = Database.open(null, folder, Runnable::run)) {
            assertEquals(
                    before,
                    database.read(
                            handle -> handle.select(ENTRIES).mapTo(String.class).list()));
            assertEquals(
                    List.of("b1", "a1", "b3", "a2"),
                    database.read(handle -> handle.select("SELECT playing || first FROM entry ORDER BY rowid")
                            .mapTo(String.class)
                            .list()));
        }
    }

    @Test
    void tablesThatAreFullAreWrittenDownAsSuchInAFile() throws SQLException {
        SqliteFile file = new SqliteFile(folder.resolve("regalia.db"));
        migrate("sqlite", Flyway.configure().dataSource(file.source()), "7");
        try (Handle handle = Jdbi.create(file.source()).open()) {
            gather(handle);
        }
        demandTaken(null);
    }

    @Test
    void tablesThatAreFullAreWrittenDownAsSuchOnAServer() {
        String url = RealPostgres.freshDatabase();
        migrate("postgresql", Flyway.configure().dataSource(url, null, null), "7");
        try (Handle handle = Jdbi.create(url).open()) {
            gather(handle);
        }
        demandTaken(url);
    }

    private static void gather(Handle handle) {
        Table free = Gathering.join(
                TestTable.of("free", Terms.STANDARD, List.of(Place.FREE, Place.FREE)),
                new Sitting("ada", "Ada", Optional.empty()),
                Optional.empty());
        Table full = Gathering.seatBot(free, "ada", 1, "page");
        // Where rules allow what is written as a free seat is, nobody can tell from the text.
        String odd =
                Json.write(full).replace("\"options\":{}", "\"options\":{\"odd\":{\"name\":\"\"},\"nul\":\"\\u0000\"}");
        insert(handle, "free", Json.write(free));
        insert(handle, "full", Json.write(full));
        insert(handle, "odd", odd);
    }

    private static void insert(Handle handle, String id, String doc) {
        handle.execute(
                "INSERT INTO gathering(id, version, game, state, visibility, host, doc, created, changed)"
                        + " VALUES (?, 1, 'palace', 'open', 'open', 'ada', ?, 1, 1)",
                id,
                doc);
    }

    private void demandTaken(@Nullable String url) {
        try (Database database = Database.open(url, folder, Runnable::run)) {
            assertEquals(
                    List.of("free 0", "full 1", "odd 0"),
                    database.read(handle -> handle.select("SELECT id || ' ' || taken FROM gathering ORDER BY id")
                            .mapTo(String.class)
                            .list()));
            assertEquals(
                    List.of("free"),
                    database.read(handle -> TableShelf.toJoin(handle, 10)).stream()
                            .map(Table::id)
                            .toList());
        }
    }
}
