package regalia.palace;

import regalia.kernel.Message;
import regalia.kernel.Sense;
import regalia.kernel.Silent;

/**
 * A feeling for Road to the Palace: what each would have if the round were evaluated now and the King paid, after the next player
 * has taken what is best for them. Has scratch positions of its own, so each thread needs its own.
 */
final class PalaceSense implements Sense<PalaceState, PalaceAction, PalaceView> {

    private final PalaceRules rules;
    private final PalaceState after = new PalaceState();
    private final Prospect now;
    private final Prospect then;

    PalaceSense(PalaceRules rules) {
        this.rules = rules;
        now = new Prospect(rules);
        then = new Prospect(rules);
    }

    @Override
    public double worth(PalaceState state, int seat) {
        now.of(state);
        if (state.stage != Stage.TAKE.ordinal() || state.actor == seat) return now.lead(seat);
        int next = state.actor;
        double best = Double.NEGATIVE_INFINITY;
        double mine = 0;
        for (int row = 0; row < PalaceState.ROWS; row++) {
            if (!Judge.canTake(state, row)) continue;
            after.copyFrom(state);
            rules.play(after, next, Codes.TAKE + row, Silent.HERALD);
            Prospect prospect = isSameRound(state, after) ? now.again(after, next) : then.of(after);
            double theirs = prospect.lead(next);
            if (theirs <= best) continue;
            best = theirs;
            mine = prospect.lead(seat);
        }
        return mine;
    }

    /** Whoever takes a card changes nothing for the others, unless that ends the round. */
    private static boolean isSameRound(PalaceState before, PalaceState after) {
        return after.round == before.round && after.stage != Stage.OVER.ordinal();
    }

    /** What the action is worth in points if the round were evaluated right after it. */
    @Override
    public Message reason(PalaceState state, int seat, PalaceAction action) {
        if (action instanceof PalaceAction.Bribes(Kind round1, Kind _)) return Message.of("sense.bribe", round1);
        after.copyFrom(state);
        rules.apply(after, seat, action, Silent.HERALD);
        int gain = then.of(after).standing(seat) - now.of(state).standing(seat);
        if (gain == 0) return Message.of("sense.even");
        return gain > 0 ? Message.of("sense.gain", gain) : Message.of("sense.loss", -gain);
    }
}
