package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class PostgresSharedLuckTest extends SharedLuckContract {

    @Override
    String database() {
        return RealPostgres.freshDatabase();
    }

    private Connection look() throws SQLException {
        return DriverManager.getConnection(Objects.requireNonNull(url));
    }

    /** How many wait for a lock of somebody else. */
    private static int waiting(Statement statement) {
        try (ResultSet row = statement.executeQuery("SELECT COUNT(*) FROM pg_locks WHERE NOT granted")) {
            row.next();
            return row.getInt(1);
        } catch (SQLException failed) {
            throw new IllegalStateException(failed);
        }
    }

    @Test
    void noMatchBeginsWithALuckThatIsJustBecomingKnown() throws Exception {
        String one = shared().table;
        String other = gathered(one);
        try (Connection elsewhere = look();
                Statement ending = elsewhere.createStatement();
                Connection aside = look();
                Statement looking = aside.createStatement()) {
            elsewhere.setAutoCommit(false);
            ending.executeUpdate("UPDATE gathering SET state = 'over' WHERE id = '" + one + "'");
            CompletableFuture<Answer> ready = CompletableFuture.supplyAsync(() -> dan.ready(other, 1));
            awaitTrue(() -> waiting(looking) > 0);
            elsewhere.commit();
            ready.get().refused(409, "duplicate.revealed");
        }
        assertEquals("open", dan.get("/api/tables/" + other).text("/stage"));
    }
}
