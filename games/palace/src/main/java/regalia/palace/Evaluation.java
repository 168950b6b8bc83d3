package regalia.palace;

import regalia.kernel.Herald;
import regalia.kernel.Rule;
import regalia.kernel.Seat;

/** The evaluation of a round, step by step: bribes, King, Queen, missions, order of columns. Each goes through the seats from 0 on. */
final class Evaluation {

    private static final int KING = Kind.KING.ordinal();
    private static final int QUEEN = Kind.QUEEN.ordinal();

    private final PalaceRules rules;
    private final Missions missions;

    Evaluation(PalaceRules rules) {
        this.rules = rules;
        missions = new Missions(rules);
    }

    void evaluate(PalaceState state, Herald herald) {
        herald.announce(Seat.EVERYBODY, "log.evaluation", state.round + 1);
        for (int seat = 0; seat < rules.seats; seat++) reveal(state, seat, herald);
        herald.revealed(Seat.EVERYBODY);
        king(state, herald);
        queen(state, herald);
        missions.evaluate(state, herald);
        for (int seat = 0; seat < rules.seats; seat++) Columns.shrink(state, seat);
        herald.announce(Seat.EVERYBODY, "log.reorder");
    }

    /** The bribe and its Politicians join the column at once and stay there. */
    @Rule("PAL-19")
    private static void reveal(PalaceState state, int seat, Herald herald) {
        int kind = state.bribe(seat, state.round);
        int politicians = state.politicians(seat, state.round);
        Columns.grow(state, seat, kind, 1 + politicians);
        herald.announce(
                Seat.EVERYBODY, "log.bribe", Seat.of(seat), Kind.of(kind), politicians, state.total(seat, kind));
    }

    /** Clockwise from behind the holder, who comes last, the first with the highest total takes the pawn. */
    @Rule("PAL-20")
    private void king(PalaceState state, Herald herald) {
        int highest = highest(state, KING);
        int holder = rules.left(state.pawn);
        while (state.total(holder, KING) != highest) holder = rules.left(holder);
        boolean tied = having(state, KING, highest) > 1;
        state.pawn = holder;
        herald.announce(Seat.EVERYBODY, tied ? "log.kingTied" : "log.king", Seat.of(holder), highest);
    }

    @Rule({"PAL-21", "PAL-22"})
    private void queen(PalaceState state, Herald herald) {
        int lowest = lowest(state, QUEEN);
        int highest = highest(state, QUEEN);
        herald.announce(Seat.EVERYBODY, "log.queen", lowest, highest);
        int pot = 0;
        for (int seat = 0; seat < rules.seats; seat++) {
            if (state.total(seat, QUEEN) != lowest) continue;
            pot += rules.seats;
            state.points[seat] -= rules.seats;
            herald.points(seat, -rules.seats, "PAL-21", "reason.queenPays", lowest);
            if (state.points[seat] < 0) herald.announce(Seat.EVERYBODY, "log.borrows", Seat.of(seat));
        }
        int winners = having(state, QUEEN, highest);
        int share = pot / winners;
        for (int seat = 0; seat < rules.seats; seat++) {
            if (state.total(seat, QUEEN) != highest) continue;
            state.points[seat] += share;
            herald.points(seat, share, "PAL-21", "reason.queenShares", highest);
        }
        int rest = pot - share * winners;
        if (rest > 0) herald.announce(Seat.EVERYBODY, "log.queenRest", rest);
    }

    private int highest(PalaceState state, int kind) {
        int highest = 0;
        for (int seat = 0; seat < rules.seats; seat++) highest = Math.max(highest, state.total(seat, kind));
        return highest;
    }

    private int lowest(PalaceState state, int kind) {
        int lowest = Integer.MAX_VALUE;
        for (int seat = 0; seat < rules.seats; seat++) lowest = Math.min(lowest, state.total(seat, kind));
        return lowest;
    }

    private int having(PalaceState state, int kind, int total) {
        int count = 0;
        for (int seat = 0; seat < rules.seats; seat++) if (state.total(seat, kind) == total) count++;
        return count;
    }
}
