package regalia.palace;

import regalia.kernel.Herald;
import regalia.kernel.Rule;
import regalia.kernel.Seat;

/** What discs pay and cost, in the sheet's four steps, each for all seats from 0 on before the next. Discs return as they are settled. */
@Rule("PAL-23")
final class Missions {

    private static final int VIOLET = Colour.VIOLET.ordinal();
    static final int LEFTMOST = 0;
    static final int THIRD = 2;
    static final int LEFTMOST_POINTS = 3;
    static final int THIRD_POINTS = 1;

    private final PalaceRules rules;

    Missions(PalaceRules rules) {
        this.rules = rules;
    }

    void evaluate(PalaceState state, Herald herald) {
        herald.announce(Seat.EVERYBODY, "log.leftmost");
        for (int seat = 0; seat < rules.seats; seat++)
            column(state, seat, LEFTMOST, LEFTMOST_POINTS, "reason.leftmost", herald);
        herald.announce(Seat.EVERYBODY, "log.third");
        for (int seat = 0; seat < rules.seats; seat++) column(state, seat, THIRD, THIRD_POINTS, "reason.third", herald);
        herald.announce(Seat.EVERYBODY, "log.violet");
        for (int seat = 0; seat < rules.seats; seat++) violet(state, seat, herald);
        herald.announce(Seat.EVERYBODY, "log.unfinished");
        int inDebt = inDebt(state);
        for (int seat = 0; seat < rules.seats; seat++) payRight(state, seat, herald);
        for (int fresh = inDebt(state) & ~inDebt; fresh != 0; fresh &= fresh - 1)
            herald.announce(Seat.EVERYBODY, "log.borrows", Seat.of(Seat.lowest(fresh)));
    }

    private int inDebt(PalaceState state) {
        int seats = 0;
        for (int seat = 0; seat < rules.seats; seat++) if (state.points[seat] < 0) seats |= Seat.bit(seat);
        return seats;
    }

    /** Steps 1 and 2: the coloured discs at one column. */
    private static void column(PalaceState state, int seat, int place, int each, String reason, Herald herald) {
        int kind = state.column(seat, place);
        if (kind == PalaceState.NONE || kind >= Kind.COLOURED) return;
        int discs = state.discs(seat, kind);
        if (discs == 0) return;
        giveBack(state, seat, kind);
        gain(state, seat, each * discs, reason, discs, Kind.of(kind), herald);
    }

    /** Step 3: those on the cards of King and Queen pay; all return. Columns shrink later (PAL-24). */
    private static void violet(PalaceState state, int seat, Herald herald) {
        int royal = state.violets(seat, Kind.KING.ordinal()) + state.violets(seat, Kind.QUEEN.ordinal());
        for (int kind = 0; kind < Kind.COLUMNS; kind++) state.addReserve(VIOLET, state.violets(seat, kind));
        giveBack(state, seat, VIOLET);
        if (royal == 0) return;
        state.points[seat] += royal;
        herald.points(seat, royal, "PAL-23", "reason.violet", royal);
    }

    /** Step 4: whatever is still held is paid for. Nothing keeps a player from paying but discs, so the order doesn't matter. */
    @Rule({"PAL-23", "PAL-28"})
    private void payRight(PalaceState state, int seat, Herald herald) {
        int held = 0;
        for (int colour = 0; colour < Kind.COLOURED; colour++) {
            held += state.discs(seat, colour);
            giveBack(state, seat, colour);
        }
        if (held == 0) return;
        int right = rules.right(seat);
        gain(state, seat, -held, "reason.paysRight", held, Seat.of(right), herald);
        gain(state, right, held, "reason.fromLeft", held, Seat.of(seat), herald);
    }

    private static void giveBack(PalaceState state, int seat, int colour) {
        int discs = state.discs(seat, colour);
        state.addReserve(colour, discs);
        state.addDiscs(seat, colour, -discs);
    }

    private static void gain(
            PalaceState state, int seat, int points, String reason, int discs, Object about, Herald herald) {
        state.points[seat] += points;
        herald.points(seat, points, "PAL-23", reason, discs, about);
    }
}
