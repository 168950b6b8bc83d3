package regalia.palace;

import regalia.kernel.Moves;
import regalia.kernel.Rule;

/** Lists what is allowed, for search. Says the same as {@link Judge}, which explains it. */
final class Legal {

    private final PalaceRules rules;

    Legal(PalaceRules rules) {
        this.rules = rules;
    }

    void list(PalaceState state, int seat, Moves out) {
        out.clear();
        if (!state.isToAct(seat)) return;
        switch (state.stage()) {
            case FIRST_PLAYER -> {
                for (int starter = 0; starter < rules.seats; starter++) out.add(Codes.FIRST_PLAYER + starter);
            }
            case GRID, REFILL -> rules.draws.list(state, out);
            case BRIBES -> bribes(out);
            case STARTING_DISCS -> startingDiscs(out);
            case TAKE -> {
                for (int row = 0; row < PalaceState.ROWS; row++)
                    if (Judge.canTake(state, row)) out.add(Codes.TAKE + row);
            }
            case LAY -> {
                for (int colour = 0; colour < Colour.COUNT; colour++)
                    if (state.reserve(colour) > 0) out.add(Codes.LAY + colour);
            }
            case OVER -> {}
        }
    }

    @Rule("PAL-8")
    private static void bribes(Moves out) {
        for (int round1 = 0; round1 < Kind.COLOURED; round1++)
            for (int round2 = 0; round2 < Kind.COLOURED; round2++)
                if (round1 != round2) out.add(Codes.bribes(round1, round2));
    }

    /** Three different ones of yellow, red and blue: the third follows from the others. */
    @Rule("PAL-9")
    private static void startingDiscs(Moves out) {
        int sum = Colour.YELLOW.ordinal() + Colour.RED.ordinal() + Colour.BLUE.ordinal();
        for (int row1 = 0; row1 < Kind.COLOURED; row1++)
            for (int row2 = 0; row2 < Kind.COLOURED; row2++)
                if (row1 != row2) out.add(Codes.startingDiscs(row1, row2, sum - row1 - row2));
    }
}
