package regalia.royaume;

import regalia.kernel.Named;
import regalia.kernel.Rule;

/** What a bard card or token shows. */
@Rule("ROY-7")
public enum Symbol implements Named {
    LUTE,
    FLUTE,
    CAPE,
    SWORD;

    static final int COUNT = 4;

    private final String key = Named.key("symbol", this);

    @Override
    public String key() {
        return key;
    }
}
