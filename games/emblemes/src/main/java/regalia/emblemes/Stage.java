package regalia.emblemes;

import regalia.kernel.Named;

/** What a match is waiting for. */
public enum Stage implements Named {
    FIRST_PLAYER,
    DRAW,
    SELECT,
    PLACE,
    GUARD,
    THIEF,
    ALCHEMIST,
    COURTESAN,
    SWAP,
    STRATEGIST,
    WARRIOR,
    BARD,
    OVER;

    private static final Stage[] BY_ORDINAL = values();

    private final String key = Named.key("stage", this);

    static Stage of(int ordinal) {
        return BY_ORDINAL[ordinal];
    }

    @Override
    public String key() {
        return key;
    }
}
