package regalia.bots;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import regalia.kernel.Action;
import regalia.kernel.Moves;
import regalia.kernel.Rng;
import regalia.kernel.Rules;
import regalia.kernel.Seat;
import regalia.kernel.Sense;
import regalia.kernel.Silent;
import regalia.kernel.State;

/**
 * Plays what the game's sense likes best right after it, on average over a few worlds that the view leaves possible. Where an
 * action leads straight to another question to itself, as a power that asks for a target, it looks on to the best answer. Where
 * the game has a ready answer, such as a whole kingdom to build, it takes that.
 */
final class Squire<S extends State<S>, A extends Action, V> implements Bot<V> {

    static final int WORLDS = 4;
    private static final int DEPTH = 3;

    private final Rules<S, A, V> rules;
    private final Sense<S, A, V> sense;
    private final S world;
    /** A position and a list of moves for each step ahead. */
    private final S[] steps;

    private final Moves[] moves;
    private final Moves chance = new Moves();
    private double[] sums = new double[64];

    Squire(Rules<S, A, V> rules, Sense<S, A, V> sense) {
        this.rules = rules;
        this.sense = sense;
        world = rules.start();
        steps = positions(rules);
        moves = IntStream.range(0, DEPTH).mapToObj(_ -> new Moves()).toArray(Moves[]::new);
    }

    @SuppressWarnings("unchecked") // An array of positions can't be made but by an unchecked cast.
    private static <S extends State<S>> S[] positions(Rules<S, ?, ?> rules) {
        return (S[]) Stream.generate(rules::start).limit(DEPTH).toArray(State[]::new);
    }

    @Override
    public Decision decide(V view, int seat, long seed) {
        Optional<Integer> ready = sense.plan(view, 0);
        if (ready.isPresent()) return new Decision(ready.get(), 1, 1);
        Rng rng = new Rng(seed);
        Moves legal = moves[0];
        for (int i = 0; i < WORLDS; i++) {
            rules.imagine(view, rng, world);
            rules.legal(world, seat, legal);
            if (legal.size() == 1) return new Decision(legal.code(0), 1, 1);
            if (i == 0) clearSums(legal.size());
            for (int m = 0; m < legal.size(); m++) sums[m] += worthOf(world, seat, legal.code(m), 0, rng);
        }
        return new Decision(legal.code(best(legal.size(), rng)), WORLDS, 1);
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

    private double worthOf(S from, int seat, int code, int step, Rng rng) {
        S after = steps[step];
        after.copyFrom(from);
        rules.play(after, seat, code, Silent.HERALD);
        while (after.toAct() < 0) rules.play(after, Seat.CHANCE, rules.chance(after, rng, chance), Silent.HERALD);
        if (step + 1 == DEPTH || after.toAct() != Seat.bit(seat)) return sense.worth(after, seat);
        Moves answers = moves[step + 1];
        rules.legal(after, seat, answers);
        double best = Double.NEGATIVE_INFINITY;
        for (int m = 0; m < answers.size(); m++)
            best = Math.max(best, worthOf(after, seat, answers.code(m), step + 1, rng));
        return best;
    }
}
