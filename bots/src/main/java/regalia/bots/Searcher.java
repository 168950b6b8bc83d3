package regalia.bots;

import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import regalia.kernel.Action;
import regalia.kernel.Rules;
import regalia.kernel.Sense;
import regalia.kernel.State;

/**
 * Looks ahead, for a number of iterations or for a time. Where the game has a ready answer, such as a whole kingdom to build, it takes
 * that. Without any time it plays anything that is legal.
 */
final class Searcher<S extends State<S>, A extends Action, V> implements Bot<V> {

    /** For a solver's ready answer: few milliseconds, but its best. */
    private static final int EXACT = 1;

    private final Sense<S, A, V> sense;
    private final Council<S, A, V> council;
    private final Page<S, A, V> page;
    private final Strength strength;

    Searcher(Rules<S, A, V> rules, Supplier<Sense<S, A, V>> senses, Strength strength) {
        sense = senses.get();
        council = new Council<>(rules, senses, strength.threads(), strength.level() == Level.KING);
        page = new Page<>(rules);
        this.strength = strength;
    }

    @Override
    public Decision decide(V view, int seat, long seed) {
        IntPredicate more = more(System.nanoTime());
        if (strength.timed() && strength.millis() == 0)
            return new Decision(page.decide(view, seat, seed).code(), 0, 1);
        Optional<Integer> ready = sense.plan(view, EXACT);
        if (ready.isPresent()) return new Decision(ready.get(), 1, 1);
        council.search(
                view,
                seat,
                seed,
                done -> more.test(done) && !Thread.currentThread().isInterrupted());
        return new Decision(council.best(), council.iterations(), council.threads());
    }

    /** Whether to go on, after so many iterations of each thread. */
    private IntPredicate more(long begin) {
        long nanos = strength.millis() * 1_000_000L;
        if (strength.timed()) return _ -> System.nanoTime() - begin < nanos;
        return done -> (long) done * strength.threads() < strength.iterations();
    }
}
