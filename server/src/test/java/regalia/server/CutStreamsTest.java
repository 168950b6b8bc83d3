package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import regalia.catalog.Catalog;

/** Whoever is cut off and comes back where they were has heard the same as who never was. */
class CutStreamsTest {

    @TempDir
    Path folder;

    /** Hears with the eyes of a seat over one connection after the other. */
    private static final class Patched {

        private final TestPerson who;
        private final String table;
        private final Ways way;
        private final Random random;
        private final List<JsonNode> lines = new ArrayList<>();
        private int cuts;

        Patched(TestPerson who, String table, Ways way, long seed) {
            this.who = who;
            this.table = table;
            this.way = way;
            random = new Random(seed);
        }

        /** Hears a little, is cut off, and comes back until there is nothing more. */
        void listen() {
            while (lines.stream().noneMatch(Hearing.isA("finish"))) {
                int after = lines.stream()
                        .mapToInt(line -> line.path("seq").asInt())
                        .max()
                        .orElse(0);
                Hearing hearing = way.open(who, table, "seat=0" + (after == 0 ? "" : "&after=" + after));
                int most = 1 + random.nextInt(12);
                hearing.await(
                        0,
                        line -> hearing.size() >= most || Hearing.isA("finish").test(line));
                hearing.close();
                List<JsonNode> heard = hearing.lines();
                int finish = 0;
                while (finish < heard.size() && !Hearing.isA("finish").test(heard.get(finish))) finish++;
                // What came over the wire behind the cut is lost on whoever was cut off.
                lines.addAll(heard.subList(0, Math.min(heard.size(), finish < most ? finish + 1 : most)));
                cuts++;
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Ways.class)
    void aStreamThatIsCutAndResumedHasNoGapAndNoRepeat(Ways way) throws Exception {
        try (TestNode node = TestNode.start(folder, null)) {
            int seed = 0;
            for (String game : Catalog.games()) play(node, way, game, ++seed);
        }
    }

    private static void play(TestNode node, Ways way, String game, int seed) throws Exception {
        TestPerson ada = TestPerson.at(node.site(), "Ada");
        int seats = Catalog.game(game).fewestSeats();
        String table = ada.open("\"game\":\"%s\",\"seats\":%d,\"players\":[%s]"
                .formatted(game, seats, "\"me\"" + ",\"page\"".repeat(seats - 1)));
        ada.ready(table, 1).of(200);
        try (Hearing whole = Ways.STREAM.open(ada, table, "seat=0")) {
            whole.await("hello");
            Patched patched = new Patched(ada, table, way, seed);
            Thread listens = Thread.ofVirtual().start(patched::listen);
            try (Hearing plays = new Courtier(ada, table, 0, seed).sits(Ways.SOCKET)) {
                whole.await("finish");
                plays.await("finish");
            }
            listens.join(30_000);
            assertEquals(Numbered.events(whole.lines()), Numbered.events(patched.lines));
            Numbered.demandAscending(patched.lines);
            Numbered.demandAscending(whole.lines());
            assertTrue(patched.cuts > 1, "was never cut off");
        }
    }

    @Test
    void takingBackAndARestartLeaveNoGapAndNoRepeat() {
        List<JsonNode> whole = new ArrayList<>();
        List<JsonNode> numbered = new ArrayList<>();
        TestNode node = TestNode.start(folder, null);
        TestPerson ada = TestPerson.at(node.site(), "Ada");
        TestPerson ben = TestPerson.at(node.site(), "Ben");
        Match match = Match.of("\"game\":\"palace\"", ada, ben);
        Random random = new Random(11);
        for (int step = 1; !match.over() && step < 400; step++) {
            match.act(match.asked().orElseThrow()).of(200);
            if (step % 9 == 0 && !match.over()) {
                ada.at(match.table, "undo", "{\"to\":%d}".formatted(4 + random.nextInt(4)))
                        .of(204);
                if (!match.show().path("motion").isMissingNode())
                    ben.at(match.table, "vote", "{\"agree\":true}").of(204);
                if (step > 40) continue;
            }
            if (random.nextInt(3) == 0) hearMore(match, ada, whole);
            if (step % 12 == 0) {
                node.close();
                node = TestNode.start(folder, null);
                ada.goTo(node.site());
                ben.goTo(node.site());
            }
            if (step == 45) break;
        }
        hearMore(match, ada, whole);
        numbered.addAll(Numbered.events(whole));
        assertEquals(Numbered.events(match.lines(0)), numbered);
        assertTrue(numbered.stream().anyMatch(Hearing.isA("takenBack")));
        Numbered.demandAscending(whole);
        node.close();
    }

    private static void hearMore(Match match, TestPerson who, List<JsonNode> into) {
        int after =
                into.stream().mapToInt(line -> line.path("seq").asInt()).max().orElse(0);
        into.addAll(match.lines(who, "seat=0" + (after == 0 ? "" : "&after=" + after)));
    }
}
