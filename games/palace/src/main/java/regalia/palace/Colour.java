package regalia.palace;

import regalia.kernel.Named;
import regalia.kernel.Rule;

/** The colours of mission discs. The first three belong to the kinds of the same ordinal: Nobles, Soldiers, Priests. */
@Rule("PAL-2")
public enum Colour implements Named {
    YELLOW,
    RED,
    BLUE,
    VIOLET;

    static final int COUNT = 4;

    private static final Colour[] BY_ORDINAL = values();

    private final String key = Named.key("colour", this);

    static Colour of(int ordinal) {
        return BY_ORDINAL[ordinal];
    }

    @Override
    public String key() {
        return key;
    }
}
