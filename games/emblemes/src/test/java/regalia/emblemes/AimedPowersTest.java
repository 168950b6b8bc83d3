package regalia.emblemes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static regalia.emblemes.Location.CASTLE;
import static regalia.emblemes.Location.PORT;
import static regalia.emblemes.Location.VILLAGE;
import static regalia.emblemes.Persona.ALCHEMIST;
import static regalia.emblemes.Persona.COURTESAN;
import static regalia.emblemes.Persona.KING;
import static regalia.emblemes.Persona.SAILOR;
import static regalia.emblemes.Persona.SPY;
import static regalia.emblemes.Persona.STRATEGIST;
import static regalia.emblemes.Persona.TRAITOR;
import static regalia.emblemes.Persona.WITCH;
import static regalia.emblemes.Scene.card;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import regalia.emblemes.EmblemesAction.Bring;
import regalia.emblemes.EmblemesAction.Copy;
import regalia.emblemes.EmblemesAction.Discard;
import regalia.emblemes.EmblemesAction.Impose;
import regalia.emblemes.EmblemesAction.Move;
import regalia.emblemes.EmblemesAction.Place;
import regalia.emblemes.EmblemesAction.Replace;
import regalia.emblemes.EmblemesAction.Rob;
import regalia.emblemes.EmblemesAction.Swap;
import regalia.kernel.Rule;
import regalia.kernel.Seat;

/** The powers that reach for a face-down card, and the Alchemist, who copies any. */
class AimedPowersTest {

    @Test
    @Rule("EMB-P9")
    void aCourtesanHasAFaceDownCardReplacedByARandomCardOfTheHand() {
        Scene scene =
                new Scene(3).hand(2, KING, WITCH).select(COURTESAN, SPY, SAILOR).place(0, CASTLE);
        assertEquals(List.of(new Replace(1), new Replace(2)), scene.legal(0));
        scene.act(0, new Replace(2));
        assertEquals(Seat.bit(Seat.CHANCE), scene.state.toAct());
        assertEquals("swap/round1/turn1/1/seat2", scene.rules.purpose(scene.state));
        assertEquals(List.of(new Swap(2, WITCH), new Swap(2, KING)), scene.legal(Seat.CHANCE));
        scene.refuses(Seat.CHANCE, new Swap(2, SAILOR), "EMB-P9", "why.notAmong");
        scene.refuses(Seat.CHANCE, new Swap(1, KING), "EMB-P9", "why.notAmong");
        scene.refuses(0, new Swap(2, KING), "EMB-P9", "why.chance");
        scene.act(Seat.CHANCE, new Swap(2, KING));
        EmblemesView.Own own = scene.rules.view(scene.state, 2).own().orElseThrow();
        assertEquals(Optional.of(KING), own.selected());
        assertEquals(List.of(SAILOR, WITCH), own.hand());
    }

    @Test
    @Rule("EMB-P9")
    void onlyTheOwnerSeesWhatWasReplacedByWhat() {
        Scene scene = new Scene(3).hand(2, KING).select(COURTESAN, SPY, SAILOR).place(0, CASTLE);
        scene.act(0, new Replace(2)).act(Seat.CHANCE, new Swap(2, KING));
        EmblemesView other = scene.rules.view(scene.state, 0);
        assertTrue(other.families().get(2).faceDown());
        assertEquals(List.of(), other.families().get(2).shown());
    }

    @Test
    @Rule("EMB-P9")
    void aCourtesanReachesNobodyWhoHasRevealed() {
        Scene scene = new Scene(4).pawn(3).hand(1, KING).hand(2, KING).select(COURTESAN, SPY, SAILOR, TRAITOR);
        scene.place(3, PORT).place(0, CASTLE);
        scene.refuses(0, new Replace(3), "EMB-P9", "why.alreadyRevealed");
        scene.refuses(0, new Replace(0), "EMB-P9", "why.alreadyRevealed");
        scene.refuses(0, new Replace(4), "EMB-P9", "why.noSeat");
        assertEquals(List.of(new Replace(1), new Replace(2)), scene.legal(0));
    }

    @Test
    @Rule("EMB-P9")
    void aCourtesanRevealedLastHasNoEffect() {
        Scene scene = new Scene(3)
                .select(SPY, SAILOR, COURTESAN)
                .place(0, PORT)
                .place(1, PORT)
                .place(2, CASTLE);
        assertEquals(Stage.SELECT, scene.state.stage());
        assertTrue(scene.log.contains("log.noTarget"));
    }

    @Test
    @Rule("EMB-P9")
    void aCourtesanRevealedLastButOneReachesTheLast() {
        Scene scene = new Scene(3)
                .hand(2, KING)
                .select(SPY, COURTESAN, SAILOR)
                .place(0, PORT)
                .place(1, PORT);
        assertEquals(List.of(new Replace(2)), scene.legal(1));
    }

    @Test
    @Rule("EMB-P8")
    void aStrategistNamesTheLocationOfAFaceDownCard() {
        Scene scene =
                new Scene(3).lay(PORT, "2 spy").select(STRATEGIST, SPY, SAILOR).place(0, CASTLE);
        assertEquals(6, scene.legal(0).size());
        scene.refuses(0, new Impose(0, PORT), "EMB-P8", "why.alreadyRevealed");
        scene.act(0, new Impose(1, PORT));
        scene.refuses(1, new Place(CASTLE, 0), "EMB-P8", "why.imposed");
        assertEquals(List.of(new Place(PORT, 0), new Place(PORT, 1)), scene.legal(1));
        scene.act(1, new Place(PORT, 1));
        assertEquals("2 spy, 1 spy", scene.row(PORT));
        assertEquals(3, scene.legal(2).size());
    }

    @Test
    @Rule("EMB-P8")
    void anImposedLocationHoldsForOneCardOnly() {
        Scene scene =
                new Scene(3).select(STRATEGIST, SPY, SAILOR).place(0, CASTLE).act(0, new Impose(1, PORT));
        scene.place(1, PORT).place(2, PORT).select(WITCH, TRAITOR, SPY);
        assertEquals(3, scene.legal(1).size());
    }

    @Test
    @Rule("EMB-P8")
    void aStrategistRevealedLastHasNoEffect() {
        Scene scene = new Scene(3)
                .select(SPY, SAILOR, STRATEGIST)
                .place(0, PORT)
                .place(1, PORT)
                .place(2, CASTLE);
        assertEquals(Stage.SELECT, scene.state.stage());
    }

    @Test
    @Rule("EMB-21")
    void theLaterOfTwoStrategistsIsObeyed() {
        Scene scene = new Scene(3)
                .select(STRATEGIST, STRATEGIST, SAILOR)
                .place(0, CASTLE)
                .act(0, new Impose(2, PORT));
        scene.place(1, CASTLE).act(1, new Impose(2, VILLAGE));
        assertEquals(List.of(new Place(VILLAGE, 0)), scene.legal(2));
    }

    @Test
    @Rule("EMB-21")
    void aCourtesanChangesTheCardAndNotTheImposedLocation() {
        Scene scene =
                new Scene(3).hand(2, KING).select(STRATEGIST, COURTESAN, SAILOR).place(0, CASTLE);
        scene.act(0, new Impose(2, PORT))
                .place(1, CASTLE)
                .act(1, new Replace(2))
                .act(Seat.CHANCE, new Swap(2, KING));
        assertEquals(List.of(new Place(PORT, 0)), scene.legal(2));
        scene.place(2, PORT);
        assertEquals("2 king", scene.row(PORT));
    }

    @Test
    @Rule("EMB-P10")
    void anAlchemistBetweenWarriorAndGuardMayCopyEither() {
        Scene scene = new Scene(3)
                .lay(CASTLE, "1 guard", "2 warrior")
                .select(ALCHEMIST, SPY, SAILOR)
                .place(0, CASTLE);
        assertEquals(List.of(new Copy(card("2 warrior")), new Copy(card("1 guard"))), scene.legal(0));
        scene.act(0, new Copy(card("2 warrior")));
        assertEquals(Stage.WARRIOR, scene.state.stage());
        scene.act(0, new Discard(card("1 guard")));
        assertEquals("0 alchemist, 2 warrior", scene.row(CASTLE));
    }

    @Test
    @Rule("EMB-P10")
    void anAlchemistBesideAnAlchemistAndASpyCopiesNothing() {
        Scene scene = new Scene(3).lay(CASTLE, "1 alchemist", "2 spy").select(ALCHEMIST, SPY, SAILOR);
        scene.act(0, new Place(CASTLE, 1));
        assertEquals(Seat.bit(1), scene.state.toAct());
    }

    @Test
    @Rule("EMB-P10")
    void onlyAnAdjacentImmediatePowerCanBeCopied() {
        Scene scene = new Scene(3)
                .lay(CASTLE, "1 guard", "1 thief", "2 spy", "2 hunter")
                .select(ALCHEMIST, SPY, SAILOR);
        scene.place(0, CASTLE);
        scene.refuses(0, new Copy(card("1 guard")), "EMB-11", "why.notAdjacent");
        scene.refuses(0, new Copy(card("2 spy")), "EMB-P10", "why.notCopyable");
        assertEquals(List.of(new Copy(card("1 thief"))), scene.legal(0));
        scene.act(0, new Copy(card("1 thief")));
        assertEquals(List.of(new Rob(1), new Rob(2)), scene.legal(0));
        scene.act(0, new Rob(2));
        assertEquals(List.of(5, 3, 1), scene.gold());
    }

    @Test
    @Rule("EMB-18")
    void aCopiedKingDoesNothing() {
        Scene scene = new Scene(3)
                .lay(CASTLE, "1 king")
                .select(ALCHEMIST, SPY, SAILOR)
                .place(0, CASTLE);
        scene.act(0, new Copy(card("1 king")));
        assertEquals("1 king, 0 alchemist", scene.row(CASTLE));
        assertEquals(Seat.bit(1), scene.state.toAct());
    }

    @Test
    @Rule("EMB-18")
    void aCopiedHunterDiscardsTheHighestEvenTheAlchemist() {
        Scene scene = new Scene(3)
                .lay(CASTLE, "1 hunter")
                .select(ALCHEMIST, SPY, SAILOR)
                .place(0, CASTLE);
        scene.act(0, new Copy(card("1 hunter")));
        assertEquals("1 hunter", scene.row(CASTLE));
    }

    @Test
    @Rule("EMB-18")
    void aCopiedGuardMovesTheAlchemistsNeighbour() {
        Scene scene = new Scene(3)
                .lay(CASTLE, "1 guard", "2 spy")
                .select(ALCHEMIST, SPY, SAILOR)
                .place(0, CASTLE);
        scene.act(0, new Copy(card("1 guard"))).act(0, new Move(card("1 guard"), PORT, 0));
        assertEquals("0 alchemist, 2 spy", scene.row(CASTLE));
        assertEquals("1 guard", scene.row(PORT));
    }

    @Test
    @Rule("EMB-18")
    void aCopiedBardBringsACardToTheAlchemist() {
        Scene scene = new Scene(3).lay(CASTLE, "1 bard").lay(PORT, "2 witch").select(ALCHEMIST, SPY, SAILOR);
        scene.place(0, CASTLE).act(0, new Copy(card("1 bard"))).act(0, new Bring(card("2 witch"), 0));
        assertEquals("2 witch, 0 alchemist, 1 bard", scene.row(CASTLE));
    }

    @Test
    @Rule({"EMB-18", "EMB-P10"})
    void aCopiedPowerWithoutTargetIsChosenAllTheSame() {
        Scene scene = new Scene(3)
                .lay(CASTLE, "2 courtesan")
                .select(SPY, SAILOR, ALCHEMIST)
                .place(0, PORT)
                .place(1, PORT);
        scene.place(2, CASTLE).act(2, new Copy(card("2 courtesan")));
        assertEquals(Stage.SELECT, scene.state.stage());
    }

    @Test
    @Rule("EMB-18")
    void copiedCourtesansAndStrategistsReachWhoIsFaceDown() {
        Scene courtesan = new Scene(3).lay(CASTLE, "1 courtesan").hand(2, KING).select(ALCHEMIST, SPY, SAILOR);
        courtesan.place(0, CASTLE).act(0, new Copy(card("1 courtesan")));
        assertEquals(List.of(new Replace(1), new Replace(2)), courtesan.legal(0));
        Scene strategist = new Scene(3).lay(CASTLE, "1 strategist").select(ALCHEMIST, SPY, SAILOR);
        strategist.place(0, CASTLE).act(0, new Copy(card("1 strategist")));
        assertEquals(6, strategist.legal(0).size());
        assertFalse(strategist.legal(0).contains(new Impose(0, CASTLE)));
    }
}
