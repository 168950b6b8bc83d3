package regalia.palace;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regalia.kernel.Moves;
import regalia.kernel.Rng;
import regalia.kernel.Rule;
import regalia.kernel.Seat;
import regalia.kernel.Silent;

/** What bots foresee is held against the evaluation itself, in whole matches of random actions. */
class ProspectTest {

    private static final int MATCHES = 40;

    /** What a seat has once the round is really evaluated and the King has paid. */
    private static int evaluated(PalaceRules rules, PalaceState state, int seat) {
        PalaceState end = new PalaceState();
        end.copyFrom(state);
        if (state.stage == Stage.OVER.ordinal()) return end.points[seat];
        if (state.stage >= Stage.STARTING_DISCS.ordinal()) rules.evaluation.evaluate(end, Silent.HERALD);
        return end.points[seat] + end.total(seat, Kind.KING.ordinal());
    }

    private static double lead(PalaceRules rules, PalaceState state, int seat) {
        int others = 0;
        for (int other = 0; other < rules.seats; other++) if (other != seat) others += evaluated(rules, state, other);
        return evaluated(rules, state, seat) - (double) others / (rules.seats - 1);
    }

    /** The lead after the next player has taken the first of what is best for them. */
    private static double worth(PalaceRules rules, PalaceState state, int seat) {
        if (state.stage != Stage.TAKE.ordinal() || state.actor == seat) return lead(rules, state, seat);
        double best = Double.NEGATIVE_INFINITY;
        double mine = 0;
        for (int row = 0; row < PalaceState.ROWS; row++) {
            if (!Judge.canTake(state, row)) continue;
            PalaceState after = new PalaceState();
            after.copyFrom(state);
            rules.play(after, state.actor, Codes.TAKE + row, Silent.HERALD);
            if (lead(rules, after, state.actor) <= best) continue;
            best = lead(rules, after, state.actor);
            mine = lead(rules, after, seat);
        }
        return mine;
    }

    @ParameterizedTest
    @CsvSource({"2, 45", "3, 45", "3, 46", "4, 45"})
    @Rule({"PAL-19", "PAL-21", "PAL-23", "PAL-24", "PAL-26"})
    void aProspectIsWhatTheEvaluationComesToAndWorthIsCountedFromIt(int seats, int deck) {
        PalaceRules rules = Scene.rules(seats, seats == 3 ? Map.of(Palace.THREE_PLAYER_DECK, deck) : Map.of());
        Prospect prospect = new Prospect(rules);
        PalaceSense sense = new PalaceSense(rules);
        Moves moves = new Moves();
        for (int seed = 0; seed < MATCHES; seed++) {
            PalaceState state = rules.start();
            Rng rng = new Rng(seed);
            while (true) {
                prospect.of(state);
                for (int seat = 0; seat < seats; seat++) {
                    assertEquals(evaluated(rules, state, seat), prospect.standing(seat));
                    assertEquals(lead(rules, state, seat), prospect.lead(seat));
                    assertEquals(worth(rules, state, seat), sense.worth(state, seat));
                }
                if (state.toAct() == 0) break;
                int actor = Seat.lowest(state.toAct());
                rules.legal(state, actor, moves);
                rules.play(state, actor, moves.draw(rng), Silent.HERALD);
            }
        }
    }

    @Test
    @Rule("PAL-19")
    void aBribeThatPassesOthersMovesThemFromTheirPlaces() {
        // The Nobles grow from 2 to 3 and pass the Soldiers, so that the red disc is at no place that pays.
        Scene scene = new Scene(2).columns(0, "soldier 2, noble 2");
        scene.state.addDiscs(0, Colour.RED.ordinal(), 1);
        int passed = new Prospect(scene.rules).of(scene.state).standing(0);
        scene.state.addDiscs(0, Colour.RED.ordinal(), -1);
        scene.state.addDiscs(0, Colour.YELLOW.ordinal(), 1);
        int passing = new Prospect(scene.rules).of(scene.state).standing(0);
        assertEquals(4, passing - passed);
    }
}
