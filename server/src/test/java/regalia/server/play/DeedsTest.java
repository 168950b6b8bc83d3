package regalia.server.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regalia.codec.match.Entry;
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

    /** A seat is handed over because its owner is late or away, and its owner comes back, until that was done so often. */
    private void goAndComeBack(int times) {
        long done = handovers();
        while (handovers() < done + times) {
            playing.deeds().handOver(1, "page", () -> true);
            playing.deeds().takeBack(1);
        }
    }

    private long handovers() {
        return playing.match().entriesAfter(0).stream()
                .filter(Entry.Handover.class::isInstance)
                .count();
    }

    @Test
    void whoseSeatWasKeptVeryOftenHasItBackWhenTheBotHasDecided() {
        int most = Deeds.MANY_HANDOVERS;
        goAndComeBack(most - 2);
        playing.deeds().handOver(1, "page", () -> true);
        assertEquals(most - 1, handovers());
        playing.deeds().takeBack(1);
        playing.deeds().handOver(1, "page", () -> true);
        assertEquals("table.botDecides", Parlour.declined(() -> playing.deeds().takeBack(1)));
        // What the bot has chosen in secret could be taken back, and chosen again by the bot.
        parlour.lookAfter(playing);
        assertEquals(false, playing.course().owing().contains(1));
        assertEquals("table.botDecides", Parlour.declined(() -> playing.deeds().takeBack(1)));
        parlour.act(playing, 0);
        // It may be the seat's turn next.
        parlour.lookAfter(playing);
        playing.deeds().takeBack(1);
        assertEquals(true, playing.match().keeper(1).isEmpty());
    }
}
