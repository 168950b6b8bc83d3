package regalia.palace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regalia.codec.match.Entry;
import regalia.codec.match.Match;
import regalia.codec.match.RecordReader;
import regalia.codec.match.Recorded;
import regalia.codec.match.Replay;
import regalia.kernel.Message;
import regalia.kernel.Rule;
import regalia.testkit.CuratedGames;

/** Matches kept for what happens in them: they go as recorded, and their names say what is in them. */
class CuratedTest {

    @TestFactory
    Stream<DynamicTest> everyCuratedMatchGoesAsRecorded() {
        return CuratedGames.in(CuratedTest.class, "curated", Scene.GAME);
    }

    private static Recorded recorded(String name) {
        String file = "curated/" + name + ".jsonl";
        try (InputStream in = Objects.requireNonNull(CuratedTest.class.getResourceAsStream(file), file)) {
            return new RecordReader(file, in).next().orElseThrow();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Match<PalaceState, PalaceAction, PalaceView> match(String name) {
        return new Replay(id -> Scene.GAME, Message::key).play(Scene.GAME, recorded(name));
    }

    @ParameterizedTest
    @CsvSource({"two-seats, 2, 30", "three-seats-45-cards, 3, 45", "three-seats-46-cards, 3, 46", "four-seats, 4, 60"})
    @Rule({"PAL-3", "PAL-4", "PAL-18"})
    void everySeatCountIsPlayedToTheEnd(String name, int seats, int cards) {
        assertEquals(seats, recorded(name).header().seats());
        Match<?, PalaceAction, ?> match = match(name);
        assertTrue(match.over());
        assertEquals(
                cards,
                match.standing().stream()
                        .filter(acted -> acted.action() instanceof PalaceAction.Take)
                        .count());
        assertEquals(cards == 46, Curator.says(match, "log.takeAlone"));
    }

    @Test
    @Rule("PAL-26")
    void aTieIsWonByTheHolderOfThePawnOrTheNearestClockwise() {
        assertTrue(Curator.tie(match("a-tie-won-by-the-holder-of-the-pawn"), true));
        assertTrue(Curator.tie(match("a-tie-won-by-the-nearest-clockwise"), false));
    }

    @Test
    @Rule("PAL-26")
    void theKingsLastPointsDecide() {
        assertTrue(Curator.decidedByTheKing(match("decided-by-the-last-king-points")));
    }

    @Test
    @Rule("PAL-22")
    void aDebtIsPaidAtTheEnd() {
        assertTrue(Curator.says(match("a-debt-paid-at-the-end"), "log.debt"));
    }

    @Test
    @Rule("PAL-21")
    void allAreTiedOnTheQueen() {
        assertEquals(2, Curator.payers(match("all-tied-on-the-queen")));
    }

    @Test
    @Rule({"PAL-13", "PAL-14"})
    void aVioletDiscComesWithAPolitician() {
        assertTrue(Curator.violetPolitician(match("a-violet-disc-with-a-politician")));
    }

    @Test
    @Rule({"PAL-5", "PAL-8"})
    void theTableNamesTheFirstPlayerAndOpensTheScores() {
        Recorded recorded = recorded("open-scores-and-a-named-first-player");
        assertEquals(2, recorded.header().options().get("first").asInt());
        assertTrue(recorded.header().options().get("openScores").asBoolean());
        PalaceAction first = match("open-scores-and-a-named-first-player")
                .standing()
                .getFirst()
                .action();
        assertTrue(first instanceof PalaceAction.Draw);
    }

    @Test
    void aBribeIsTakenBack() {
        List<Entry<PalaceAction>> entries = match("a-bribe-taken-back").entries();
        for (int i = 1; i < entries.size(); i++)
            if (entries.get(i) instanceof Entry.Undone<PalaceAction>) {
                var before = (Entry.Acted<PalaceAction>) entries.get(i - 1);
                var after = (Entry.Acted<PalaceAction>) entries.get(i + 1);
                assertTrue(before.action() instanceof PalaceAction.Bribes);
                assertNotEquals(before.action(), after.action());
                return;
            }
        throw new AssertionError("nothing is taken back");
    }
}
