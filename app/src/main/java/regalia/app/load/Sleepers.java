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
            "INSERT INTO gathering " + NUMBERS + "SELECT " + NAME + ", version, game, state, visibility, host,"
                    + " replace(doc, id, " + NAME + "), luck_group, created, changed"
                    + " FROM number, gathering WHERE id = ?2",
            "INSERT INTO member " + NUMBERS + "SELECT person, " + NAME + ", seat"
                    + " FROM number, member WHERE gathering = ?2",
            "INSERT INTO playing " + NUMBERS + "SELECT " + NAME + ", seq, game, rules, state, due, lease_node,"
                    + " lease_until, secret, waiting, changed FROM number, playing WHERE id = ?2",
            "INSERT INTO entry (playing, first, last, at, body) " + NUMBERS + "SELECT " + NAME
                    + ", first, last, at, body" + " FROM number, entry WHERE playing = ?2");

    private Sleepers() {}

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
