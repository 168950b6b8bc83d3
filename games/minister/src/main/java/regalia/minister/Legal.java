package regalia.minister;

import regalia.kernel.Moves;
import regalia.kernel.Rule;
import regalia.kernel.Seat;

/** Lists what is allowed, for search. Says the same as {@link Judge}, which explains it. */
final class Legal {

    private static final int SIDES = 6;

    private final MinisterRules rules;
    private final Track track;
    private final Career career;

    Legal(MinisterRules rules) {
        this.rules = rules;
        track = rules.track;
        career = rules.career;
    }

    void list(MinisterState state, int seat, Moves out) {
        out.clear();
        if ((state.toAct & Seat.bit(seat)) == 0) return;
        switch (state.stage()) {
            case FIRST_PLAYER -> {
                for (int starter = 0; starter < rules.seats; starter++) out.add(Codes.FIRST_PLAYER + starter);
            }
            case ROLL, PRESS_ROLL -> {
                for (int side = 0; side < SIDES; side++) out.add(Codes.ROLL + side);
            }
            case USE -> use(state, seat, out);
            case PLACE -> place(state, seat, out);
            case INFLUENCE -> influence(state, out);
            case ADVANCE_ALL -> advance(state, spots(state, seat, state.toMove), out);
            case SPIRAL -> spiral(state, seat, out);
            case OVER -> {}
        }
    }

    @Rule({"MIN-8", "MIN-10", "MIN-11", "MIN-15"})
    private void use(MinisterState state, int seat, Moves out) {
        int advancing = 0;
        int member = seat * MinisterState.MEMBERS;
        for (int i = 0; i < MinisterState.MEMBERS; i++, member++)
            if (career.canAdvance(state, member)) advancing |= 1 << i;
        advance(state, spots(state, seat, advancing), out);
        if (career.canReturn(state, seat)) out.add(Codes.RETURN);
        if (career.canClimbOut(state, seat))
            each(spots(state, seat, Career.own(state.soup, seat)), Codes.CLIMB_OUT, out);
        if (career.canBringIn(state, seat)) out.add(Codes.BRING_IN);
    }

    /** Where some members of a seat stand, as a set of spots: two on one spot are one choice, and codes ascend. */
    private static long spots(MinisterState state, int seat, int members) {
        long spots = 0;
        for (int rest = members; rest != 0; rest &= rest - 1)
            spots |= 1L << state.at[seat * MinisterState.MEMBERS + Integer.numberOfTrailingZeros(rest)];
        return spots;
    }

    private void each(long spots, int base, Moves out) {
        for (long rest = spots; rest != 0; rest &= rest - 1)
            out.add(base + track.number[Long.numberOfTrailingZeros(rest)]);
    }

    /** From each spot to every free space of the zone that is next from there. */
    @Rule({"MIN-8", "MIN-9"})
    private void advance(MinisterState state, long spots, Moves out) {
        for (long rest = spots; rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            int zone = career.next(state, track.zoneOf[from]);
            int base = Codes.ADVANCE + track.number[from] * Spot.NUMBERS;
            int end = track.first[zone] + track.width[zone];
            for (int spot = track.first[zone]; spot < end; spot++)
                if (career.hasRoom(state, spot)) out.add(base + track.number[spot]);
        }
    }

    @Rule("MIN-16")
    private void influence(MinisterState state, Moves out) {
        if (rules.influence.advancing(state) != 0) out.add(Codes.ADVANCE_ALL);
        if (rules.influence.canDropAny(state)) out.add(Codes.DROP_ALL);
        out.add(Codes.DECLINE);
    }

    @Rule("MIN-20")
    private void spiral(MinisterState state, int seat, Moves out) {
        advance(state, spots(state, seat, rules.influence.influenced(state)), out);
        long drops = 0;
        for (int member = 0; member < rules.seats * MinisterState.MEMBERS; member++)
            if (career.canDrop(state, seat, member)) drops |= 1L << state.at[member];
        each(drops, Codes.DROP, out);
        out.add(Codes.DECLINE);
    }

    /** Vacant posts first, as many as one likes; then, with none vacant, every way to remove as many as one likes. */
    @Rule("MIN-17")
    private static void place(MinisterState state, int seat, Moves out) {
        int vacant = Cabinet.vacancies(state);
        for (int ministers = 0; ministers < Math.min(state.sum, vacant); ministers++)
            out.add(Codes.place(ministers, 0, 0, 0, 0));
        int filled = Math.min(state.sum, vacant);
        int left = state.sum - filled;
        int mostRed = removable(state, seat, 0, left);
        for (int red = 0; red <= mostRed; red++) {
            int mostYellow = removable(state, seat, 1, left - red);
            for (int yellow = 0; yellow <= mostYellow; yellow++) {
                int mostGreen = removable(state, seat, 2, left - red - yellow);
                for (int green = 0; green <= mostGreen; green++) {
                    int mostBlack = removable(state, seat, 3, left - red - yellow - green);
                    int code = Codes.place(filled, red, yellow, green, 0);
                    for (int black = 0; black <= mostBlack; black++) out.add(code + black);
                }
            }
        }
    }

    private static int removable(MinisterState state, int seat, int party, int left) {
        return party == seat ? 0 : Math.min(left, state.posts[party]);
    }
}
