package regalia.minister;

import regalia.kernel.Named;
import regalia.kernel.Rule;

/** The colour of a seat: seat 0 plays red, and so on clockwise. */
@Rule("MIN-1")
public enum Party implements Named {
    RED,
    YELLOW,
    GREEN,
    BLACK;

    private static final Party[] BY_SEAT = values();

    private final String key = Named.key("party", this);

    static Party of(int seat) {
        return BY_SEAT[seat];
    }

    @Override
    public String key() {
        return key;
    }
}
