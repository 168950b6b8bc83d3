package regalia.server.api;

import java.util.Collection;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * Calls all who are there in turns, each once a round. If all were called at once, what is said to thousands, and what they answer,
 * would hold up whoever plays meanwhile.
 */
final class RollCall<T> {

    private final Collection<T> there;
    private final int turns;
    private final AtomicInteger turn = new AtomicInteger();

    /**
     * Begins.
     *
     * @param there who is, at any time
     * @param turns how many make a round
     */
    RollCall(Collection<T> there, int turns) {
        this.there = there;
        this.turns = turns;
    }

    /** Calls those whose turn is next. Whoever stays keeps their turn, whoever else comes and goes. */
    void next(Consumer<T> call) {
        int now = turn.updateAndGet(last -> (last + 1) % turns);
        for (T one : there) if (Math.floorMod(System.identityHashCode(one), turns) == now) call.accept(one);
    }
}
