package regalia.bots;

import java.util.Optional;
import java.util.function.Supplier;
import regalia.kernel.Action;
import regalia.kernel.Rules;
import regalia.kernel.Sense;
import regalia.kernel.State;

/** Searches for a given time. */
final class King<S extends State<S>, A extends Action, V> implements Bot<V> {

    private final Sense<S, A, V> sense;
    private final Search<S, A, V> search;
    private final int millis;

    King(Rules<S, A, V> rules, Supplier<Sense<S, A, V>> senses, int millis) {
        sense = senses.get();
        search = new Search<>(rules, sense, Manner.fromProps());
        this.millis = millis;
    }

    @Override
    public Decision decide(V view, int seat, long seed) {
        long end = System.nanoTime() + millis * 1_000_000L;
        Optional<Integer> ready = sense.plan(view, 1);
        if (ready.isPresent()) return new Decision(ready.get(), 1, 1);
        search.begin(view, seat, seed);
        while (System.nanoTime() < end && !Thread.currentThread().isInterrupted()) search.iterate(view);
        return new Decision(search.best(), search.iterations(), 1);
    }
}
