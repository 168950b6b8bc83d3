package regalia.minister;

import regalia.kernel.Named;

/** What a match is waiting for. */
public enum Stage implements Named {
    /** Chance names who begins. */
    FIRST_PLAYER,
    /** The die of a turn. */
    ROLL,
    /** How the player uses it. */
    USE,
    /** A die for an arrival in the press or on Opinion. */
    PRESS_ROLL,
    /** How a party brings its ministers in. */
    PLACE,
    /** Which influence the member on an influence space has. */
    INFLUENCE,
    /** Which member advances next by influence. */
    ADVANCE_ALL,
    /** What the player does on an influence step of the spiral. */
    SPIRAL,
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
