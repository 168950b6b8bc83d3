package regalia.emblemes;

import regalia.kernel.Named;
import regalia.kernel.Rule;

/** Where cards are placed, from top to bottom. Settled in this order (EMB-15). */
@Rule("EMB-2")
public enum Location implements Named {
    CASTLE,
    VILLAGE,
    PORT;

    static final int COUNT = 3;

    private static final Location[] BY_ORDINAL = values();

    private final String key = Named.key("location", this);

    static Location of(int ordinal) {
        return BY_ORDINAL[ordinal];
    }

    @Override
    public String key() {
        return key;
    }
}
