package regalia.server;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regalia.server.store.Reading;

/** Who was there when a server died, and doesn't come back, lets nobody wait longer than was agreed. */
class RestartTest {

    @TempDir
    Path folder;

    @Test
    void whoDoesNotComeBackIsKeptByABotAfterTheGraceTime() throws SQLException {
        TestPerson ada;
        Match match;
        try (TestNode first = TestNode.start(folder, null)) {
            ada = TestPerson.at(first.site(), "Ada");
            TestPerson ben = TestPerson.at(first.site(), "Ben");
            match = Match.of(
                    "\"game\":\"palace\"," + Gathered.terms("\"grace\":30", "\"caretaker\":\"page\""), ada, ben);
            match.act(0).of(200);
            match.act(1).of(200);
            match.until(() -> match.asked(1).isPresent());
        }
        // As it is when both are there, and nobody could note that they went.
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("regalia.db"));
                Statement statement = connection.createStatement()) {
            statement.execute("UPDATE playing SET due = NULL, lease_node = NULL, lease_until = NULL");
        }
        try (TestNode second = TestNode.start(folder, null)) {
            ada.goTo(second.site());
            try (Hearing hearing = Ways.SOCKET.open(ada, match.table, "seat=0")) {
                Gathered.awaitTrue(() -> isAwaited(second.clock.millis()));
                second.clock.jump(Duration.ofSeconds(31));
                hearing.await("decide");
            }
        }
    }

    /** Whether a match will be looked after some time after now. */
    private boolean isAwaited(long now) {
        try (Reading reading = Reading.open(null, folder)) {
            return reading.read(handle -> handle.createQuery("SELECT COUNT(*) FROM playing WHERE due > :now")
                            .bind("now", now)
                            .mapTo(Integer.class)
                            .one())
                    > 0;
        }
    }
}
