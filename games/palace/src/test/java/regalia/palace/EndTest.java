package regalia.palace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static regalia.palace.Colour.RED;
import static regalia.palace.Colour.VIOLET;

import java.util.List;
import org.junit.jupiter.api.Test;
import regalia.kernel.Message;
import regalia.kernel.Outcome;
import regalia.kernel.Rule;
import regalia.kernel.Seat;
import regalia.palace.PalaceAction.Take;

class EndTest {

    /** Round 1 before its last disc is laid. */
    private static Scene lastDisc(int seats) {
        return new Scene(seats).noReserve().reserve(RED, 1).turnOf(seats - 1).take(1);
    }

    /** Round 2 before its last card is taken, a Noble of favour 1 with a red disc. */
    private static Scene lastCard(int seats) {
        Scene scene = new Scene(seats)
                .round(2)
                .row(1, "noble 1")
                .disc(1, RED)
                .row(2)
                .noDisc(2)
                .row(3)
                .noDisc(3)
                .turnOf(0);
        scene.state.deck = 0;
        scene.state.violetAside = 0;
        return scene;
    }

    @Test
    @Rule({"PAL-7", "PAL-25"})
    void roundTwoBringsTheVioletDiscWithFourPlayersOnly() {
        Scene four = lastDisc(4);
        assertEquals(0, four.state.reserve(VIOLET.ordinal()));
        four.lay(RED);
        assertEquals(1, four.state.reserve(VIOLET.ordinal()));
        assertEquals(0, four.state.violetAside);
        assertTrue(four.heard().contains("log.violetJoins"));
        Scene three = lastDisc(3).lay(RED);
        assertEquals(0, three.state.reserve(VIOLET.ordinal()));
        assertFalse(three.heard().contains("log.violetJoins"));
    }

    @Test
    @Rule({"PAL-20", "PAL-25", "PAL-27"})
    void thePawnsHolderStartsRoundTwoAndTheDiscsOnTheGridStay() {
        Scene scene = lastDisc(4).columns(2, "king 5").lay(RED);
        assertEquals(1, scene.state.round);
        assertEquals(0, scene.state.turns);
        assertEquals(2, scene.state.pawn);
        assertEquals(Seat.bit(2), scene.state.toAct());
        assertEquals(Stage.TAKE, scene.state.stage());
        assertEquals(RED.ordinal(), scene.state.discOn(0));
        assertEquals(Colour.RED.ordinal(), scene.state.discOn(1));
        assertEquals(Colour.BLUE.ordinal(), scene.state.discOn(2));
        assertTrue(scene.log.contains(Message.of("log.round", 2, Seat.of(2))));
    }

    @Test
    @Rule("PAL-26")
    void afterRoundTwoEachGetsTheirKingTotalWithoutVioletDiscs() {
        Scene scene = lastCard(3)
                .columns(0, "king 5, queen 2")
                .columns(1, "king 4, queen 2")
                .violets(1, Kind.KING, 1)
                .columns(2, "queen 2")
                .take(1);
        assertEquals(List.of("0 +5 PAL-26 king 5", "1 +3 PAL-26 king 3"), scene.ledger("PAL-26"));
        assertEquals(Stage.OVER, scene.state.stage());
        assertEquals(0, scene.state.toAct());
        assertEquals("log.over", scene.heard().getLast());
        scene.refuses(0, new Take(1), "PAL-26", "why.over");
    }

    @Test
    @Rule("PAL-26")
    void afterRoundOneNobodyGetsTheirKingTotal() {
        assertEquals(List.of(), lastDisc(3).columns(0, "king 5").lay(RED).ledger("PAL-26"));
    }

    @Test
    @Rule({"PAL-22", "PAL-26"})
    void aDebtIsSettledAtTheEnd() {
        Scene scene = lastCard(2)
                .points(1, 10)
                .bribes(0, Kind.NOBLE, Kind.PRIEST)
                .columns(0, "king 5")
                .columns(1, "queen 4")
                .take(1);
        // -2 to the Queen, -1 for the red disc, then the King's 5.
        assertEquals(3, scene.state.points[0]);
        assertTrue(scene.log.contains(Message.of("log.debt", Seat.of(0), 2)));
        assertFalse(scene.log.contains(Message.of("log.debt", Seat.of(1), 0)));
    }

    @Test
    @Rule("PAL-26")
    void onlyTheEndIsTheEnd() {
        Scene scene = lastCard(2);
        Outcome outcome = new Outcome(2);
        scene.rules.outcome(scene.state, outcome);
        assertFalse(outcome.over());
        scene.take(1);
        scene.rules.outcome(scene.state, outcome);
        assertTrue(outcome.over());
    }

    @Test
    @Rule("PAL-26")
    void mostInfluenceWins() {
        assertEquals(List.of(3, 1, 2), new Scene(3).points(5, 7, 6).ranks());
        assertEquals(List.of(2, 3, 1), new Scene(3).points(-1, -2, 0).ranks());
    }

    @Test
    @Rule("PAL-26")
    void aTieGoesToThePawnThenToTheNearestClockwise() {
        assertEquals(List.of(1, 2, 3), new Scene(3).pawn(0).points(5, 5, 5).ranks());
        assertEquals(List.of(2, 3, 1), new Scene(3).pawn(2).points(5, 5, 5).ranks());
        assertEquals(
                List.of(3, 4, 1, 2), new Scene(4).pawn(1).points(5, 4, 6, 6).ranks());
        assertEquals(
                List.of(2, 4, 3, 1), new Scene(4).pawn(3).points(6, 4, 5, 6).ranks());
        assertEquals(List.of(2, 1), new Scene(2).pawn(1).points(-3, -3).ranks());
    }
}
