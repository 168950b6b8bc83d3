package regalia.palace;

import regalia.kernel.Herald;
import regalia.kernel.Outcome;
import regalia.kernel.Rule;
import regalia.kernel.Seat;

/** What comes after an evaluation: round 2, or the King's last favour and the winner. */
final class End {

    private final PalaceRules rules;

    End(PalaceRules rules) {
        this.rules = rules;
    }

    void afterRound(PalaceState state, Herald herald) {
        if (state.round + 1 < PalaceState.ROUNDS) nextRound(state, herald);
        else finish(state, herald);
    }

    @Rule({"PAL-7", "PAL-25"})
    private static void nextRound(PalaceState state, Herald herald) {
        state.round++;
        if (state.violetAside > 0) {
            state.addReserve(Colour.VIOLET.ordinal(), state.violetAside);
            herald.announce(Seat.EVERYBODY, "log.violetJoins", state.violetAside);
            state.violetAside = 0;
        }
        Preparation.beginRound(state, herald);
    }

    /** Debts are settled here, by counting them: what is below zero has to be made good by the King's points first. */
    @Rule({"PAL-22", "PAL-26"})
    private void finish(PalaceState state, Herald herald) {
        herald.announce(Seat.EVERYBODY, "log.end");
        for (int seat = 0; seat < rules.seats; seat++) {
            if (state.points[seat] < 0) herald.announce(Seat.EVERYBODY, "log.debt", Seat.of(seat), -state.points[seat]);
            int king = state.total(seat, Kind.KING.ordinal());
            if (king == 0) continue;
            state.points[seat] += king;
            herald.points(seat, king, "PAL-26", "reason.king", king);
        }
        state.actor = state.pawn;
        herald.announce(Seat.EVERYBODY, "log.over");
        state.stage(Stage.OVER, 0);
    }

    /** Ties go to the pawn's holder, then to the nearest clockwise from there. */
    @Rule("PAL-26")
    void outcome(PalaceState state, Outcome out) {
        out.over(state.stage == Stage.OVER.ordinal());
        for (int seat = 0; seat < rules.seats; seat++) {
            int distance = Math.floorMod(seat - state.pawn, rules.seats);
            out.put(seat, state.points[seat], (long) state.points[seat] * rules.seats - distance);
        }
    }
}
