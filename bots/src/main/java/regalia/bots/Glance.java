package regalia.bots;

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
 * What an action looks worth to the seat that takes it, right after it. Where it leads straight to another question to itself, as a
 * power that asks for a target, it looks on to the best answer.
 */
final class Glance<S extends State<S>, A extends Action, V> {

    private final Rules<S, A, V> rules;
    private final Sense<S, A, V> sense;
    /** A position and a list of moves for each step ahead. */
    private final S[] steps;

    private final Moves[] moves;
    private final Moves chance = new Moves();

    Glance(Rules<S, A, V> rules, Sense<S, A, V> sense, int depth) {
        this.rules = rules;
        this.sense = sense;
        steps = positions(rules, depth);
        moves = IntStream.range(0, depth).mapToObj(_ -> new Moves()).toArray(Moves[]::new);
    }

    @SuppressWarnings("unchecked") // An array of positions can't be made but by an unchecked cast.
    private static <S extends State<S>> S[] positions(Rules<S, ?, ?> rules, int depth) {
        return (S[]) Stream.generate(rules::start).limit(depth).toArray(State[]::new);
    }

    double at(S world, int seat, int code, Rng rng) {
        return worthOf(world, seat, code, 0, rng);
    }

    private double worthOf(S from, int seat, int code, int step, Rng rng) {
        S after = steps[step];
        after.copyFrom(from);
        rules.play(after, seat, code, Silent.HERALD);
        while (after.toAct() < 0) rules.play(after, Seat.CHANCE, rules.chance(after, rng, chance), Silent.HERALD);
        if (step + 1 == steps.length || after.toAct() != Seat.bit(seat)) return sense.worth(after, seat);
        Moves answers = moves[step];
        rules.legal(after, seat, answers);
        double best = Double.NEGATIVE_INFINITY;
        for (int m = 0; m < answers.size(); m++)
            best = Math.max(best, worthOf(after, seat, answers.code(m), step + 1, rng));
        return best;
    }
}
