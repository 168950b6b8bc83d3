package regalia.emblemes;

import regalia.kernel.Foresight;
import regalia.kernel.Message;
import regalia.kernel.Sense;
import regalia.kernel.Silent;

/**
 * A feeling for Emblems: what each would have if the round ended now, with one's own unplaced card put where it does best. Has
 * scratch positions of its own, so each thread needs its own.
 */
final class EmblemesSense implements Sense<EmblemesState, EmblemesAction, EmblemesView> {

    private final EmblemesRules rules;
    private final EmblemesState settled = new EmblemesState();
    private final EmblemesState placed = new EmblemesState();
    private final EmblemesState after = new EmblemesState();

    EmblemesSense(EmblemesRules rules) {
        this.rules = rules;
    }

    @Override
    public double worth(EmblemesState state, int seat) {
        int value = state.selected[seat];
        if (value == 0) return lead(state, seat);
        double best = Double.NEGATIVE_INFINITY;
        for (int location = 0; location < Location.COUNT; location++) {
            if (state.imposed[seat] != EmblemesState.NONE && state.imposed[seat] != location) continue;
            placed.copyFrom(state);
            placed.insert(location, Card.number(seat, value), 0);
            best = Math.max(best, lead(placed, seat));
        }
        return best;
    }

    /** The seat's gold against the average of the others', if the round ended now. */
    private double lead(EmblemesState state, int seat) {
        settle(state);
        int others = 0;
        for (int other = 0; other < rules.seats; other++) if (other != seat) others += settled.gold[other];
        return settled.gold[seat] - (double) others / (rules.seats - 1);
    }

    private void settle(EmblemesState state) {
        settled.copyFrom(state);
        if (state.stage != Stage.OVER.ordinal()) rules.roundEnd.settle(settled, Silent.HERALD);
    }

    /** Worth looks to the end of the round; a little careful play before it is asked is enough. */
    @Override
    public Foresight foresight() {
        return new Foresight(3, true, 2, 20, false);
    }

    /** What the action is worth in gold at the end of this round, as the cards lie. */
    @Override
    public Message reason(EmblemesState state, int seat, EmblemesAction action) {
        settle(state);
        int before = settled.gold[seat];
        if (action instanceof EmblemesAction.Select(Persona character)) return Message.of("sense.power", character);
        after.copyFrom(state);
        rules.apply(after, seat, action, Silent.HERALD);
        settle(after);
        int gain = settled.gold[seat] - before;
        if (gain == 0) return Message.of("sense.even");
        return gain > 0 ? Message.of("sense.gain", gain) : Message.of("sense.loss", -gain);
    }
}
