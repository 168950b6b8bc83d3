package regalia.testkit.laws;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import regalia.kernel.Action;
import regalia.kernel.Moves;
import regalia.kernel.Rng;
import regalia.kernel.Seat;
import regalia.kernel.State;
import regalia.testkit.Broken;
import regalia.testkit.Law;
import regalia.testkit.RandomMatch;

/**
 * However fast a game draws, it draws what is legal, by the weights of chance or each action of a seat as likely; and no two
 * draws of a match have the same purpose.
 */
public final class ChanceIsFair implements Law {

    private static final int POSITIONS = 6;
    private static final int DRAWS = 600;

    @Override
    public String title() {
        return "law 10: chance is drawn by its weights, each time for another purpose";
    }

    @Override
    public <S extends State<S>, A extends Action, V> void check(RandomMatch<S, A, V> match, Rng rng) {
        Set<String> purposes = new HashSet<>();
        match.walk(state -> {
            if (state.toAct() >= 0) return;
            String purpose = match.rules().purpose(state);
            Broken.unless(purposes.add(purpose), "the purpose ", purpose, " comes twice");
        });
        match.sample(POSITIONS, rng, state -> {
            if (state.toAct() != 0) draw(match, state, Seat.lowest(state.toAct()), rng);
        });
    }

    private static <S extends State<S>, A extends Action, V> void draw(
            RandomMatch<S, A, V> match, S state, int seat, Rng rng) {
        Moves outcomes = new Moves();
        match.rules().legal(state, seat, outcomes);
        int[] codes = outcomes.toArray();
        int[] seen = new int[codes.length];
        S before = match.copy(state);
        Moves scratch = new Moves();
        for (int i = 0; i < DRAWS; i++) {
            int code = seat == Seat.CHANCE
                    ? match.rules().chance(state, rng, scratch)
                    : match.rules().any(state, seat, rng, scratch);
            int index = Arrays.binarySearch(codes, code);
            Broken.unless(index >= 0, "drew ", code, ", which isn't among ", outcomes);
            seen[index]++;
        }
        Broken.unless(before.equals(state), "drawing changed the position");
        compare(outcomes, seen);
    }

    /**
     * Pearson's sum over the outcomes, the rare ones taken together. For a fair sampler its mean is the number of cells less
     * one and its variance twice that; eight deviations and a constant more never happen by chance.
     */
    private static void compare(Moves outcomes, int[] seen) {
        double sum = 0;
        int cells = 0;
        double rareExpected = 0;
        double rareSeen = 0;
        for (int i = 0; i < seen.length; i++) {
            double expected = DRAWS * (double) outcomes.weight(i) / outcomes.total();
            if (expected < 5) {
                rareExpected += expected;
                rareSeen += seen[i];
            } else {
                sum += (seen[i] - expected) * (seen[i] - expected) / expected;
                cells++;
            }
        }
        if (rareExpected >= 5) {
            sum += (rareSeen - rareExpected) * (rareSeen - rareExpected) / rareExpected;
            cells++;
        }
        int free = Math.max(0, cells - 1);
        double most = free + 8 * Math.sqrt(2.0 * free) + 30;
        Broken.unless(sum <= most, "draws don't follow the weights: of ", outcomes, " came ", Arrays.toString(seen));
    }
}
