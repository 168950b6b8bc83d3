package regalia.testkit;

import java.util.ArrayList;
import java.util.List;
import regalia.kernel.Action;
import regalia.kernel.Moves;
import regalia.kernel.Seat;
import regalia.kernel.Silent;
import regalia.kernel.State;

/** How many ways there are to go on for so many actions: one number that nearly every fault in legal or play changes. */
public final class Perft<S extends State<S>, A extends Action, V> {

    private final Setup<S, A, V> setup;
    private final int outcomes;

    /** @param outcomes how many outcomes of each chance decision are followed, spread over all of them; 1 is the first alone */
    public Perft(Setup<S, A, V> setup, int outcomes) {
        this.setup = setup;
        this.outcomes = outcomes;
    }

    /** The counts at each depth from 1 on. Where several seats are to act, the lowest does. */
    public List<Long> counts(S from, int depth) {
        List<Long> counts = new ArrayList<>();
        for (int d = 1; d <= depth; d++) counts.add(count(from, d));
        return counts;
    }

    private long count(S state, int depth) {
        if (depth == 0) return 1;
        if (state.toAct() == 0) return 0;
        int seat = Seat.lowest(state.toAct());
        Moves moves = new Moves();
        setup.rules().legal(state, seat, moves);
        int followed = seat == Seat.CHANCE ? Math.min(outcomes, moves.size()) : moves.size();
        S next = setup.rules().start();
        long sum = 0;
        for (int i = 0; i < followed; i++) {
            next.copyFrom(state);
            setup.rules().play(next, seat, moves.code(i * moves.size() / followed), Silent.HERALD);
            sum += count(next, depth - 1);
        }
        return sum;
    }
}
