package regalia.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
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
        try (Connection dead = DriverManager.getConnection(url);
                Statement statement = dead.createStatement()) {
            statement.execute("INSERT INTO attendance(gathering, seat, node, until) VALUES ('" + match.table
                    + "', 1, 'dead', " + Long.MAX_VALUE + ")");
            try (Hearing here = Ways.SOCKET.open(ada, match.table, "seat=0")) {
                here.await(0, present(0, 1));
                statement.execute("UPDATE attendance SET until = 0 WHERE node = 'dead'");
                here.await(0, present(0));
            }
        }
    }
}
