package regalia.royaume;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regalia.kernel.Moves;
import regalia.kernel.Named;
import regalia.kernel.Rng;
import regalia.kernel.Rule;
import regalia.kernel.Seat;
import regalia.kernel.Silent;

/** The solver suggests kingdoms that can be built, are worth what it says, and that nothing beats. */
class SolverTest {

    private static final int POSITIONS = 12;
    private static final int KINGDOMS = 400;

    private static Scene drafted(int seats, Level level, boolean advanced, long seed) {
        Scene scene = new Scene(seats, Map.of("level", Named.word(level), "advanced", advanced, "adults", List.of(0)));
        scene.state.copyFrom(BuilderReport.drafted(scene.rules, seed));
        return scene;
    }

    private static double best(Scene scene, int seat, int budget) {
        int tale = scene.state.tales[seat] == 0 ? 0 : RoyaumeRules.tale(scene.state, seat);
        Aim aim = new Aim(scene.rules).at(scene.state, seat, tale);
        return new KingdomSearch(scene.rules).search(aim, scene.state.kept[seat], new int[10], 0, budget);
    }

    /** The points of a seat that builds as a bot says, in a game without luck after building. */
    private static int points(Scene scene, int seat, boolean suggested, long seed) {
        RoyaumeState state = scene.rules.start();
        state.copyFrom(scene.state);
        RoyaumeSense sense = new RoyaumeSense(scene.rules);
        Rng rng = new Rng(seed);
        Moves moves = new Moves();
        while (state.toAct != 0) {
            int who = Seat.lowest(state.toAct);
            scene.rules.legal(state, who, moves);
            int code = moves.code(rng.below(Math.min(moves.size(), suggested ? moves.size() : 12)));
            if (suggested && who == seat) {
                code = sense.plan(scene.rules.view(state, who), 50).orElseThrow();
                assertTrue(moves.contains(code), scene.rules.action(code)::toString);
            }
            scene.rules.play(state, who, code, Silent.HERALD);
        }
        return state.points[seat];
    }

    @ParameterizedTest
    @CsvSource({"FIRST, false", "FIRST, true", "SECOND, false", "SECOND, true"})
    @Rule({"ROY-16", "ROY-17", "ROY-18", "ROY-19", "ROY-20"})
    void theSuggestedKingdomIsWorthWhatIsPromisedAndNoOtherIsWorthMore(Level level, boolean advanced) {
        for (int seed = 0; seed < POSITIONS; seed++) {
            Scene scene = drafted(2 + seed % 3, level, advanced, seed);
            double best = best(scene, 0, KingdomSearch.EXACT);
            assertEquals(best, points(scene, 0, true, seed), 1e-9);
            for (int other = 0; other < KINGDOMS; other++) assertTrue(points(scene, 0, false, other) <= best);
            assertTrue(best(scene, 0, RoyaumeSense.QUICK) <= best);
        }
    }

    /** In the full game the promise is a mean: it is held against many shows. */
    @Test
    @Rule({"ROY-24", "ROY-25", "ROY-27"})
    void inTheFullGameThePromiseIsTheMeanOverTheLuckToCome() {
        Scene scene = Scene.level(2, Level.FULL).tokens(0, 2, 0, 1, 0).building();
        scene.tales(0, Tale.LOVE_GREEN).tales(1, Tale.HEROIC_RED);
        scene.kept(
                0,
                "woodcutter farmer sentry scarecrow wheatfield borderPost quarry mill forge yellowCastle miner miner");
        scene.kept(1, "mason mason miner miner vintner vintner forest forest forest sawmill sawmill farmer");
        double best = best(scene, 0, KingdomSearch.EXACT);
        RoyaumeSense sense = new RoyaumeSense(scene.rules);
        while ((scene.state.toAct & 1) != 0)
            scene.act(
                    0,
                    scene.rules.action(
                            sense.plan(scene.rules.view(scene.state, 0), 50).orElseThrow()));
        scene.build(
                1,
                "forest/red forest/red forest/red sawmill/red sawmill/red farmer/red mason/red mason/red miner/red miner/");
        RoyaumeState state = scene.rules.start();
        Rng rng = new Rng(4);
        Moves moves = new Moves();
        int shows = 20_000;
        double sum = 0;
        for (int i = 0; i < shows; i++) {
            state.copyFrom(scene.state);
            while (state.toAct != 0)
                scene.rules.play(state, Seat.CHANCE, scene.rules.chance(state, rng, moves), Silent.HERALD);
            sum += state.points[0];
        }
        assertEquals(best, sum / shows, 0.1);
    }

    @Test
    @Rule("ROY-21")
    void aSuggestionGoesOnFromWhatStands() {
        Scene scene = Scene.level(2, Level.FIRST).building();
        scene.kept(0, "sentry sentry knight knight borderPost borderPost borderPost forge forge redCastle mill dragon");
        RoyaumeSense sense = new RoyaumeSense(scene.rules);
        scene.build(0, "mill/blue");
        while ((scene.state.toAct & 1) != 0)
            scene.act(
                    0,
                    scene.rules.action(
                            sense.plan(scene.rules.view(scene.state, 0), 50).orElseThrow()));
        assertEquals(19, Kingdom.value(scene.state, 0));
        assertEquals(Optional.empty(), sense.plan(scene.rules.view(scene.state, 0), 50));
        assertEquals(Optional.empty(), sense.plan(scene.rules.view(scene.state, Seat.SPECTATOR), 50));
    }

    @Test
    void theQuickBuilderLosesLittle() {
        double loss = 0;
        int count = 0;
        for (int seed = 0; seed < 40; seed++) {
            Scene scene = drafted(3, Level.FULL, seed % 2 == 0, seed);
            for (int seat = 0; seat < 3; seat++) {
                loss += best(scene, seat, KingdomSearch.EXACT) - best(scene, seat, RoyaumeSense.QUICK);
                count++;
            }
        }
        assertTrue(loss / count < 0.01, "mean loss " + loss / count);
    }

    @Test
    @Rule("ROY-18")
    void anyBudgetMakesAKingdom() {
        for (int seed = 0; seed < 20; seed++) {
            Scene scene = drafted(2 + seed % 3, Level.FULL, seed % 2 == 0, seed);
            double before = best(scene, 1, 1);
            for (int budget : new int[] {10, 100, 1_000, KingdomSearch.EXACT}) {
                double now = best(scene, 1, budget);
                assertTrue(before >= 0 && before <= now, before + " then " + now);
                before = now;
            }
        }
    }

    /** Tries all kingdoms that go on from some first places, by the rules alone. */
    private static double mostOf(Scene scene, RoyaumeState from) {
        if ((from.toAct & 1) == 0) return Kingdom.value(from, 0);
        Moves moves = new Moves();
        scene.rules.legal(from, 0, moves);
        RoyaumeState next = scene.rules.start();
        double most = 0;
        for (int i = 0; i < moves.size(); i++) {
            next.copyFrom(from);
            scene.rules.play(next, 0, moves.code(i), Silent.HERALD);
            most = Math.max(most, mostOf(scene, next));
        }
        return most;
    }

    @ParameterizedTest
    @CsvSource({"false, 7", "true, 6", "true, 5"})
    @Rule({"ROY-17", "ROY-18", "ROY-19", "ROY-21"})
    void nothingThatGoesOnFromWhatStandsIsWorthMore(boolean advanced, int placed) {
        for (int seed = 0; seed < 10; seed++) {
            Scene scene = drafted(2 + seed % 3, Level.FIRST, advanced, seed);
            for (RoyaumeAction action : Hidden.build(scene.rules, scene.state.kept[0], placed, new Rng(seed)))
                scene.act(0, action);
            int[] pieces = new int[Kingdom.PLACES];
            for (int place = 0; place < placed; place++) pieces[place] = scene.state.piece(0, place);
            Aim aim = new Aim(scene.rules).at(scene.state, 0, 0);
            double best = new KingdomSearch(scene.rules)
                    .search(aim, scene.state.kept[0], pieces, placed, KingdomSearch.EXACT);
            assertEquals(mostOf(scene, scene.state), best);
        }
    }

    @Test
    void chancesAddUpToOne() {
        for (int drawn = 0; drawn <= 9; drawn++) {
            double sum = 0;
            for (int hits = 0; hits <= drawn; hits++) sum += TokenWorth.chance(hits, drawn, 4, 16);
            assertEquals(1, sum, 1e-12);
        }
        assertEquals(0.25, TokenWorth.chance(1, 1, 4, 16), 1e-12);
    }
}
