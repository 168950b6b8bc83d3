package regalia.emblemes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static regalia.emblemes.Location.CASTLE;
import static regalia.emblemes.Location.PORT;
import static regalia.emblemes.Location.VILLAGE;
import static regalia.emblemes.Persona.MERCHANT;
import static regalia.emblemes.Persona.PRINCESS;
import static regalia.emblemes.Persona.SAILOR;
import static regalia.emblemes.Persona.SPY;
import static regalia.emblemes.Persona.TRAITOR;
import static regalia.emblemes.Persona.WITCH;

import org.junit.jupiter.api.Test;
import regalia.emblemes.EmblemesAction.Place;
import regalia.emblemes.EmblemesAction.Select;
import regalia.kernel.Rule;
import regalia.kernel.Seat;

class PlacingTest {

    @Test
    @Rule("EMB-6")
    void allSelectAtOnceAndNobodyTwice() {
        Scene scene = new Scene(3).hand(0, SPY, WITCH).hand(1, SPY).hand(2, SPY);
        scene.act(1, new Select(SPY));
        assertEquals(Seat.bit(0) | Seat.bit(2), scene.state.toAct());
        scene.refuses(1, new Select(SPY), "EMB-6", "why.alreadySelected");
        scene.refuses(0, new Select(TRAITOR), "EMB-6", "why.notAmong");
        assertEquals(2, scene.legal(0).size());
    }

    @Test
    @Rule("EMB-6")
    void nothingIsSaidUntilAllHaveSelected() {
        Scene scene = new Scene(3).hand(0, SPY).hand(1, SPY).hand(2, SPY);
        scene.act(2, new Select(SPY)).act(0, new Select(SPY));
        assertTrue(scene.log.isEmpty());
        scene.act(1, new Select(SPY));
        assertEquals("log.reveal", scene.log.getFirst());
    }

    @Test
    @Rule("EMB-7")
    void allRevealAndPlaceClockwiseFromThePawn() {
        Scene scene = new Scene(3).pawn(1).select(SPY, WITCH, SAILOR);
        scene.refuses(0, new Place(CASTLE, 0), "EMB-7", "why.notYourTurn");
        scene.refuses(2, new Place(CASTLE, 0), "EMB-7", "why.notYourTurn");
        scene.place(1, CASTLE).place(2, CASTLE).place(0, VILLAGE);
        assertEquals("1 witch, 2 sailor", scene.row(CASTLE));
        assertEquals("0 spy", scene.row(VILLAGE));
    }

    @Test
    @Rule("EMB-7")
    void aCardIsTurnedUpBeforeItsPlaceIsChosen() {
        Scene scene = new Scene(3).select(SPY, WITCH, SAILOR);
        EmblemesView view = scene.rules.view(scene.state, 2);
        assertEquals(SPY, view.families().get(0).revealed().orElseThrow());
        assertFalse(view.families().get(0).faceDown());
        assertTrue(view.families().get(1).faceDown());
        assertTrue(view.families().get(1).revealed().isEmpty());
    }

    @Test
    @Rule("EMB-8")
    void aMerchantGoesBetweenThiefAndSailor() {
        Scene scene = new Scene(3).lay(PORT, "1 witch", "2 thief", "1 sailor").select(MERCHANT, SPY, SPY);
        scene.place(0, PORT);
        assertEquals("1 witch, 2 thief, 0 merchant, 1 sailor", scene.row(PORT));
    }

    @Test
    @Rule("EMB-8")
    void besideEqualsAnyGapCanBeChosen() {
        for (int gap = 0; gap <= 2; gap++) {
            Scene scene = new Scene(4).lay(CASTLE, "1 spy", "2 spy", "3 witch").select(SPY, WITCH, SAILOR, SAILOR);
            assertEquals(3 + 1 + 1, scene.legal(0).size());
            scene.refuses(0, new Place(CASTLE, 3), "EMB-8", "why.gap");
            scene.refuses(0, new Place(CASTLE, -1), "EMB-8", "why.gap");
            scene.refuses(0, new Place(PORT, 1), "EMB-8", "why.gap");
            scene.act(0, new Place(CASTLE, gap));
            String[] expected = {
                "3 witch, 0 spy, 1 spy, 2 spy", "3 witch, 1 spy, 0 spy, 2 spy", "3 witch, 1 spy, 2 spy, 0 spy"
            };
            assertEquals(expected[gap], scene.row(CASTLE));
        }
    }

    @Test
    @Rule("EMB-10")
    void thePawnGoesLeftAfterEachTurn() {
        Scene scene = new Scene(3).pawn(2).select(SPY, SPY, SPY);
        scene.place(2, CASTLE).place(0, VILLAGE).place(1, PORT);
        assertEquals(0, scene.state.pawn);
        assertEquals(1, scene.state.turn);
        assertEquals(Stage.SELECT, scene.state.stage());
    }

    @Test
    @Rule("EMB-9")
    void aCardWithAPowerForTheEndOfTheRoundAsksNothing() {
        Scene scene =
                new Scene(3).lay(CASTLE, "1 witch").select(PRINCESS, SPY, SPY).place(0, CASTLE);
        assertEquals(Seat.bit(1), scene.state.toAct());
    }

    @Test
    @Rule("EMB-7")
    void placingIsNotPossibleWhileAllChoose() {
        new Scene(3).hand(0, SPY).refuses(0, new Place(CASTLE, 0), "EMB-7", "why.notNow");
    }
}
