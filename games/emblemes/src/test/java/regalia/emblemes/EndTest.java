package regalia.emblemes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static regalia.emblemes.Location.CASTLE;
import static regalia.emblemes.Location.PORT;
import static regalia.emblemes.Location.VILLAGE;
import static regalia.emblemes.Persona.SAILOR;
import static regalia.emblemes.Persona.SPY;
import static regalia.emblemes.Persona.TRAITOR;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regalia.emblemes.EmblemesAction.Select;
import regalia.kernel.Moves;
import regalia.kernel.Options;
import regalia.kernel.Outcome;
import regalia.kernel.Rng;
import regalia.kernel.Rule;
import regalia.kernel.Seat;
import regalia.kernel.Silent;

class EndTest {

    private static boolean over(Scene scene) {
        Outcome outcome = new Outcome(scene.rules.seats);
        scene.rules.outcome(scene.state, outcome);
        return outcome.over();
    }

    private static Scene lastTurn(int round) {
        Scene scene = new Scene(4);
        scene.state.round = round;
        scene.state.turn = 2;
        scene.select(SPY, SAILOR, TRAITOR, SPY);
        return scene.place(0, CASTLE).place(1, CASTLE).place(2, VILLAGE);
    }

    @Test
    @Rule({"EMB-17", "EMB-23"})
    void theMatchEndsAfterTheThirdRoundWithoutDrawing() {
        Scene second = lastTurn(1).place(3, PORT);
        assertFalse(over(second));
        assertEquals(Stage.DRAW, second.state.stage());
        assertEquals(2, second.state.round);
        assertEquals(0, second.state.turn);
        Scene third = lastTurn(2);
        assertFalse(over(third));
        third.place(3, PORT);
        assertTrue(over(third));
        assertEquals(0, third.state.toAct());
        third.refuses(0, new Select(SPY), "EMB-23", "why.over");
    }

    @Test
    @Rule("EMB-15")
    void theRoundIsSettledAfterItsLastTurnOnly() {
        Scene scene = new Scene(4);
        scene.state.turn = 1;
        scene.select(SPY, SAILOR, TRAITOR, SPY)
                .place(0, CASTLE)
                .place(1, CASTLE)
                .place(2, VILLAGE)
                .place(3, PORT);
        assertEquals("0 spy, 1 sailor", scene.row(CASTLE));
        assertEquals(List.of(3, 3, 3, 3), scene.gold());
        Scene last = lastTurn(0).place(3, PORT);
        assertEquals("", last.row(CASTLE));
        assertTrue(last.state.gold[0] > 3);
    }

    @Test
    @Rule("EMB-10")
    void thePawnMovesAlsoAfterTheLastTurnOfTheGame() {
        assertEquals(1, lastTurn(2).place(3, PORT).state.pawn);
    }

    @ParameterizedTest
    @CsvSource({"3, 0", "4, 1", "5, 4"})
    @Rule("EMB-10")
    void whereThePawnIsAfterTheGame(int seats, int pawn) {
        EmblemesRules rules = (EmblemesRules)
                Scene.GAME.rules(seats, Options.complete(Scene.GAME.options(seats), Map.of("first", 0)));
        EmblemesState state = rules.start();
        Moves moves = new Moves();
        Rng rng = new Rng(seats);
        while (state.toAct() != 0) {
            int seat = Seat.lowest(state.toAct());
            rules.legal(state, seat, moves);
            rules.play(state, seat, moves.draw(rng), Silent.HERALD);
        }
        assertEquals(pawn, state.pawn);
    }

    @Test
    @Rule("EMB-23")
    void mostGoldWins() {
        assertEquals(List.of(3, 1, 2), new Scene(3).gold(5, 7, 6).ranks());
    }

    @Test
    @Rule("EMB-23")
    void aTieGoesToThePawnThenToTheNearestClockwise() {
        assertEquals(List.of(1, 2, 3), new Scene(3).pawn(0).gold(5, 5, 5).ranks());
        assertEquals(List.of(2, 3, 1), new Scene(3).pawn(2).gold(5, 5, 5).ranks());
    }

    @Test
    @Rule("EMB-23")
    void withoutThePawnTheTiedPlayerNearestClockwiseFromItWins() {
        assertEquals(List.of(3, 4, 1, 2), new Scene(4).pawn(1).gold(5, 4, 6, 6).ranks());
        assertEquals(List.of(2, 4, 3, 1), new Scene(4).pawn(3).gold(6, 4, 5, 6).ranks());
        assertEquals(List.of(2, 3, 1), new Scene(3).pawn(1).gold(6, 4, 6).ranks());
    }
}
