package regalia.minister;

import regalia.kernel.Foresight;
import regalia.kernel.Message;
import regalia.kernel.Sense;
import regalia.minister.MinisterAction.Advance;
import regalia.minister.MinisterAction.Place;

/**
 * A feeling for Minister, in ministers: the lead in the cabinet, the Chancellor's seat, which weighs more as election day comes
 * near, and how far the members have come, against the opponents'.
 */
final class MinisterSense implements Sense<MinisterState, MinisterAction, MinisterView> {

    private static final double WON = 1000;
    private static final double SEAT = 2;
    private static final double SEAT_AT_THE_END = 8;
    private static final double ZONE = 0.35;
    private static final double ON_OPINION = 3;
    private static final double IN_SOUP = -0.8;
    /** Where somebody's influence may drop a member. */
    private static final double ABOVE_SOUP = -0.15;

    /** A member that is still to advance by influence will come on by about a zone and something from the press. */
    private static final double TO_MOVE = 0.6;

    private final MinisterRules rules;

    MinisterSense(MinisterRules rules) {
        this.rules = rules;
    }

    @Override
    public double worth(MinisterState state, int seat) {
        if (state.stage == Stage.OVER.ordinal() && state.chancellor != MinisterState.NONE)
            return state.chancellor == seat ? WON : -WON;
        double worth = cabinet(state, seat) + 1.5 * career(state, seat);
        for (int other = 0; other < rules.seats; other++) worth -= career(state, other) / 2;
        return worth;
    }

    private double cabinet(MinisterState state, int seat) {
        int best = 0;
        for (int other = 0; other < rules.seats; other++)
            if (other != seat) best = Math.max(best, state.ministers(other));
        double nearness = 1 - state.left / (double) rules.board.spiral().start(rules.seats);
        double chair = SEAT + SEAT_AT_THE_END * nearness * nearness;
        double lead = state.ministers(seat) - best + 0.3 * state.ministers(seat);
        if (state.chancellor == MinisterState.NONE) return lead;
        return lead + (state.chancellor == seat ? chair : 0);
    }

    private double career(MinisterState state, int seat) {
        double sum = 0;
        for (int i = 0; i < MinisterState.MEMBERS; i++) {
            int member = seat * MinisterState.MEMBERS + i;
            int zone = rules.track.zoneOf[state.at[member]];
            sum += ZONE * (state.isExile(member) ? rules.track.zones - 2 : zone);
            if (state.isInSoup(member)) sum += IN_SOUP;
            else if (rules.track.isAboveSoup(state.at[member])) sum += ABOVE_SOUP;
            if (zone == rules.track.zones - 1) sum += ON_OPINION;
            if (seat == state.turn && (state.toMove >> i & 1) != 0) sum += TO_MOVE;
        }
        return sum;
    }

    /** About two turns of everybody: dice make everything beyond a guess. */
    @Override
    public Foresight foresight() {
        return new Foresight(2, true, 20, 20, false);
    }

    @Override
    public Message reason(MinisterState state, int seat, MinisterAction action) {
        return switch (action) {
            case Advance(Spot _, Spot to) when to.zone().rolls() > 0 -> Message.of("sense.press", to.zone());
            case Advance(Spot _, Spot to) when to.zone() == Zone.OPINION -> Message.of("sense.opinion");
            case Advance(Spot _, Spot to) when to.zone().kind() == Zone.Kind.INFLUENCE -> Message.of("sense.influence");
            case Advance(Spot _, Spot to) -> Message.of("sense.advance", to.zone());
            case MinisterAction.Return _ -> Message.of("sense.opinion");
            case MinisterAction.ClimbOut _ -> Message.of("sense.climbOut");
            case MinisterAction.BringIn _ -> Message.of("sense.bringIn");
            case MinisterAction.AdvanceAll _ -> Message.of("sense.advanceAll");
            case MinisterAction.DropAll _, MinisterAction.Drop _ -> Message.of("sense.drop");
            case Place place -> place(state, seat, place);
            default -> Message.of("sense.only");
        };
    }

    private static Message place(MinisterState state, int seat, Place place) {
        if (state.chancellor != MinisterState.NONE
                && state.chancellor != seat
                && place.removed().of(state.chancellor) > 0)
            return Message.of("sense.weaken", Party.of(state.chancellor));
        return Message.of("sense.place", place.ministers());
    }
}
