package regalia.palace;

import regalia.kernel.Named;

/** What a match is waiting for. */
public enum Stage implements Named {
    FIRST_PLAYER,
    GRID,
    BRIBES,
    STARTING_DISCS,
    TAKE,
    REFILL,
    LAY,
    OVER;

    private static final Stage[] BY_ORDINAL = values();

    private final String key = Named.key("stage", this);

    static Stage of(int ordinal) {
        return BY_ORDINAL[ordinal];
    }

    /** Whether chance is to act. */
    boolean ofChance() {
        return this == FIRST_PLAYER || this == GRID || this == REFILL;
    }

    @Override
    public String key() {
        return key;
    }
}
