package regalia.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Who is at a table sees who else is, at whichever node they are. */
class PresenceTest extends Gathered {

    private TestNode other;

    @Override
    String database() {
        return RealPostgres.freshDatabase();
    }

    @BeforeEach
    void begin() {
        other = TestNode.start(folder, url);
    }

    @AfterEach
    void end() {
        other.close();
    }

    private static Predicate<JsonNode> present(Integer... seats) {
        List<Integer> wanted = Arrays.asList(seats);
        return Hearing.isA("present")
                .and(line -> line.path("seats")
                        .valueStream()
                        .map(JsonNode::asInt)
                        .toList()
                        .equals(wanted));
    }

    @Test
    void peopleAtDifferentNodesSeeEachOtherComeAndGo() {
        Match match = plain();
        ben.goTo(other.site());
        try (Hearing here = Ways.SOCKET.open(ada, match.table, "seat=0")) {
            here.await(0, present(0));
            int before;
            try (Hearing there = Ways.SOCKET.open(ben, match.table, "seat=1")) {
                there.await(0, present(0, 1));
                here.await(0, present(0, 1));
                before = here.size();
            }
            here.await(before, present(0));
        }
    }

    @Test
    void whoIsThereTwiceIsThereUntilTheyHaveGoneTwice() {
        Match match = plain();
        try (Hearing here = Ways.SOCKET.open(ada, match.table, "seat=0")) {
            int before;
            ben.goTo(other.site());
            try (Hearing one = Ways.SOCKET.open(ben, match.table, "seat=1")) {
                one.await(0, present(0, 1));
                ben.goTo(node.site());
                try (Hearing two = Ways.SOCKET.open(ben, match.table, "seat=1")) {
                    two.await(0, present(0, 1));
                    before = here.size();
                }
                here.await(before, present(0, 1));
                before = here.size();
            }
            here.await(before, present(0));
        }
    }

    @Test
    void whoWasAtANodeThatDiedIsGoneAfterAWhile() throws SQLException {
        Match match = plain();
        execute("INSERT INTO attendance(gathering, seat, node, until) VALUES ('" + match.table + "', 1, 'dead', "
                + Long.MAX_VALUE + ")");
        try (Hearing here = Ways.SOCKET.open(ada, match.table, "seat=0")) {
            here.await(0, present(0, 1));
            execute("UPDATE attendance SET until = 0 WHERE node = 'dead'");
            here.await(0, present(0));
        }
    }

    @Test
    void whoWasAtANodeThatDiedIsKeptByABotAfterTheGraceTime() throws SQLException {
        Match match = plain("\"grace\":30", "\"caretaker\":\"page\"");
        for (int seat = 0; seat < 2; seat++)
            execute("INSERT INTO attendance(gathering, seat, node, until) VALUES ('" + match.table + "', " + seat
                    + ", 'dead', " + Long.MAX_VALUE + ")");
        match.act(match.asked().orElseThrow()).of(200);
        int seat = match.asked().orElseThrow();
        try (Hearing hearing = Ways.SOCKET.open(seat == 0 ? ben : ada, match.table, "seat=" + (1 - seat))) {
            hearing.await("look");
            awaitTrue(() -> due(match).isEmpty());
            execute("UPDATE attendance SET until = 0 WHERE node = 'dead'");
            // First it is looked at whether they are there, and then they are waited for.
            awaitTrue(() -> due(match)
                    .filter(due -> Long.parseLong(due) > node.clock.millis())
                    .isPresent());
            node.clock.jump(Duration.ofSeconds(31));
            other.clock.jump(Duration.ofSeconds(31));
            hearing.await("decide");
        }
    }

    @Test
    void nobodyIsWrittenDownAsThereWhoHadTheirDataDeleted() {
        Match match = plain();
        ben.goTo(other.site());
        try (Hearing there = Ways.SOCKET.open(ben, match.table, "seat=1")) {
            there.await(0, present(1));
            ben.goTo(node.site());
            try (Hearing here = Ways.SOCKET.open(ben, match.table, "seat=1")) {
                here.await(0, present(1));
                awaitTrue(() -> writtenDown(match) == 2);
                ben.send("DELETE", "/api/me", "").of(204);
                awaitTrue(() -> writtenDown(match) == 0);
            }
        }
    }

    /** At how many nodes somebody is who has the second seat. */
    private int writtenDown(Match match) {
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement();
                ResultSet found = statement.executeQuery(
                        "SELECT COUNT(*) FROM attendance WHERE seat = 1 AND gathering = '" + match.table + "'")) {
            return found.next() ? found.getInt(1) : 0;
        } catch (SQLException failed) {
            throw new IllegalStateException(failed);
        }
    }

    private void execute(String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    /** When a match must be looked after, if it must. */
    private Optional<String> due(Match match) {
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement();
                ResultSet found = statement.executeQuery("SELECT due FROM playing WHERE id = '" + match.table + "'")) {
            return found.next() ? Optional.ofNullable(found.getString(1)) : Optional.empty();
        } catch (SQLException failed) {
            throw new IllegalStateException(failed);
        }
    }
}
