package regalia.palace;

import regalia.kernel.Rule;

/**
 * A player's columns, in falling order of favour from left to right. What grows into a tie stays behind, what shrinks into one
 * stays ahead: in both cases nothing passes what it only equals.
 */
final class Columns {

    private Columns() {}

    /** A column grows, or starts with its first card, and passes to its left only what it exceeds. */
    @Rule("PAL-12")
    static void grow(PalaceState state, int seat, int kind, int favour) {
        int place = state.total(seat, kind) == 0 ? count(state, seat) : place(state, seat, kind);
        state.addTotal(seat, kind, favour);
        moveLeft(state, seat, kind, place);
    }

    private static void moveLeft(PalaceState state, int seat, int kind, int from) {
        int place = from;
        int total = state.total(seat, kind);
        while (place > 0) {
            int left = state.column(seat, place - 1);
            if (state.total(seat, left) >= total) break;
            state.column(seat, place--, left);
        }
        state.column(seat, place, kind);
    }

    /** All columns lose their violet discs at once and are sorted anew; equals keep the order they stood in. */
    @Rule("PAL-24")
    static void shrink(PalaceState state, int seat) {
        for (int kind = 0; kind < Kind.COLUMNS; kind++) {
            state.addTotal(seat, kind, -state.violets(seat, kind));
            state.addViolets(seat, kind, -state.violets(seat, kind));
        }
        int columns = count(state, seat);
        for (int place = 1; place < columns; place++) moveLeft(state, seat, state.column(seat, place), place);
    }

    static int count(PalaceState state, int seat) {
        int count = 0;
        while (count < Kind.COLUMNS && state.column(seat, count) != PalaceState.NONE) count++;
        return count;
    }

    /** Where a column stands, from 0 at the left, or NONE. */
    static int place(PalaceState state, int seat, int kind) {
        for (int place = 0; place < Kind.COLUMNS; place++) if (state.column(seat, place) == kind) return place;
        return PalaceState.NONE;
    }
}
