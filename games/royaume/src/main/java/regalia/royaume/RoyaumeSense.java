package regalia.royaume;

import regalia.kernel.Message;
import regalia.kernel.Sense;

final class RoyaumeSense implements Sense<RoyaumeState, RoyaumeAction, RoyaumeView> {
    private final RoyaumeRules rules;

    RoyaumeSense(RoyaumeRules rules) {
        this.rules = rules;
    }

    @Override
    public double worth(RoyaumeState state, int seat) {
        return state.points[seat] + rules.seats;
    }

    @Override
    public Message reason(RoyaumeState state, int seat, RoyaumeAction action) {
        return Message.of("sense.even");
    }
}
