package regalia.lord;

import regalia.kernel.Named;
import regalia.kernel.Rule;

/** What a card with a digit shows, and what a number is made of. */
@Rule("LOR-1")
public enum Goods implements Named {
    SWORD,
    WHEAT,
    WINE;

    static final int COUNT = 3;

    /** All three as a set. */
    static final int ALL = 7;

    private static final Goods[] BY_ORDINAL = values();

    private final String key = Named.key("goods", this);

    static Goods of(int ordinal) {
        return BY_ORDINAL[ordinal];
    }

    @Override
    public String key() {
        return key;
    }
}
