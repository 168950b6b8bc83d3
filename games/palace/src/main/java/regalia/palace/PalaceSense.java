package regalia.palace;

import regalia.kernel.Message;
import regalia.kernel.Sense;
import regalia.kernel.Silent;

/**
 * A feeling for Road to the Palace: what each would have if the round were evaluated now and the King paid. Has a scratch position
 * of its own, so each thread needs its own.
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
        settle(state);
        int others = 0;
        for (int other = 0; other < rules.seats; other++) if (other != seat) others += standing(other);
        return standing(seat) - (double) others / (rules.seats - 1);
    }

    private int standing(int seat) {
        return settled.points[seat]
                + (settled.stage == Stage.OVER.ordinal() ? 0 : settled.total(seat, Kind.KING.ordinal()));
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
