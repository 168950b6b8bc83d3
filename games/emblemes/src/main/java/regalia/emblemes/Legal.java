package regalia.emblemes;

import regalia.kernel.Moves;
import regalia.kernel.Rule;
import regalia.kernel.Seat;

/** Lists what is allowed, for search. Says the same as {@link Judge}, which explains it. */
@Rule("EMB-12")
final class Legal {

    private final EmblemesRules rules;

    Legal(EmblemesRules rules) {
        this.rules = rules;
    }

    void list(EmblemesState state, int seat, Moves out) {
        out.clear();
        if ((state.toAct & Seat.bit(seat)) == 0) return;
        switch (state.stage()) {
            case FIRST_PLAYER -> {
                for (int starter = 0; starter < rules.seats; starter++) out.add(Codes.FIRST_PLAYER + starter);
            }
            case DRAW -> {
                int drawer = rules.drawer(state);
                values(state.pile[drawer], Codes.DRAW + drawer, 3, out);
            }
            case SWAP -> values(state.hand[state.target], Codes.SWAP + state.target, 3, out);
            case SELECT -> values(state.hand[seat], Codes.SELECT, 0, out);
            case PLACE -> place(state, seat, out);
            case GUARD -> guard(state, out);
            case THIEF -> thief(state, out);
            case ALCHEMIST -> alchemist(state, out);
            case COURTESAN -> courtesan(state, out);
            case STRATEGIST -> strategist(state, out);
            case WARRIOR -> warrior(state, out);
            case BARD -> bard(state, out);
            case OVER -> {}
        }
    }

    private static void values(int set, int base, int shift, Moves out) {
        for (int rest = set; rest != 0; rest &= rest - 1)
            out.add(base + (Integer.numberOfTrailingZeros(rest) << shift));
    }

    private static void place(EmblemesState state, int seat, Moves out) {
        int value = state.selected[seat];
        int imposed = state.imposed[seat];
        for (int location = 0; location < Location.COUNT; location++)
            if (imposed == EmblemesState.NONE || imposed == location)
                gaps(state, location, value, Codes.PLACE + Codes.spot(location, 0), out);
    }

    /** One code for each gap beside equals; the codes of the gaps follow each other. */
    @Rule({"EMB-8", "EMB-13"})
    private static void gaps(EmblemesState state, int location, int value, int base, Moves out) {
        int equals = state.equals(location, value);
        for (int gap = 0; gap <= equals; gap++) out.add(base + gap);
    }

    private static void guard(EmblemesState state, Moves out) {
        int left = Neighbours.left(state);
        int right = Neighbours.right(state);
        guard(state, Math.min(left, right), out);
        guard(state, Math.max(left, right), out);
    }

    private static void guard(EmblemesState state, int card, Moves out) {
        if (card == Neighbours.NOBODY) return;
        for (int location = 0; location < Location.COUNT; location++)
            if (location != state.at) gaps(state, location, Card.value(card), Codes.move(card, location, 0), out);
    }

    private void thief(EmblemesState state, Moves out) {
        for (int seat = 0; seat < rules.seats; seat++)
            if (seat != state.actor && Neighbours.ownedBy(state, seat)) out.add(Codes.ROB + seat);
    }

    private static void alchemist(EmblemesState state, Moves out) {
        int left = Neighbours.left(state);
        int right = Neighbours.right(state);
        int low = Math.min(left, right);
        int high = Math.max(left, right);
        if (Neighbours.copyable(low)) out.add(Codes.COPY + low);
        if (Neighbours.copyable(high)) out.add(Codes.COPY + high);
    }

    private void courtesan(EmblemesState state, Moves out) {
        for (int seat = 0; seat < rules.seats; seat++) if (rules.isFaceDown(state, seat)) out.add(Codes.REPLACE + seat);
    }

    private void strategist(EmblemesState state, Moves out) {
        for (int seat = 0; seat < rules.seats; seat++) {
            if (!rules.isFaceDown(state, seat)) continue;
            for (int location = 0; location < Location.COUNT; location++) out.add(Codes.impose(seat, location));
        }
    }

    private static void warrior(EmblemesState state, Moves out) {
        int left = Neighbours.left(state);
        int right = Neighbours.right(state);
        if (Math.min(left, right) != Neighbours.NOBODY) out.add(Codes.DISCARD + Math.min(left, right));
        out.add(Codes.DISCARD + Math.max(left, right));
    }

    /** Every card elsewhere, through a set of card numbers, so that the codes ascend. */
    private static void bard(EmblemesState state, Moves out) {
        long low = 0;
        long high = 0;
        for (int location = 0; location < Location.COUNT; location++) {
            if (location == state.at) continue;
            for (int i = 0; i < state.size[location]; i++) {
                int card = state.cardAt(location, i);
                if (card < Long.SIZE) low |= 1L << card;
                else high |= 1L << card;
            }
        }
        bring(state, low, 0, out);
        bring(state, high, Long.SIZE, out);
    }

    private static void bring(EmblemesState state, long set, int base, Moves out) {
        for (long rest = set; rest != 0; rest &= rest - 1) {
            int card = base + Long.numberOfTrailingZeros(rest);
            gaps(state, state.at, Card.value(card), Codes.bring(card, 0), out);
        }
    }
}
