package regalia.royaume;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import regalia.kernel.Moves;
import regalia.kernel.Named;
import regalia.kernel.Rng;
import regalia.kernel.Seat;
import regalia.kernel.Silent;

/** What is remembered is what would be found anew, and what is left out can't be the best. */
class MemoryTest {

    private static final int MATCHES = 8;

    private static RoyaumeRules rules(int seats, Level level, boolean advanced) {
        return new Scene(seats, Map.of("level", Named.word(level), "advanced", advanced, "adults", List.of(1))).rules;
    }

    /** In drafts at random, for each seat, tale and tile that it may choose; tokens, cards and dangers change on the way. */
    @ParameterizedTest
    @CsvSource({
        "2, FIRST, false",
        "3, SECOND, false",
        "4, SECOND, true",
        "2, FULL, false",
        "3, FULL, true",
        "4, FULL, false"
    })
    void aKingdomThatIsRememberedIsTheOneThatWouldBeFound(int seats, Level level, boolean advanced) {
        RoyaumeRules rules = rules(seats, level, advanced);
        Memory memory = new Memory(new KingdomSearch(rules), RoyaumeSense.QUICK);
        KingdomSearch search = new KingdomSearch(rules);
        Aim kept = new Aim(rules);
        Moves moves = new Moves();
        for (int seed = 0; seed < MATCHES; seed++) {
            RoyaumeState state = rules.start();
            Rng rng = new Rng(seed);
            while (state.stage() != Stage.BUILD) {
                int actor = Seat.lowest(state.toAct);
                if (actor != Seat.CHANCE)
                    for (int seat = 0; seat < seats; seat++)
                        for (int tale : new int[] {seed % Tale.COUNT, (seed + 7) % Tale.COUNT, 14}) {
                            Aim anew = new Aim(rules).at(state, seat, tale);
                            double found = search.search(anew, state.kept[seat], new int[10], 0, RoyaumeSense.QUICK);
                            for (int i = 0; i < 2; i++)
                                assertEquals(found, memory.best(kept.at(state, seat, tale), state.kept[seat]));
                        }
                rules.legal(state, actor, moves);
                rules.play(state, actor, moves.draw(rng), Silent.HERALD);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void noneOfSomeElementsBringMoreThanTheMostOfAllOfThem(Level level) {
        for (int seats = 2; seats <= RoyaumeState.SEATS; seats++) {
            RoyaumeRules rules = rules(seats, level, false);
            for (int seed = 0; seed < MATCHES; seed++) {
                RoyaumeState state = BuilderReport.drafted(rules, seed);
                for (int tale = 0; tale < Tale.COUNT; tale++) {
                    Aim aim = new Aim(rules).at(state, seed % seats, tale);
                    for (int found = 0; found < 32; found++)
                        for (int some = found; ; some = (some - 1) & found) {
                            double most = aim.most(12, found, 2, 3, seed % 2 == 0);
                            assertTrue(aim.points(12, some, 2, 3, seed % 2 == 0) <= most);
                            assertTrue(aim.points(11, some, 2, 1, seed % 2 == 0) <= most);
                            if (some == 0) break;
                        }
                }
            }
        }
    }
}
