package regalia.palace;

/**
 * What each seat would have if the round were evaluated now and the King paid. Comes to the same as {@link Evaluation} and {@link End},
 * but only counts: nothing is moved or told, since bots ask it for every action that they look at.
 */
final class Prospect {

    private static final int KING = Kind.KING.ordinal();
    private static final int QUEEN = Kind.QUEEN.ordinal();

    private final PalaceRules rules;

    /** By seat: points, missions and the King's favour; what it would pay to the right; its favour with the Queen. */
    private final int[] own = new int[PalaceState.SEATS];

    private final int[] unfinished = new int[PalaceState.SEATS];
    private final int[] queen = new int[PalaceState.SEATS];

    /** Who pays to the Queen, by favour, and what each gets of it who has the most. */
    private int lowest;

    private int highest;
    private int share;

    Prospect(PalaceRules rules) {
        this.rules = rules;
    }

    /** Looks at all seats. */
    Prospect of(PalaceState state) {
        for (int seat = 0; seat < rules.seats; seat++) look(state, seat);
        meetQueen();
        return this;
    }

    /** Looks at one seat again, when the round goes on and the others have what they had. */
    Prospect again(PalaceState state, int seat) {
        look(state, seat);
        meetQueen();
        return this;
    }

    int standing(int seat) {
        int standing = own[seat] - unfinished[seat] + unfinished[rules.left(seat)];
        if (queen[seat] == lowest) standing -= rules.seats;
        return queen[seat] == highest ? standing + share : standing;
    }

    /** The seat's points against the average of the others'. */
    double lead(int seat) {
        int others = 0;
        for (int other = 0; other < rules.seats; other++) if (other != seat) others += standing(other);
        return standing(seat) - (double) others / (rules.seats - 1);
    }

    /** Where nothing is evaluated, before the discs are laid and after the end, all are equal to the Queen: she gives back what they pay. */
    private void look(PalaceState state, int seat) {
        own[seat] = state.points[seat];
        unfinished[seat] = 0;
        queen[seat] = 0;
        if (state.stage < Stage.STARTING_DISCS.ordinal() || state.stage == Stage.OVER.ordinal()) return;
        queen[seat] = state.total(seat, QUEEN);
        own[seat] += state.total(seat, KING);
        missions(state, seat);
    }

    /** Violet discs pay on the cards of King and Queen; but one that leaves the King takes with it the point that it would have brought. */
    private void missions(PalaceState state, int seat) {
        int bribed = state.bribe(seat, state.round);
        int total = state.total(seat, bribed) + 1 + state.politicians(seat, state.round);
        int from = state.total(seat, bribed) == 0 ? Columns.count(state, seat) : Columns.place(state, seat, bribed);
        int to = from;
        while (to > 0 && state.total(seat, state.column(seat, to - 1)) < total) to--;
        int leftmost = discs(state, seat, kind(state, seat, Missions.LEFTMOST, from, to));
        int third = discs(state, seat, kind(state, seat, Missions.THIRD, from, to));
        own[seat] += Missions.LEFTMOST_POINTS * leftmost + Missions.THIRD_POINTS * third + state.violets(seat, QUEEN);
        int held = 0;
        for (int colour = 0; colour < Kind.COLOURED; colour++) held += state.discs(seat, colour);
        unfinished[seat] = held - leftmost - third;
    }

    /** The kind of the column at a place, once the bribed one has moved to the left. */
    private static int kind(PalaceState state, int seat, int place, int from, int to) {
        if (place < to || place > from) return state.column(seat, place);
        return place == to ? state.bribe(seat, state.round) : state.column(seat, place - 1);
    }

    private static int discs(PalaceState state, int seat, int kind) {
        return kind == PalaceState.NONE || kind >= Kind.COLOURED ? 0 : state.discs(seat, kind);
    }

    private void meetQueen() {
        lowest = queen[0];
        highest = queen[0];
        for (int seat = 1; seat < rules.seats; seat++) {
            lowest = Math.min(lowest, queen[seat]);
            highest = Math.max(highest, queen[seat]);
        }
        int payers = 0;
        int winners = 0;
        for (int seat = 0; seat < rules.seats; seat++) {
            if (queen[seat] == lowest) payers++;
            if (queen[seat] == highest) winners++;
        }
        share = payers * rules.seats / winners;
    }
}
