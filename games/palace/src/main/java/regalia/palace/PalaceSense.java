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
    private final PalaceState settled = new PalaceState();
    private final PalaceState after = new PalaceState();

    PalaceSense(PalaceRules rules) {
        this.rules = rules;
    }

    @Override
    public double worth(PalaceState state, int seat) {
        if (state.stage != Stage.TAKE.ordinal() || state.actor == seat) return lead(state, seat);
        int next = state.actor;
        double best = Double.NEGATIVE_INFINITY;
        double mine = 0;
        for (int row = 0; row < PalaceState.ROWS; row++) {
            if (!Judge.canTake(state, row)) continue;
            after.copyFrom(state);
            rules.play(after, next, Codes.TAKE + row, Silent.HERALD);
            double theirs = lead(after, next);
            if (theirs <= best) continue;
            best = theirs;
            mine = lead(after, seat);
        }
        return mine;
    }

    /** The seat's points against the average of the others', if the round were evaluated now. */
    private double lead(PalaceState state, int seat) {
        settle(state);
        int others = 0;
        for (int other = 0; other < rules.seats; other++) if (other != seat) others += standing(other);
        return standing(seat) - (double) others / (rules.seats - 1);
    }

    private int standing(int seat) {
        boolean over = settled.stage == Stage.OVER.ordinal();
        return settled.points[seat] + (over ? 0 : settled.total(seat, Kind.KING.ordinal()));
    }

    private void settle(PalaceState state) {
        settled.copyFrom(state);
        if (isManaging(state)) rules.evaluation.evaluate(settled, Silent.HERALD);
    }

    private static boolean isManaging(PalaceState state) {
        return state.stage >= Stage.STARTING_DISCS.ordinal() && state.stage < Stage.OVER.ordinal();
    }

    /** What the action is worth in points if the round were evaluated right after it. */
    @Override
    public Message reason(PalaceState state, int seat, PalaceAction action) {
        if (action instanceof PalaceAction.Bribes(Kind round1, Kind _)) return Message.of("sense.bribe", round1);
        settle(state);
        int before = standing(seat);
        after.copyFrom(state);
        rules.apply(after, seat, action, Silent.HERALD);
        settle(after);
        int gain = standing(seat) - before;
        if (gain == 0) return Message.of("sense.even");
        return gain > 0 ? Message.of("sense.gain", gain) : Message.of("sense.loss", -gain);
    }
}
