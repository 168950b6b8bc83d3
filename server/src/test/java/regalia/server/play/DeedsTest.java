package regalia.server.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regalia.server.table.Motion;
import regalia.server.table.Terms;

/** What is told of a match has an end, whatever people do beside playing. */
class DeedsTest {

    @TempDir
    Path folder = Path.of("");

    private Parlour parlour;
    private Playing<?, ?, ?> playing;

    @BeforeEach
    void open() {
        parlour = new Parlour(folder, "ada");
        playing = parlour.begun("palace", Terms.STANDARD, "ada", "ada");
    }

    @AfterEach
    void close() {
        parlour.close();
    }

    @Test
    void nobodyTakesBackWithoutEnd() {
        int seat = parlour.turn(playing);
        for (int i = 0; i < Deeds.MOST_UNDOS; i++)
            playing.deeds().propose(Motion.Kind.UNDO, seat, playing.keptTo() - 1);
        assertEquals(Deeds.MOST_UNDOS, playing.match().undos());
        assertEquals(
                "undo.tooMany",
                Parlour.declined(() -> playing.deeds().propose(Motion.Kind.UNDO, seat, playing.keptTo() - 1)));
    }

    @Test
    void whoGivesTheirSeatAwayAgainAndAgainKeepsItInTheEnd() {
        for (int i = 0; i < Deeds.MOST_HANDOVERS / 2; i++) {
            playing.deeds().handOver(1, "page");
            playing.deeds().takeBack(1);
        }
        assertEquals("table.handedOften", Parlour.declined(() -> playing.deeds().handOver(1, "page")));
    }

    @Test
    void whoIsAwayTooOftenIsReplacedAllTheSameAndMayComeBack() {
        for (int i = 0; i < Deeds.MOST_HANDOVERS / 2; i++) {
            playing.deeds().handOver(1, "page");
            playing.deeds().takeBack(1);
        }
        playing.deeds().handOver(1, "page", () -> true);
        assertEquals("page", playing.match().keeper(1).orElseThrow());
        playing.deeds().takeBack(1);
        assertEquals(true, playing.match().keeper(1).isEmpty());
    }
}
