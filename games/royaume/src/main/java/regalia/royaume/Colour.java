package regalia.royaume;

import regalia.kernel.Named;
import regalia.kernel.Rule;

/** The colours of the kingdom tiles. */
@Rule("ROY-1")
public enum Colour implements Named {
    GREEN,
    YELLOW,
    BLUE,
    RED,
    PURPLE;

    static final int COUNT = 5;

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
