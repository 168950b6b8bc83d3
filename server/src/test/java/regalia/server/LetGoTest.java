package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A match that is over takes memory only while somebody listens. */
class LetGoTest {

    @TempDir
    Path folder;

    @Test
    void aMatchThatIsOverIsLetGoWhenTheLastWhoListensGoes() {
        try (TestNode node = TestNode.start(folder, null)) {
            TestPerson ada = TestPerson.at(node.site(), "Ada");
            String table = ada.open("\"game\":\"palace\",\"seats\":2,\"players\":[\"me\",\"page\"]");
            ada.ready(table, 1).of(200);
            try (Hearing watches = Ways.STREAM.open(ada, table, "seat=0")) {
                Hearing plays = new Courtier(ada, table, 0, 1).sits(Ways.SOCKET);
                plays.await("finish");
                watches.await("finish");
                assertEquals(1, inMemory(ada));
                plays.close();
            }
            awaitNone(ada);
            try (Hearing late = Ways.SOCKET.open(ada, table, "seat=0")) {
                late.await("finish");
                assertEquals(1, inMemory(ada));
            }
            awaitNone(ada);
        }
    }

    @Test
    void aMatchThatEndsUnheardIsLetGo() {
        try (TestNode node = TestNode.start(folder, null)) {
            TestPerson ada = TestPerson.at(node.site(), "Ada");
            Match match = Match.of("\"game\":\"palace\"", ada, TestPerson.at(node.site(), "Ben"));
            match.until(match::over);
            awaitNone(ada);
        }
    }

    private static int inMemory(TestPerson ada) {
        String metrics = ada.get("/metrics").of(200).text();
        return metrics.lines()
                .filter(line -> line.startsWith("regalia_matches_in_memory "))
                .mapToInt(line -> (int) Double.parseDouble(line.substring(line.indexOf(' ') + 1)))
                .findFirst()
                .orElseThrow();
    }

    private static void awaitNone(TestPerson ada) {
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
        while (inMemory(ada) > 0 && System.nanoTime() < until) LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(20));
        assertEquals(0, inMemory(ada));
    }
}
