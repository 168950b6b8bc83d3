package regalia.royaume;

import regalia.kernel.Moves;
import regalia.kernel.Rule;
import regalia.kernel.Seat;

/** Lists what is allowed, for search. Says the same as {@link Judge}, which explains it. */
final class Legal {

    private final RoyaumeRules rules;

    Legal(RoyaumeRules rules) {
        this.rules = rules;
    }

    void list(RoyaumeState state, int seat, Moves out) {
        out.clear();
        if ((state.toAct & Seat.bit(seat)) == 0) return;
        switch (state.stage()) {
            case FIRST_PLAYER -> {
                for (int who = 0; who < rules.seats; who++) out.add(Codes.FIRST_PLAYER + who);
            }
            case TAKE_OUT -> tiles(characters(state), Codes.TAKE_OUT, out);
            case DEAL_TALES -> set(rules.tellable(state), Codes.dealTale(rules.listener(state), 0), out);
            case DEAL -> tiles(state.deck, Codes.deal(rules.dealt(state), 0), out);
            case TURN_UP -> events(state, out);
            case TOKENS -> symbols(state.supply, Codes.drawToken(rules.creditor(state), 0), out);
            case SHOW -> symbols(state.cards, Codes.TURN_CARD, out);
            case NINTH -> symbols(state.cards, Codes.ninthCard(rules.creditor(state), 0), out);
            case CHOOSE -> kinds(state.hand[seat], Codes.CHOOSE, out);
            case GIVE -> {
                for (int who = 0; who < rules.seats; who++) if (who != seat) out.add(Codes.GIVE + who);
            }
            case DISCARD_TALE -> set(state.tales[seat], Codes.DISCARD_TALE, out);
            case BUILD -> build(state, seat, out);
            case OVER -> {}
        }
    }

    /** The characters of the colour that is thinned out: the first two kinds of it. */
    private static long characters(RoyaumeState state) {
        return state.deck & (0xFL << (12 * state.step));
    }

    /** Outcomes of chance, a kind as likely as it has copies. */
    private static void tiles(long tiles, int base, Moves out) {
        for (long rest = tiles; rest != 0; rest = Tiles.withoutLowest(rest)) {
            int tile = Tiles.lowest(rest);
            out.add(base + tile, Tiles.count(rest, tile));
        }
    }

    private static void kinds(long tiles, int base, Moves out) {
        for (long rest = tiles; rest != 0; rest = Tiles.withoutLowest(rest)) out.add(base + Tiles.lowest(rest));
    }

    private static void set(int set, int base, Moves out) {
        for (int rest = set; rest != 0; rest &= rest - 1) out.add(base + Integer.numberOfTrailingZeros(rest));
    }

    private static void symbols(byte[] counts, int base, Moves out) {
        for (int symbol = 0; symbol < Symbol.COUNT; symbol++)
            if (counts[symbol] > 0) out.add(base + symbol, counts[symbol]);
    }

    /** By number, which is not the order of the data file. */
    private void events(RoyaumeState state, Moves out) {
        for (int i = 0; i < rules.byNumber.length; i++) {
            int at = rules.byNumber[i];
            if ((state.events & 1L << at) != 0)
                out.add(Codes.TURN_UP + rules.events.get(at).number());
        }
    }

    @Rule({"ROY-16", "ROY-17", "ROY-18", "ROY-19", "ROY-20"})
    private void build(RoyaumeState state, int seat, Moves out) {
        int place = state.placed[seat];
        long kept = state.kept[seat];
        for (long rest = kept; rest != 0; rest = Tiles.withoutLowest(rest)) {
            int tile = Tiles.lowest(rest);
            if (fits(state, seat, place, tile)) out.add(Codes.BUILD + tile);
        }
        boolean coloured = !rules.advanced && place < Kingdom.PLACES - 1;
        for (long rest = kept; rest != 0; rest = Tiles.withoutLowest(rest)) {
            int tile = Tiles.lowest(rest);
            if (!coloured) out.add(Codes.turn(tile, Kingdom.COLOURLESS));
            else for (int side = 1; side <= Colour.COUNT; side++) out.add(Codes.turn(tile, side));
        }
    }

    /** Whether a tile may lie face up in a place. */
    static boolean fits(RoyaumeState state, int seat, int place, int tile) {
        if (Tile.of(tile).value() != Kingdom.level(place)) return false;
        if (tile == Tile.BLACK_CASTLE.ordinal()) return Kingdom.monsters(state, seat) > 0;
        return Kingdom.supports(state, seat, place, Tile.colour(tile));
    }
}
