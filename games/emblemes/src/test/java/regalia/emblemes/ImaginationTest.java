package regalia.emblemes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static regalia.emblemes.Location.CASTLE;
import static regalia.emblemes.Location.PORT;
import static regalia.emblemes.Location.VILLAGE;
import static regalia.emblemes.Persona.COURTESAN;
import static regalia.emblemes.Persona.GUARD;
import static regalia.emblemes.Persona.KING;
import static regalia.emblemes.Persona.SAILOR;
import static regalia.emblemes.Persona.SPY;
import static regalia.emblemes.Persona.STRATEGIST;
import static regalia.emblemes.Persona.TRAITOR;
import static regalia.emblemes.Persona.WITCH;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import regalia.emblemes.EmblemesAction.Impose;
import regalia.emblemes.EmblemesAction.Replace;
import regalia.kernel.Moves;
import regalia.kernel.Rng;
import regalia.kernel.Rule;
import regalia.kernel.Seat;
import regalia.kernel.Silent;

/** What a seat sees, and the worlds it leaves possible. */
class ImaginationTest {

    /** Every seat and a spectator see in an imagined position what they saw in the true one, also where scraps lay before. */
    private static void looksTheSame(Scene scene) {
        EmblemesState world = scene.rules.start();
        world.copyFrom(
                new Scene(5).lay(CASTLE, "0 king", "1 king", "2 king", "3 spy").lay(PORT, "0 spy").state);
        for (int viewer : new int[] {0, 1, 2, Seat.SPECTATOR}) {
            EmblemesView view = scene.rules.view(scene.state, viewer);
            for (int seed = 0; seed < 20; seed++) {
                scene.rules.imagine(view, new Rng(seed), world);
                assertEquals(view, scene.rules.view(world, viewer));
                assertEquals(scene.state.toAct, world.toAct);
            }
        }
    }

    private static Scene middle() {
        return new Scene(3)
                .gold(4, 0, 7)
                .lay(CASTLE, "1 witch", "0 spy")
                .lay(PORT, "2 traitor")
                .hand(0, GUARD, WITCH)
                .hand(1, KING, SPY, SAILOR)
                .hand(2, WITCH, TRAITOR);
    }

    @Test
    void everyStageCanBeImagined() {
        looksTheSame(middle());
        looksTheSame(middle().pawn(1).select(COURTESAN, COURTESAN, SAILOR));
        looksTheSame(middle().pawn(1).select(COURTESAN, COURTESAN, SAILOR).place(1, VILLAGE));
        looksTheSame(middle().pawn(1)
                .select(SPY, COURTESAN, SAILOR)
                .place(1, VILLAGE)
                .act(1, new Replace(2)));
        looksTheSame(
                middle().select(STRATEGIST, COURTESAN, SAILOR).place(0, VILLAGE).act(0, new Impose(1, PORT)));
        looksTheSame(middle().select(GUARD, COURTESAN, SAILOR).place(0, CASTLE));
    }

    @Test
    void aWholeMatchCanBeImagined() {
        Scene scene = new Scene(3);
        scene.state.copyFrom(scene.rules.start());
        Moves moves = new Moves();
        Rng rng = new Rng(5);
        while (scene.state.toAct != 0) {
            looksTheSame(scene);
            int seat = Seat.lowest(scene.state.toAct);
            scene.rules.legal(scene.state, seat, moves);
            int code = seat == Seat.CHANCE ? scene.rules.chance(scene.state, rng, moves) : moves.draw(rng);
            scene.rules.legal(scene.state, seat, moves);
            assertTrue(moves.contains(code));
            scene.rules.play(scene.state, seat, code, Silent.HERALD);
        }
        looksTheSame(scene);
    }

    @Test
    @Rule("EMB-P9")
    void whatOthersHoldIsAnythingThatTheyHaveNotShown() {
        Scene scene = middle().select(STRATEGIST, COURTESAN, SAILOR).place(0, VILLAGE);
        EmblemesView view = scene.rules.view(scene.state, 0);
        EmblemesState world = scene.rules.start();
        Set<Integer> selected = new HashSet<>();
        Set<Integer> hands = new HashSet<>();
        for (int seed = 0; seed < 400; seed++) {
            scene.rules.imagine(view, new Rng(seed), world);
            selected.add(world.selected[1]);
            hands.add(world.hand[1]);
            assertEquals(scene.state.hand[0], world.hand[0]);
            assertEquals(scene.state.pile[0], world.pile[0]);
            assertEquals(3, Integer.bitCount(world.hand[1]));
        }
        assertEquals(14, selected.size());
        assertTrue(!selected.contains(WITCH.value()));
        assertTrue(hands.size() > 100);
    }

    @Test
    void aViewTellsWhoseTurnItIsAndWhatActs() {
        Scene scene = middle().pawn(2).select(SPY, COURTESAN, GUARD).place(2, PORT);
        EmblemesView view = scene.rules.view(scene.state, 0);
        assertEquals(List.of(2), view.toAct());
        assertEquals(1, view.round());
        assertEquals(1, view.turn());
        assertEquals(
                new EmblemesView.Acting(Scene.card("2 guard"), PORT, GUARD),
                view.acting().orElseThrow());
        assertEquals(Optional.empty(), view.target());
        assertEquals(3, view.families().size());
        assertEquals(
                List.of(Scene.card("1 witch"), Scene.card("0 spy")),
                view.locations().getFirst().cards());
        assertEquals(List.of(0, 1, 2), middle().rules.view(middle().state, 1).toAct());
        assertNotEquals(view, scene.rules.view(scene.state, Seat.SPECTATOR));
        scene.state.round = 2;
        scene.state.turn = 3;
        assertEquals(3, scene.rules.view(scene.state, 0).round());
        assertEquals(4, scene.rules.view(scene.state, 0).turn());
    }
}
