package regalia.bots;

import regalia.kernel.Action;
import regalia.kernel.Moves;
import regalia.kernel.Rng;
import regalia.kernel.Rules;
import regalia.kernel.Seat;
import regalia.kernel.Silent;
import regalia.kernel.State;

/** Plays a position to its end with anything that is legal, each as likely: what search does most. Creates nothing on the way. */
public final class Playout<S extends State<S>, A extends Action, V> {

    private final Rules<S, A, V> rules;
    private final Moves scratch = new Moves();

    public Playout(Rules<S, A, V> rules) {
        this.rules = rules;
    }

    /** The number of decisions that seats took; outcomes of chance are not counted. */
    public int run(S state, Rng rng) {
        int decisions = 0;
        for (int toAct = state.toAct(); toAct != 0; toAct = state.toAct()) {
            if (toAct < 0) {
                rules.play(state, Seat.CHANCE, rules.chance(state, rng, scratch), Silent.HERALD);
                continue;
            }
            int seat = Seat.lowest(toAct);
            rules.play(state, seat, rules.any(state, seat, rng, scratch), Silent.HERALD);
            decisions++;
        }
        return decisions;
    }
}
