package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regalia.server.store.Faults;

/** What PostgreSQL has kept without saying so is told at the node that wrote it too, though it isn't an action of a match. */
class InDoubtTest {

    @TempDir
    Path folder;

    private final Faults faults = new Faults();
    private TestNode node;
    private TestPerson ada;
    private TestPerson ben;

    @BeforeEach
    void gather() {
        node = TestNode.faulty(folder, RealPostgres.freshDatabase(), faults);
        ada = TestPerson.at(node.site(), "Ada");
        ben = TestPerson.at(node.site(), "Ben");
    }

    @AfterEach
    void part() {
        node.close();
    }

    @Test
    void whatWasSaidIsHeard() {
        Match match = Match.of("\"game\":\"palace\"", ada, ben);
        try (Hearing hearing = Ways.SOCKET.open(ben, match.table, "seat=1")) {
            hearing.await("table");
            faults.lose(true);
            ada.at(match.table, "chat", "{\"text\":\"Good luck\",\"key\":\"c-1\"}")
                    .refused(503, "server.busy");
            faults.lose(false);
            assertEquals("Good luck", hearing.await("chat").path("text").asText());
        }
    }

    @Test
    void whoHasComeIsSeen() {
        String table = ada.open("\"game\":\"palace\",\"seats\":2");
        try (Hearing hearing = Ways.SOCKET.open(ada, table, "")) {
            hearing.await("table");
            int before = hearing.size();
            faults.lose(true);
            ben.at(table, "join", "{}").refused(503, "server.busy");
            faults.lose(false);
            hearing.await(before, Hearing.isA("table"));
        }
    }
}
