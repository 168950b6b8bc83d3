package regalia.app.load;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;

/** Matches that were begun and that nobody plays: copies of one, put straight into the database of a server that doesn't run. */
final class Sleepers {

    private static final String NAME = "printf('idle%012d', n)";

    private static final String NUMBERS =
            "WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ?1) ";

    private static final List<String> COPIES = List.of(
            copies("gathering", "id", "version, game, state, visibility, host, doc, luck_group, created, changed"),
            "UPDATE gathering SET doc = replace(doc, ?2, id) WHERE id LIKE 'idle%'",
            copies("member", "gathering", "person, seat"),
            copies(
                    "playing",
                    "id",
                    "seq, game, rules, state, due, lease_node, lease_until, secret, waiting, away, changed"),
            copies("entry", "playing", "first, last, at, body"));

    private Sleepers() {}

    /** By name: a column that is added to a table gets its standard value. */
    private static String copies(String table, String key, String others) {
        return "INSERT INTO " + table + " (" + key + ", " + others + ") " + NUMBERS + "SELECT " + NAME + ", " + others
                + " FROM number, " + table + " WHERE " + key + " = ?2";
    }

    /**
     * Copies a match.
     *
     * @param data the folder of the database
     * @param match the one to copy
     */
    static void add(Path data, String match, int count) {
        try (Connection database = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("regalia.db"))) {
            database.setAutoCommit(false);
            for (String copy : COPIES)
                try (PreparedStatement statement = database.prepareStatement(copy)) {
                    statement.setInt(1, count);
                    statement.setString(2, match);
                    statement.executeUpdate();
                }
            database.commit();
        } catch (SQLException broken) {
            throw new IllegalStateException("the database can't be filled", broken);
        }
    }
}
