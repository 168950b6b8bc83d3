package regalia.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What was written by an older Regalia is there when its tables are brought up to date. */
class OlderTablesTest {

    private static final String ENTRIES =
            "SELECT playing || ' ' || first || ' ' || last || ' ' || at || ' ' || body || ' ' || COALESCE(seat, '-')"
                    + " || ' ' || COALESCE(idem, '-') FROM entry ORDER BY playing, first";

    @TempDir
    Path folder;

    @Test
    void entriesThatLayByMatchLieAsTheyCame() throws SQLException {
        SqliteFile file = new SqliteFile(folder.resolve("regalia.db"));
        Flyway.configure()
                .dataSource(file.source())
                .locations(new String[0])
                .resourceProvider(new Migrations("sqlite"))
                .javaMigrationClassProvider(List::of)
                .table(Schema.HISTORY)
                .loggers("slf4j")
                .target("5")
                .load()
                .migrate();
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
}
