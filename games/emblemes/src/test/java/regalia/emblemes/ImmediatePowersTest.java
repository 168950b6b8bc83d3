package regalia.emblemes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static regalia.emblemes.Location.CASTLE;
import static regalia.emblemes.Location.PORT;
import static regalia.emblemes.Location.VILLAGE;
import static regalia.emblemes.Persona.BARD;
import static regalia.emblemes.Persona.GUARD;
import static regalia.emblemes.Persona.HUNTER;
import static regalia.emblemes.Persona.KING;
import static regalia.emblemes.Persona.PRINCESS;
import static regalia.emblemes.Persona.SAILOR;
import static regalia.emblemes.Persona.SPY;
import static regalia.emblemes.Persona.THIEF;
import static regalia.emblemes.Persona.TRAITOR;
import static regalia.emblemes.Persona.WARRIOR;
import static regalia.emblemes.Scene.card;

import java.util.List;
import org.junit.jupiter.api.Test;
import regalia.emblemes.EmblemesAction.Bring;
import regalia.emblemes.EmblemesAction.Discard;
import regalia.emblemes.EmblemesAction.Move;
import regalia.emblemes.EmblemesAction.Place;
import regalia.emblemes.EmblemesAction.Rob;
import regalia.kernel.Rule;
import regalia.kernel.Seat;

class ImmediatePowersTest {

    @Test
    @Rule("EMB-P15")
    void aKingPlacedWhereAThiefStandsIsDiscardedAtOnce() {
        Scene scene = new Scene(3).lay(CASTLE, "1 thief").select(KING, SPY, SPY).place(0, CASTLE);
        assertEquals("1 thief", scene.row(CASTLE));
        assertTrue(scene.log.contains("log.discard"));
    }

    @Test
    @Rule("EMB-P15")
    void aKingStaysWhereNoThiefStands() {
        Scene scene = new Scene(3)
                .lay(CASTLE, "1 guard")
                .lay(PORT, "1 thief")
                .select(KING, SPY, SPY)
                .place(0, CASTLE);
        assertEquals("0 king, 1 guard", scene.row(CASTLE));
    }

    @Test
    @Rule("EMB-P15")
    void aThiefPlacedAfterwardsDoesNothingToAKing() {
        Scene scene = new Scene(3)
                .lay(CASTLE, "1 king")
                .select(THIEF, SPY, SPY)
                .place(0, CASTLE)
                .act(0, new Rob(1));
        assertEquals("1 king, 0 thief", scene.row(CASTLE));
    }

    @Test
    @Rule({"EMB-P12", "EMB-11"})
    void aGuardMovesOnlyAnAdjacentCard() {
        Scene scene = new Scene(3)
                .lay(CASTLE, "1 king", "1 witch", "2 thief", "2 spy")
                .select(GUARD, SPY, SAILOR);
        scene.place(0, CASTLE);
        assertEquals(Stage.GUARD, scene.state.stage());
        scene.refuses(0, new Move(card("1 king"), PORT, 0), "EMB-11", "why.notAdjacent");
        scene.refuses(0, new Move(card("2 spy"), PORT, 0), "EMB-11", "why.notAdjacent");
        scene.refuses(0, new Move(card("0 guard"), PORT, 0), "EMB-11", "why.notAdjacent");
        scene.refuses(0, new Move(card("1 witch"), CASTLE, 0), "EMB-P12", "why.sameLocation");
        assertEquals(4, scene.legal(0).size());
        scene.act(0, new Move(card("2 thief"), VILLAGE, 0));
        assertEquals("1 king, 1 witch, 0 guard, 2 spy", scene.row(CASTLE));
        assertEquals("2 thief", scene.row(VILLAGE));
        assertEquals(Seat.bit(1), scene.state.toAct());
    }

    @Test
    @Rule("EMB-13")
    void whoMovesACardChoosesAmongEquals() {
        Scene scene =
                new Scene(4).lay(CASTLE, "1 spy").lay(PORT, "2 spy", "3 spy").select(GUARD, SAILOR, SAILOR, SAILOR);
        scene.place(0, CASTLE);
        scene.refuses(0, new Move(card("1 spy"), PORT, 3), "EMB-8", "why.gap");
        assertEquals(3 + 1, scene.legal(0).size());
        scene.act(0, new Move(card("1 spy"), PORT, 1));
        assertEquals("2 spy, 1 spy, 3 spy", scene.row(PORT));
    }

    @Test
    @Rule("EMB-12")
    void aGuardAloneAsksNothing() {
        Scene scene = new Scene(3).lay(PORT, "1 spy").select(GUARD, SPY, SAILOR).place(0, CASTLE);
        assertEquals(Seat.bit(1), scene.state.toAct());
        assertTrue(scene.log.contains("log.noTarget"));
    }

    @Test
    @Rule("EMB-12")
    void anOwnCardMustBeTakenIfItIsTheOnlyTarget() {
        Scene scene =
                new Scene(3).lay(CASTLE, "0 spy").select(WARRIOR, SPY, SAILOR).place(0, CASTLE);
        assertEquals(List.of(new Discard(card("0 spy"))), scene.legal(0));
        scene.act(0, new Discard(card("0 spy")));
        assertEquals("0 warrior", scene.row(CASTLE));
    }

    @Test
    @Rule("EMB-9")
    void aCardThatIsMovedDoesNotActAgain() {
        Scene scene = new Scene(3)
                .lay(CASTLE, "1 thief", "1 hunter")
                .lay(PORT, "2 king")
                .select(GUARD, SPY, SAILOR);
        scene.place(0, CASTLE).act(0, new Move(card("1 thief"), PORT, 0));
        assertEquals("2 king, 1 thief", scene.row(PORT));
        assertEquals(List.of(3, 3, 3), scene.gold());
    }

    @Test
    @Rule("EMB-P11")
    void aThiefTakesTwoGoldFromAnotherPlayerWithAnAdjacentCard() {
        Scene scene = new Scene(4).lay(CASTLE, "1 king", "2 witch", "0 spy").select(THIEF, SPY, SAILOR, SAILOR);
        scene.place(0, CASTLE);
        scene.refuses(0, new Rob(1), "EMB-P11", "why.ownsNoNeighbour");
        scene.refuses(0, new Rob(0), "EMB-P11", "why.ownGold");
        scene.refuses(0, new Rob(4), "EMB-P11", "why.noSeat");
        assertEquals(List.of(new Rob(2)), scene.legal(0));
        scene.act(0, new Rob(2));
        assertEquals(List.of(5, 3, 1, 3), scene.gold());
        assertEquals(List.of("2 -2 EMB-P11", "0 +2 EMB-P11"), scene.ledger);
    }

    @Test
    @Rule({"EMB-P11", "EMB-12"})
    void aThiefBesideOwnCardsOnlyFindsNoTarget() {
        Scene scene = new Scene(3)
                .lay(CASTLE, "0 king", "0 spy", "1 sailor")
                .select(THIEF, SPY, SAILOR)
                .place(0, CASTLE);
        assertEquals(Seat.bit(1), scene.state.toAct());
    }

    @Test
    @Rule({"EMB-14", "EMB-P11"})
    void aThiefTakesWhatThereIs() {
        for (int had = 0; had <= 3; had++) {
            Scene scene = new Scene(3).gold(3, had, 3).lay(CASTLE, "1 king").select(THIEF, SPY, SAILOR);
            scene.place(0, CASTLE).act(0, new Rob(1));
            int stolen = Math.min(2, had);
            assertEquals(List.of(3 + stolen, had - stolen, 3), scene.gold());
            assertEquals(stolen == 0, scene.ledger.isEmpty());
        }
    }

    @Test
    @Rule("EMB-P5")
    void aWarriorDiscardsAnAdjacentCard() {
        Scene scene = new Scene(3)
                .lay(CASTLE, "1 king", "2 thief", "1 bard", "2 sailor")
                .select(WARRIOR, SPY, SPY);
        scene.place(0, CASTLE);
        scene.refuses(0, new Discard(card("1 king")), "EMB-11", "why.notAdjacent");
        scene.refuses(0, new Discard(card("2 sailor")), "EMB-11", "why.notAdjacent");
        scene.refuses(0, new Discard(card("9 sailor")), "EMB-11", "why.noSeat");
        assertEquals(List.of(new Discard(card("1 bard")), new Discard(card("2 thief"))), scene.legal(0));
        scene.act(0, new Discard(card("1 bard")));
        assertEquals("1 king, 2 thief, 0 warrior, 2 sailor", scene.row(CASTLE));
        assertTrue(scene.rules.view(scene.state, 0).families().get(1).shown().contains(BARD));
    }

    @Test
    @Rule("EMB-P4")
    void aBardBringsACardFromAnotherLocation() {
        Scene scene =
                new Scene(3).lay(CASTLE, "1 king").lay(PORT, "2 witch", "0 spy").lay(VILLAGE, "1 sailor");
        scene.select(BARD, SPY, SPY).place(0, PORT);
        scene.refuses(0, new Bring(card("2 witch"), 0), "EMB-P4", "why.alreadyHere");
        scene.refuses(0, new Bring(card("2 king"), 0), "EMB-P4", "why.notPlaced");
        scene.refuses(0, new Bring(card("7 king"), 0), "EMB-P4", "why.noSeat");
        scene.refuses(0, new Bring(card("1 king"), 1), "EMB-8", "why.gap");
        assertEquals(List.of(new Bring(card("1 sailor"), 0), new Bring(card("1 king"), 0)), scene.legal(0));
        scene.act(0, new Bring(card("1 king"), 0));
        assertEquals("1 king, 2 witch, 0 bard, 0 spy", scene.row(PORT));
        assertEquals("", scene.row(CASTLE));
    }

    @Test
    @Rule({"EMB-P4", "EMB-13"})
    void aBardWhoBringsAnEqualChoosesItsGap() {
        Scene scene = new Scene(3).lay(CASTLE, "1 bard").lay(PORT, "2 spy").select(BARD, SPY, SAILOR);
        scene.act(0, new Place(CASTLE, 1));
        assertEquals("1 bard, 0 bard", scene.row(CASTLE));
        assertEquals(List.of(new Bring(card("2 spy"), 0)), scene.legal(0));
        Scene equals = new Scene(3)
                .lay(CASTLE, "1 spy")
                .lay(PORT, "2 spy")
                .select(BARD, TRAITOR, SAILOR)
                .place(0, CASTLE);
        equals.act(0, new Bring(card("2 spy"), 1));
        assertEquals("0 bard, 1 spy, 2 spy", equals.row(CASTLE));
    }

    @Test
    @Rule({"EMB-P4", "EMB-12"})
    void aBardWithNothingElsewhereFindsNoTarget() {
        Scene scene = new Scene(3)
                .lay(CASTLE, "1 king", "2 spy")
                .select(BARD, SPY, SAILOR)
                .place(0, CASTLE);
        assertEquals(Seat.bit(1), scene.state.toAct());
    }

    @Test
    @Rule("EMB-P1")
    void aHunterDiscardsTheHighestCardAndAmongEqualsTheLeftmost() {
        Scene scene = new Scene(3)
                .lay(CASTLE, "2 king", "1 king", "1 spy")
                .select(HUNTER, SPY, SAILOR)
                .place(0, CASTLE);
        assertEquals("1 king, 1 spy, 0 hunter", scene.row(CASTLE));
    }

    @Test
    @Rule("EMB-P1")
    void aHunterAloneIsTheHighestHimself() {
        Scene scene =
                new Scene(3).lay(PORT, "1 king").select(HUNTER, SPY, SAILOR).place(0, CASTLE);
        assertEquals("", scene.row(CASTLE));
        assertEquals("1 king", scene.row(PORT));
    }

    @Test
    @Rule("EMB-P1")
    void aHunterAmongHuntersDiscardsTheLeftmost() {
        Scene scene =
                new Scene(3).lay(CASTLE, "1 hunter").select(HUNTER, SPY, SAILOR).place(0, CASTLE);
        assertEquals("1 hunter", scene.row(CASTLE));
        assertFalse(scene.row(CASTLE).contains("0"));
    }

    @Test
    @Rule("EMB-7")
    void theNextPlayerRevealsOnlyWhenThePowerIsDone() {
        Scene scene = new Scene(3)
                .lay(CASTLE, "1 king")
                .select(WARRIOR, PRINCESS, SAILOR)
                .place(0, CASTLE);
        assertTrue(scene.rules.view(scene.state, 2).families().get(1).faceDown());
        scene.refuses(1, new Place(CASTLE, 0), "EMB-7", "why.notNow");
        scene.refuses(1, new Discard(card("1 king")), "EMB-7", "why.notYourTurn");
    }
}
