package regalia.palace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static regalia.palace.Colour.BLUE;
import static regalia.palace.Colour.RED;
import static regalia.palace.Colour.VIOLET;
import static regalia.palace.Colour.YELLOW;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regalia.kernel.Message;
import regalia.kernel.Moves;
import regalia.kernel.Rng;
import regalia.kernel.Rule;
import regalia.kernel.Seat;
import regalia.kernel.Silent;
import regalia.palace.PalaceAction.Lay;
import regalia.palace.PalaceAction.Take;

class ManagementTest {

    @Test
    @Rule({"PAL-10", "PAL-11"})
    void aPlayerTakesTheLeftmostCardOfARowWithItsDisc() {
        Scene scene = new Scene(3).row(2, "queen 3", "king 2").take(2);
        assertEquals("queen 3", scene.columns(0));
        assertEquals(1, scene.state.discs(0, RED.ordinal()));
        assertEquals(1, scene.state.taken(0, Scene.number("queen 3")));
        assertEquals(1, scene.state.size(1));
        assertEquals(Scene.number("king 2"), scene.state.cardAt(1, 0));
        assertEquals(PalaceState.NONE, scene.state.discOn(1));
        assertEquals(Message.of("log.take", Seat.of(0), new Card(Kind.QUEEN, 3), RED, 2), scene.log.getFirst());
    }

    @Test
    @Rule("PAL-10")
    void thereAreThreeRowsAndOnlyCardsWithADiscAreTaken() {
        Scene scene = new Scene(3).row(1).noDisc(1).noDisc(2);
        assertEquals(List.of(new Take(3)), scene.legal(0));
        scene.refuses(0, new Take(1), "PAL-10", "why.emptyRow");
        scene.refuses(0, new Take(2), "PAL-10", "why.noDisc");
        scene.refuses(0, new Take(0), "PAL-10", "why.noRow");
        scene.refuses(0, new Take(4), "PAL-10", "why.noRow");
        scene.refuses(1, new Take(3), "PAL-27", "why.notYourTurn");
    }

    @Test
    @Rule({"PAL-10", "PAL-13"})
    void aVioletDiscStaysOnItsCardAndTheColumnGrowsOnceByBoth() {
        Scene scene = new Scene(3)
                .columns(0, "noble 4, king 3")
                .row(1, "king 2", "noble 1")
                .disc(1, VIOLET)
                .take(1);
        assertEquals("king 6, noble 4", scene.columns(0));
        assertEquals(1, scene.state.violets(0, Kind.KING.ordinal()));
        assertEquals(0, scene.state.discs(0, VIOLET.ordinal()));
    }

    @Test
    @Rule("PAL-13")
    void aVioletDiscCountsOneFavour() {
        assertEquals(
                "noble 3, soldier 3",
                new Scene(3)
                        .columns(0, "noble 3, soldier 1")
                        .row(1, "soldier 1", "noble 1")
                        .disc(1, VIOLET)
                        .take(1)
                        .columns(0));
    }

    @Test
    @Rule({"PAL-13", "PAL-14"})
    void aPoliticianGoesToTheBribeOfTheRoundAndItsVioletDiscOntoTheBoard() {
        Scene scene =
                new Scene(3).row(1, "politician 1", "noble 1").disc(1, VIOLET).take(1);
        assertEquals("", scene.columns(0));
        assertEquals(1, scene.state.politicians(0, 0));
        assertEquals(0, scene.state.politicians(0, 1));
        assertEquals(1, scene.state.discs(0, VIOLET.ordinal()));
        for (int kind = 0; kind < Kind.COLUMNS; kind++) assertEquals(0, scene.state.violets(0, kind));
        assertTrue(scene.log.contains(Message.of("log.politician", Seat.of(0), 1, 1)));
    }

    @Test
    @Rule("PAL-14")
    void aPoliticianOfRoundTwoGoesToTheSecondBribeWithAnyDisc() {
        Scene scene = new Scene(3).round(2).row(3, "politician 1", "noble 1").take(3);
        assertEquals(0, scene.state.politicians(0, 0));
        assertEquals(1, scene.state.politicians(0, 1));
        assertEquals(1, scene.state.discs(0, BLUE.ordinal()));
    }

    @Test
    @Rule("PAL-15")
    void aRowThatIsNotEmptyIsNotRefilled() {
        Scene scene = new Scene(3).row(1, "noble 1", "noble 2").take(1);
        assertEquals(Stage.LAY, scene.state.stage());
    }

    @ParameterizedTest
    @CsvSource({"2, 3", "3, 4", "4, 4"})
    @Rule({"PAL-15", "PAL-16"})
    void anEmptyRowIsRefilledFromRightToLeftBeforeTheDiscIsChosen(int seats, int width) {
        Scene scene = new Scene(seats).row(2, "noble 1").take(2);
        String[] cards = {"soldier 1", "priest 1", "king 2", "queen 2"};
        int deck = scene.state.deck;
        for (int i = 0; i < width; i++) {
            assertEquals(Stage.REFILL, scene.state.stage());
            assertEquals("deck/" + (i + 1), scene.rules.purpose(scene.state));
            scene.draw(cards[i]);
        }
        assertEquals(deck - width, scene.state.deck);
        assertEquals(width, scene.state.size(1));
        assertEquals(Scene.number(cards[width - 1]), scene.state.cardAt(1, 0));
        assertEquals(Scene.number("soldier 1"), scene.state.cardAt(1, width - 1));
        assertEquals(Stage.LAY, scene.state.stage());
        scene.lay(BLUE);
        assertEquals(BLUE.ordinal(), scene.state.discOn(1));
    }

    @Test
    @Rule("PAL-15")
    void fewerCardsAreLaidIfTheDeckRunsOut() {
        Scene scene = new Scene(3).row(1, "noble 1");
        scene.state.deck = 2;
        scene.take(1).draw("king 2");
        assertEquals(Stage.REFILL, scene.state.stage());
        scene.draw("king 2");
        assertEquals(2, scene.state.size(0));
        assertEquals(Stage.LAY, scene.state.stage());
    }

    @Test
    @Rule("PAL-15")
    void onlyCardsThatNobodyHasSeenComeUp() {
        Scene scene = new Scene(3).row(1, "noble 1").take(1);
        scene.state.addUnseen(Scene.number("queen 3"), -2);
        scene.refuses(Seat.CHANCE, new PalaceAction.Draw(Kind.QUEEN, 3), "PAL-15", "why.notInDeck");
        scene.refuses(Seat.CHANCE, new PalaceAction.Draw(Kind.QUEEN, 1), "PAL-1", "why.noSuchCard");
        scene.refuses(0, new PalaceAction.Draw(Kind.QUEEN, 2), "PAL-15", "why.chance");
    }

    @Test
    @Rule({"PAL-16", "PAL-27"})
    void theSamePlayerLaysADiscOfTheReserveAndTheNextClockwiseGoesOn() {
        Scene scene = new Scene(3).reserve(RED, 1).reserve(BLUE, 0).turnOf(2).take(3);
        assertEquals(List.of(new Lay(YELLOW), new Lay(RED), new Lay(VIOLET)), scene.legal(2));
        scene.refuses(2, new Lay(BLUE), "PAL-16", "why.notInReserve");
        scene.refuses(0, new Lay(RED), "PAL-27", "why.notYourTurn");
        scene.refuses(2, new Take(1), "PAL-10", "why.notNow");
        scene.lay(RED);
        assertEquals(0, scene.state.reserve(RED.ordinal()));
        assertEquals(RED.ordinal(), scene.state.discOn(2));
        assertEquals(Seat.bit(0), scene.state.toAct());
        assertEquals(Stage.TAKE, scene.state.stage());
        assertEquals(1, scene.state.turns);
        scene.take(3).refuses(0, new Lay(RED), "PAL-16", "why.notInReserve");
    }

    @Test
    @Rule("PAL-16")
    void noDiscIsLaidWhenTheRowHasNoCardOrTheReserveIsEmpty() {
        Scene empty = new Scene(3).round(2).row(1, "noble 1");
        empty.state.deck = 0;
        empty.take(1);
        assertEquals(Stage.TAKE, empty.state.stage());
        assertEquals(Seat.bit(1), empty.state.toAct());
        Scene none = new Scene(3).round(2).noReserve().take(1);
        assertEquals(Stage.TAKE, none.state.stage());
        assertEquals(Seat.bit(1), none.state.toAct());
    }

    @Test
    @Rule("PAL-17")
    void roundOneIsEvaluatedWhenTheLastDiscOfTheReserveIsLaid() {
        Scene two = new Scene(3).noReserve().reserve(RED, 2).take(1).lay(RED);
        assertEquals(0, two.state.round);
        two.take(2).lay(RED);
        assertEquals(1, two.state.round);
        for (int row = 0; row < 3; row++) assertTrue(two.state.discOn(row) != PalaceState.NONE);
    }

    @Test
    @Rule("PAL-18")
    void roundTwoIsEvaluatedWhenTheLastCardIsTaken() {
        Scene scene = new Scene(3)
                .round(2)
                .noReserve()
                .row(1, "king 2")
                .row(2, "king 2")
                .row(3)
                .noDisc(3);
        scene.state.deck = 0;
        scene.take(1);
        assertFalse(scene.state.toAct() == 0);
        scene.take(2);
        assertEquals(Stage.OVER, scene.state.stage());
    }

    @Test
    @Rule("PAL-18")
    void roundTwoGoesOnWhileTheDeckHasCards() {
        Scene scene = new Scene(3)
                .round(2)
                .row(1, "king 2")
                .row(2)
                .noDisc(2)
                .row(3)
                .noDisc(3)
                .noReserve();
        scene.state.deck = 1;
        scene.take(1);
        assertEquals(Stage.REFILL, scene.state.stage());
        scene.draw("noble 1");
        assertEquals(Stage.TAKE, scene.state.stage());
    }

    @Test
    @Rule({"PAL-4", "PAL-10"})
    void theLastOfFortySixCardsIsTakenAloneAndLast() {
        Scene scene = new Scene(3, Map.of("threePlayerDeck", 46))
                .round(2)
                .row(1, "king 2", "queen 2")
                .row(2, "noble 1")
                .row(3)
                .noDisc(3)
                .noReserve();
        scene.state.deck = 0;
        scene.take(1).refuses(1, new Take(1), "PAL-10", "why.noDisc").take(2);
        assertEquals(List.of(new Take(1)), scene.legal(2));
        scene.take(1);
        assertTrue(scene.heard().contains("log.takeAlone"));
        assertEquals(Stage.OVER, scene.state.stage());
        assertTrue(scene.columns(2).contains("queen 2"));
    }

    @Test
    @Rule({"PAL-4", "PAL-14"})
    void aPoliticianMayBeTheLastCardWithoutADisc() {
        Scene scene = new Scene(3, Map.of("threePlayerDeck", 46))
                .round(2)
                .row(1, "politician 1")
                .noDisc(1)
                .row(2)
                .noDisc(2)
                .row(3)
                .noDisc(3)
                .noReserve();
        scene.state.deck = 0;
        scene.take(1);
        assertEquals(1, scene.state.politicians(0, 1));
        assertEquals(Stage.OVER, scene.state.stage());
    }

    /** Seven turns each in round 1, eight in round 2; with 46 cards a ninth for who started round 2. */
    @ParameterizedTest
    @CsvSource({"2, 45, 0", "3, 45, 0", "3, 46, 1", "4, 45, 0"})
    @Rule({"PAL-4", "PAL-17", "PAL-18", "PAL-27"})
    void everybodyHasSevenTurnsAndThenEight(int seats, int deck, int more) {
        PalaceRules rules = Scene.rules(seats, seats == 3 ? Map.of("threePlayerDeck", deck) : Map.of());
        for (int seed = 0; seed < 20; seed++) {
            PalaceState state = rules.start();
            Moves moves = new Moves();
            Rng rng = new Rng(seed);
            int[][] turns = new int[2][seats];
            int starter = 0;
            while (state.toAct() != 0) {
                int seat = Seat.lowest(state.toAct());
                rules.legal(state, seat, moves);
                if (state.stage() == Stage.TAKE) {
                    if (state.round == 1 && state.turns == 0) starter = seat;
                    if (state.turns == 0) assertEquals(state.pawn, seat);
                    turns[state.round][seat]++;
                }
                rules.play(state, seat, moves.draw(rng), Silent.HERALD);
            }
            for (int seat = 0; seat < seats; seat++) {
                assertEquals(7, turns[0][seat]);
                assertEquals(seat == starter ? 8 + more : 8, turns[1][seat]);
            }
        }
    }
}
