package regalia.lord;

import regalia.kernel.Named;
import regalia.kernel.Rule;

/** A kind of card: a goods with a digit, or one of the extras without goods, the Gem {@code 0} and the Gold {@code 00}. */
@Rule("LOR-1")
public enum Card implements Named {
    SWORD_1,
    SWORD_2,
    SWORD_3,
    SWORD_4,
    SWORD_5,
    SWORD_6,
    SWORD_7,
    SWORD_8,
    SWORD_9,
    WHEAT_1,
    WHEAT_2,
    WHEAT_3,
    WHEAT_4,
    WHEAT_5,
    WHEAT_6,
    WHEAT_7,
    WHEAT_8,
    WHEAT_9,
    WINE_1,
    WINE_2,
    WINE_3,
    WINE_4,
    WINE_5,
    WINE_6,
    WINE_7,
    WINE_8,
    WINE_9,
    GEM,
    GOLD;

    static final int COUNT = 29;

    /** The kinds below this have a goods. */
    static final int EXTRAS = GEM.ordinal();

    static final int DIGITS = 9;

    private static final Card[] BY_ORDINAL = values();

    private final String key = Named.key("card", this);

    static Card of(int ordinal) {
        return BY_ORDINAL[ordinal];
    }

    static Card of(Goods goods, int digit) {
        return BY_ORDINAL[goods.ordinal() * DIGITS + digit - 1];
    }

    /** The goods of a kind as a number, {@link LordState#NONE} for extras. */
    static int goods(int kind) {
        return kind < EXTRAS ? kind / DIGITS : LordState.NONE;
    }

    @Override
    public String key() {
        return key;
    }
}
