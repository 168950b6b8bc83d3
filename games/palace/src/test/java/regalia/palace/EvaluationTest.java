package regalia.palace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static regalia.palace.Kind.KING;
import static regalia.palace.Kind.NOBLE;
import static regalia.palace.Kind.PRIEST;
import static regalia.palace.Kind.QUEEN;
import static regalia.palace.Kind.SOLDIER;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regalia.kernel.Message;
import regalia.kernel.Rule;
import regalia.kernel.Seat;

/** Bribes, King and Queen. Everybody's bribe of round 1 is a Noble, where nothing else is said. */
class EvaluationTest {

    @Test
    @Rule({"PAL-12", "PAL-19"})
    void theBribeJoinsItsColumnWithFavourOneAndPassesOnlyWhatItExceeds() {
        Scene level = new Scene(2).columns(0, "king 3, noble 2").evaluate();
        assertEquals("king 3, noble 3", level.columns(0));
        Scene more = new Scene(2).columns(0, "king 3, noble 3").evaluate();
        assertEquals("noble 4, king 3", more.columns(0));
        assertEquals("noble 1", more.columns(1));
    }

    @Test
    @Rule({"PAL-14", "PAL-19"})
    void eachPoliticianUnderTheBribeAddsOneFavour() {
        Scene scene = new Scene(2).columns(0, "king 3").bribes(0, SOLDIER, PRIEST);
        scene.state.addPoliticians(0, 0, 2);
        scene.evaluate();
        assertEquals("king 3, soldier 3", scene.columns(0));
        assertTrue(scene.log.contains(Message.of("log.bribe", Seat.of(0), SOLDIER, 2, 3)));
        Scene three = new Scene(2).columns(0, "king 3").bribes(0, SOLDIER, PRIEST);
        three.state.addPoliticians(0, 0, 3);
        assertEquals("soldier 4, king 3", three.evaluate().columns(0));
    }

    @Test
    @Rule("PAL-19")
    void roundTwoRevealsTheSecondBribeAndTheFirstStaysInItsColumn() {
        Scene scene = new Scene(2).columns(0, "").bribes(0, PRIEST, SOLDIER);
        scene.state.addPoliticians(0, 0, 1);
        scene.evaluate();
        assertEquals("priest 2", scene.columns(0));
        scene.round(2).evaluate();
        assertEquals("priest 2, soldier 1", scene.columns(0));
    }

    @ParameterizedTest
    @CsvSource({
        // totals of seats 0 to 3, holder before, holder after
        "2, 5, 4, 0, 0, 1",
        "6, 5, 4, 0, 0, 0",
        "5, 5, 4, 0, 0, 1",
        "5, 4, 5, 0, 0, 2",
        "5, 5, 4, 0, 1, 0",
        "5, 0, 0, 5, 1, 3",
        "0, 0, 0, 0, 2, 3",
        "0, 0, 0, 0, 3, 0",
        "5, 0, 5, 0, 3, 0",
    })
    @Rule("PAL-20")
    void theHighestKingTakesThePawnAndATieGoesClockwisePastTheHolder(
            int a, int b, int c, int d, int before, int after) {
        Scene scene = new Scene(4).pawn(before);
        int[] kings = {a, b, c, d};
        for (int seat = 0; seat < 4; seat++) if (kings[seat] > 0) scene.columns(seat, "king " + kings[seat]);
        assertEquals(after, scene.evaluate().state.pawn);
    }

    @Test
    @Rule("PAL-20")
    void betweenTheHolderAndAnotherTheOtherTakesThePawn() {
        Scene scene =
                new Scene(2).pawn(1).columns(0, "king 4").columns(1, "king 4").evaluate();
        assertEquals(0, scene.state.pawn);
        assertTrue(scene.log.contains(Message.of("log.kingTied", Seat.of(0), 4)));
        Scene alone =
                new Scene(2).pawn(1).columns(0, "king 4").columns(1, "king 5").evaluate();
        assertEquals(1, alone.state.pawn);
        assertTrue(alone.log.contains(Message.of("log.king", Seat.of(1), 5)));
    }

    @Test
    @Rule({"PAL-13", "PAL-20"})
    void violetDiscsCountForTheKing() {
        Scene scene = new Scene(2)
                .columns(0, "king 4")
                .columns(1, "king 5")
                .violets(1, KING, 1)
                .evaluate();
        assertEquals(1, scene.state.pawn);
        assertEquals("king 4, noble 1", scene.columns(1));
    }

    private static Scene queens(int... totals) {
        Scene scene = new Scene(totals.length);
        for (int seat = 0; seat < totals.length; seat++)
            if (totals[seat] > 0) scene.columns(seat, "queen " + totals[seat]);
        return scene.evaluate();
    }

    @Test
    @Rule("PAL-21")
    void theLowestQueensPayAsMuchAsThereArePlayersAndTheHighestTakesThePot() {
        Scene scene = queens(0, 0, 3, 5);
        assertEquals(
                List.of("0 -4 PAL-21 queenPays 0", "1 -4 PAL-21 queenPays 0", "3 +8 PAL-21 queenShares 5"),
                scene.ledger("PAL-21"));
        assertEquals(List.of(6, 6, 10, 18), scene.points());
        assertFalse(scene.heard().contains("log.queenRest"));
    }

    @Test
    @Rule("PAL-21")
    void whatCannotBeSharedGoesToTheBank() {
        Scene scene = queens(0, 2, 2);
        assertEquals(
                List.of("0 -3 PAL-21 queenPays 0", "1 +1 PAL-21 queenShares 2", "2 +1 PAL-21 queenShares 2"),
                scene.ledger("PAL-21"));
        assertTrue(scene.log.contains(Message.of("log.queenRest", 1)));
    }

    @ParameterizedTest
    @CsvSource({"2", "3", "4"})
    @Rule("PAL-21")
    void ifAllAreEqualAllPayAndAllShare(int seats) {
        Scene scene = queens(new int[seats]);
        assertEquals(2 * seats, scene.ledger("PAL-21").size());
        for (int seat = 0; seat < seats; seat++) {
            assertTrue(scene.ledger.contains(seat + " -" + seats + " PAL-21 queenPays 0"));
            assertTrue(scene.ledger.contains(seat + " +" + seats + " PAL-21 queenShares 0"));
            assertEquals(10, scene.points().get(seat));
        }
    }

    @Test
    @Rule("PAL-21")
    void withTwoPlayersTheLowerPaysTwoToTheHigher() {
        assertEquals(List.of(8, 12), queens(2, 3).points());
        assertEquals(List.of(10, 10), queens(3, 3).points());
    }

    @Test
    @Rule("PAL-21")
    void theLowestCountsAlsoWhenEverybodyHasAQueen() {
        assertEquals(List.of(10, 7, 13), queens(3, 2, 4).points());
    }

    @Test
    @Rule({"PAL-13", "PAL-21"})
    void violetDiscsCountForTheQueen() {
        Scene scene = new Scene(2)
                .columns(0, "queen 3")
                .columns(1, "queen 3")
                .violets(1, QUEEN, 1)
                .evaluate();
        // One point more for the violet disc itself.
        assertEquals(List.of(10, 11), scene.points());
        Scene ahead = new Scene(2)
                .columns(0, "queen 3")
                .columns(1, "queen 4")
                .violets(1, QUEEN, 1)
                .evaluate();
        assertEquals(List.of(8, 13), ahead.points());
    }

    @Test
    @Rule("PAL-22")
    void whoCannotPayTheQueenGoesBelowZero() {
        Scene scene = new Scene(4)
                .points(3, 4, 9, 9)
                .columns(2, "queen 2")
                .columns(3, "queen 3")
                .evaluate();
        assertEquals(List.of(-1, 0, 9, 17), scene.points());
        assertTrue(scene.log.contains(Message.of("log.borrows", Seat.of(0))));
        assertFalse(scene.log.contains(Message.of("log.borrows", Seat.of(1))));
        assertEquals(1, scene.heard().stream().filter("log.borrows"::equals).count());
    }

    @Test
    @Rule({"PAL-19", "PAL-20", "PAL-21", "PAL-23", "PAL-24"})
    void theStepsAreAnnouncedOneByOne() {
        assertEquals(
                List.of(
                        "log.evaluation",
                        "log.bribe",
                        "log.bribe",
                        "log.kingTied",
                        "log.queen",
                        "log.leftmost",
                        "log.third",
                        "log.violet",
                        "log.unfinished",
                        "log.reorder"),
                new Scene(2).evaluate().heard());
    }

    @Test
    @Rule("PAL-23")
    void whatTheBribeLeftmostMakesPays() {
        // The bribe lifts the Nobles over the Kings before the missions are looked at.
        Scene scene = new Scene(2)
                .columns(0, "king 3, noble 3")
                .discs(0, Colour.YELLOW, 1)
                .evaluate();
        assertEquals(List.of("0 +3 PAL-23 leftmost 1 kind.noble"), scene.ledger("PAL-23"));
        assertEquals(NOBLE.ordinal(), scene.state.column(0, 0));
    }
}
