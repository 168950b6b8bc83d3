package regalia.bots;

import regalia.kernel.Action;
import regalia.kernel.Moves;
import regalia.kernel.Rng;
import regalia.kernel.Rules;
import regalia.kernel.Seat;
import regalia.kernel.Sense;
import regalia.kernel.Silent;
import regalia.kernel.State;

/** Search from the first decision of a match, an iteration at a time, for whoever measures it. Begins anew as a bot does that decides. */
final class Opening<S extends State<S>, A extends Action, V> {

    /** About what one decision takes: a tree that grew for ever would be another one. */
    private static final int ITERATIONS = 4096;

    private final Search<S, A, V> search;
    private final V view;
    private final int seat;
    private long seed;

    Opening(Rules<S, A, V> rules, Sense<S, A, V> sense, Manner manner) {
        search = new Search<>(rules, sense, manner);
        S state = rules.start();
        Rng rng = new Rng(1);
        Moves scratch = new Moves();
        while (state.toAct() < 0) rules.play(state, Seat.CHANCE, rules.chance(state, rng, scratch), Silent.HERALD);
        seat = Seat.lowest(state.toAct());
        view = rules.view(state, seat);
        search.begin(view, seat, seed);
    }

    int iterate() {
        if (search.iterations() == ITERATIONS) search.begin(view, seat, ++seed);
        search.iterate(view);
        return search.iterations();
    }
}
