package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Somebody thinks again at one node in the moment in which another opens what all have chosen: what they have been told is kept counts. */
class LateChangeTest extends Gathered {

    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

    @Override
    String database() {
        return RealPostgres.freshDatabase();
    }

    @AfterEach
    void end() {
        threads.close();
    }

    /** A node that stands before the row of a match, which another has locked. */
    private static boolean waits(Connection watching) {
        try (Statement statement = watching.createStatement();
                ResultSet found = statement.executeQuery("SELECT 1 FROM pg_stat_activity"
                        + " WHERE wait_event_type = 'Lock' AND query LIKE 'UPDATE playing SET seq%'")) {
            return found.next();
        } catch (SQLException failed) {
            throw new AssertionError(failed);
        }
    }

    @Test
    void whatWasTakenBackIsNotOpened() throws Exception {
        Match match = sealed();
        int asked = match.seq(0);
        match.act(0).of(200);
        try (Connection other = DriverManager.getConnection(url);
                Connection watching = DriverManager.getConnection(url);
                Statement statement = other.createStatement()) {
            other.setAutoCommit(false);
            statement.execute("SELECT 1 FROM playing WHERE id = '" + match.table + "' FOR UPDATE");
            statement.execute("UPDATE sealed SET body = '' WHERE playing = '" + match.table + "' AND seat = 0");
            CompletableFuture<Answer> chosen = CompletableFuture.supplyAsync(() -> match.act(1), threads);
            awaitTrue(() -> waits(watching));
            other.commit();
            chosen.get(10, TimeUnit.SECONDS).of(200);
        }
        assertEquals(asked, match.seq(0));
        assertTrue(match.asked(1).isEmpty());
        match.act(0).of(200);
        assertTrue(match.asked(0).stream().noneMatch(line -> line.path("seq").asInt() == asked));
    }
}
