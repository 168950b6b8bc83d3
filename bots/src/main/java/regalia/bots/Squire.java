package regalia.bots;

import java.util.Arrays;
import java.util.Optional;
import regalia.kernel.Action;
import regalia.kernel.Moves;
import regalia.kernel.Rng;
import regalia.kernel.Rules;
import regalia.kernel.Sense;
import regalia.kernel.State;

/**
 * Plays what the game's sense likes best right after it, on average over a few worlds that the view leaves possible. Where the game
 * has a ready answer, such as a whole kingdom to build, it takes that.
 */
final class Squire<S extends State<S>, A extends Action, V> implements Bot<V> {

    static final int WORLDS = 4;
    static final int DEPTH = 3;

    private final Rules<S, A, V> rules;
    private final Sense<S, A, V> sense;
    private final Glance<S, A, V> glance;
    private final S world;
    private final Moves legal = new Moves();
    private double[] sums = new double[64];

    Squire(Rules<S, A, V> rules, Sense<S, A, V> sense) {
        this.rules = rules;
        this.sense = sense;
        glance = new Glance<>(rules, sense, DEPTH);
        world = rules.start();
    }

    @Override
    public Decision decide(V view, int seat, long seed) {
        Optional<Integer> ready = sense.plan(view, 0);
        if (ready.isPresent()) return new Decision(ready.get(), 1, 1);
        Rng rng = new Rng(seed);
        if (look(view, seat, rng) == 1) return new Decision(legal.code(0), 1, 1);
        return new Decision(legal.code(best(legal.size(), rng)), WORLDS, 1);
    }

    /** How many actions there are; if more than one, what each looks worth is summed up then over the worlds. */
    int look(V view, int seat, Rng rng) {
        for (int i = 0; i < WORLDS; i++) {
            rules.imagine(view, rng, world);
            rules.legal(world, seat, legal);
            if (legal.size() == 1) break;
            if (i == 0) clearSums(legal.size());
            for (int m = 0; m < legal.size(); m++) sums[m] += glance.at(world, seat, legal.code(m), rng);
        }
        return legal.size();
    }

    int code(int index) {
        return legal.code(index);
    }

    double worth(int index) {
        return sums[index] / WORLDS;
    }

    private void clearSums(int size) {
        if (sums.length < size) sums = new double[2 * size];
        else Arrays.fill(sums, 0);
    }

    /** The highest sum; among equals any, each as likely. */
    private int best(int size, Rng rng) {
        int best = 0;
        int equals = 1;
        for (int m = 1; m < size; m++) {
            if (sums[m] > sums[best]) {
                best = m;
                equals = 1;
            } else if (sums[m] == sums[best] && rng.below(++equals) == 0) best = m;
        }
        return best;
    }
}
