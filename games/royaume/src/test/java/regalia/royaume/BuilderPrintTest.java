package regalia.royaume;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regalia.kernel.Named;
import regalia.kernel.Rng;
import regalia.kernel.Silent;

/**
 * Fingerprints of what the builder finds, with little time and with all of it, from the ground and on what stands, of a few tiles and
 * of all. Short cuts in it must leave them as they are: an alarm that somebody who means to build otherwise may reset.
 */
class BuilderPrintTest {

    private static final int POSITIONS = 6;
    private static final int[] BUDGETS = {1, 60, 500, RoyaumeSense.QUICK, KingdomSearch.EXACT};

    @ParameterizedTest
    @CsvSource({
        "FIRST, false, 5db624f46a294422",
        "FIRST, true, 4dee36b5eb3c1642",
        "SECOND, false, d83ca0ed935eab53",
        "SECOND, true, b9cd9c391add6e8c",
        "FULL, false, 85f06c35ba5c6c05",
        "FULL, true, 6ff050fc91187b3"
    })
    void theBuilderFindsTheSameKingdoms(Level level, boolean advanced, String print) {
        assertEquals(print, Long.toHexString(print(level, advanced)));
    }

    static long print(Level level, boolean advanced) {
        long print = 0;
        for (int seats = 2; seats <= RoyaumeState.SEATS; seats++) {
            RoyaumeRules rules = new Scene(
                            seats, Map.of("level", Named.word(level), "advanced", advanced, "adults", List.of(0)))
                    .rules;
            KingdomSearch search = new KingdomSearch(rules);
            Aim aim = new Aim(rules);
            for (int seed = 0; seed < POSITIONS; seed++) {
                RoyaumeState state = BuilderReport.drafted(rules, seed);
                for (int tale = seed % 3; tale < Tale.COUNT; tale += 3) {
                    for (int seat = 0; seat < seats; seat++)
                        print = 31 * print + ofSome(search, aim.at(state, seat, tale), state.kept[seat]);
                    print = 31 * print + onward(rules, search, aim, state, tale, seed);
                }
            }
        }
        return print;
    }

    /** Of all tiles, and of those that are left when the lowest kinds are taken away one by one. */
    private static long ofSome(KingdomSearch search, Aim aim, long tiles) {
        long print = 0;
        for (long rest = tiles; rest != 0; rest = Tiles.withoutLowest(rest))
            for (int budget : BUDGETS)
                print = 31 * print
                        + Double.doubleToLongBits(search.search(aim, rest, new int[Kingdom.PLACES], 0, budget));
        return print;
    }

    /** Kingdoms that go on from what stands, piece by piece. */
    private static long onward(
            RoyaumeRules rules, KingdomSearch search, Aim aim, RoyaumeState drafted, int tale, int seed) {
        long print = 0;
        RoyaumeState state = rules.start();
        state.copyFrom(drafted);
        int[] pieces = new int[Kingdom.PLACES];
        int placed = 0;
        for (RoyaumeAction action : Hidden.build(rules, state.kept[0], Kingdom.PLACES, new Rng(seed))) {
            for (int budget : BUDGETS) {
                double best = search.search(aim.at(state, 0, tale), state.kept[0], pieces, placed, budget);
                print = 31 * print + Double.doubleToLongBits(best);
                for (int piece : search.pieces()) print = 31 * print + piece;
            }
            rules.apply(state, 0, action, Silent.HERALD);
            pieces[placed] = state.piece(0, placed);
            placed++;
        }
        return print;
    }
}
