package regalia.bots;

import java.util.Optional;
import java.util.function.Supplier;
import regalia.kernel.Action;
import regalia.kernel.Rules;
import regalia.kernel.Sense;
import regalia.kernel.State;

/** Searches a fixed number of iterations. */
final class Knight<S extends State<S>, A extends Action, V> implements Bot<V> {

    private final Sense<S, A, V> sense;
    private final Search<S, A, V> search;
    private final int iterations;

    Knight(Rules<S, A, V> rules, Supplier<Sense<S, A, V>> senses, int iterations) {
        sense = senses.get();
        search = new Search<>(rules, sense, Manner.fromProps());
        this.iterations = iterations;
    }

    @Override
    public Decision decide(V view, int seat, long seed) {
        Optional<Integer> ready = sense.plan(view, 1);
        if (ready.isPresent()) return new Decision(ready.get(), 1, 1);
        search.begin(view, seat, seed);
        for (int i = 0; i < iterations && !Thread.currentThread().isInterrupted(); i++) search.iterate(view);
        return new Decision(search.best(), iterations, 1);
    }
}
