package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class PostgresLeavingTest extends LeavingContract {

    @Override
    String database() {
        return RealPostgres.freshDatabase();
    }

    @Test
    void whoListensAtAnotherNodeHearsThatSomebodyIsGone() {
        Match match = plain("\"caretaker\":\"page\"");
        try (TestNode other = TestNode.start(folder, url)) {
            ada.goTo(other.site());
            ben.goTo(other.site());
            try (Hearing staying = Ways.SOCKET.open(ada, match.table, "seat=0");
                    Hearing leaving = Ways.SOCKET.open(ben, match.table, "seat=1")) {
                staying.await(0, Hearing.isA("look").or(Hearing.isA("decide")));
                leaving.await(0, Hearing.isA("look").or(Hearing.isA("decide")));
                ben.goTo(node.site());
                ben.send("DELETE", "/api/me", "").of(204);
                leaving.awaitEnd();
                staying.await(
                        0,
                        Hearing.isA("table")
                                .and(line ->
                                        line.at("/table/places/1/name").asText().equals(DELETED)));
            }
            assertFalse(match.lines(ada, "seat=0").toString().contains("Ben"));
        }
    }

    @Test
    void aTableThatChangesAtTheSameMomentForgetsThemToo() throws Exception {
        Match match = plain("\"caretaker\":\"page\"");
        try (Connection other = DriverManager.getConnection(url);
                Statement statement = other.createStatement()) {
            other.setAutoCommit(false);
            statement.executeUpdate("UPDATE gathering SET version = version + 1 WHERE id = '" + match.table + "'");
            CompletableFuture<Answer> gone = CompletableFuture.supplyAsync(() -> ben.send("DELETE", "/api/me", ""));
            awaitTrue(() -> waiting(statement) > 0);
            other.commit();
            gone.get(20, TimeUnit.SECONDS).of(204);
        }
        assertEquals(DELETED, ada.get("/api/tables/" + match.table).text("/places/1/name"));
    }

    /** How many of the database wait for a row that somebody else has. */
    private static int waiting(Statement statement) {
        try (ResultSet rows = statement.executeQuery("SELECT COUNT(*) FROM pg_stat_activity"
                + " WHERE datname = current_database() AND wait_event_type = 'Lock'")) {
            rows.next();
            return rows.getInt(1);
        } catch (SQLException failed) {
            throw new IllegalStateException(failed);
        }
    }
}
