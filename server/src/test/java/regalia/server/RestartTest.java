package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regalia.server.store.Reading;

/** Who was there when a server died, and doesn't come back, lets nobody wait longer than was agreed. */
class RestartTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"{\"kind\":\"none\",\"seconds\":0}", "{\"kind\":\"decision\",\"seconds\":3600}"})
    void whoDoesNotComeBackIsKeptByABotAfterTheGraceTime(String time) {
        TestPerson ada;
        Match match;
        try (TestNode first = TestNode.start(folder, null)) {
            ada = TestPerson.at(first.site(), "Ada");
            TestPerson ben = TestPerson.at(first.site(), "Ben");
            match = Match.of(
                    "\"game\":\"palace\","
                            + Gathered.terms("\"grace\":30", "\"caretaker\":\"page\"", "\"time\":" + time),
                    ada,
                    ben);
            Hearing there = Ways.SOCKET.open(ada, match.table, "seat=0");
            there.await("decide");
            Ways.SOCKET.open(ben, match.table, "seat=1").await("decide");
            match.act(0).of(200);
            match.act(1).of(200);
            match.until(() -> match.asked(1).isPresent());
        }
        // Nobody has gone away from a server that ends, however long it is gone.
        assertEquals(0, matches("away <> ''", 0));
        try (TestNode second = TestNode.start(folder, null)) {
            // Also if nobody ever comes back.
            Gathered.awaitTrue(() -> matches("due BETWEEN :now AND :now + 31000", second.clock.millis()) == 1);
            ada.goTo(second.site());
            try (Hearing hearing = Ways.SOCKET.open(ada, match.table, "seat=0")) {
                second.clock.jump(Duration.ofSeconds(31));
                hearing.await("decide");
            }
        }
    }

    private int matches(String which, long now) {
        try (Reading reading = Reading.open(null, folder)) {
            return reading.read(
                    handle -> handle.createQuery("SELECT COUNT(*) FROM playing WHERE :now >= 0 AND " + which)
                            .bind("now", now)
                            .mapTo(Integer.class)
                            .one());
        }
    }
}
