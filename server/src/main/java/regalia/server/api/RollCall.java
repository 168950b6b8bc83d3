package regalia.server.api;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Calls all who are there in turns, each once a round. If all were called at once, what is said to thousands, and what they answer,
 * would hold up whoever plays meanwhile.
 */
final class RollCall<T> {

    /** By whose turn it is: to look through all for those who are called next costs as much as to call some. */
    private final List<Set<T>> there;

    private final AtomicInteger turn = new AtomicInteger();

    /**
     * Begins with nobody.
     *
     * @param turns how many make a round
     */
    RollCall(int turns) {
        there = Stream.<Set<T>>generate(ConcurrentHashMap::newKeySet)
                .limit(turns)
                .toList();
    }

    /** Somebody comes. As long as they stay they keep their turn, whoever else comes and goes. */
    void add(T one) {
        turnOf(one).add(one);
    }

    void remove(T one) {
        turnOf(one).remove(one);
    }

    private Set<T> turnOf(T one) {
        return there.get(Math.floorMod(System.identityHashCode(one), there.size()));
    }

    /** Calls those whose turn is next. */
    void next(Consumer<T> call) {
        there.get(turn.updateAndGet(last -> (last + 1) % there.size())).forEach(call);
    }
}
