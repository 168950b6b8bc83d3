package regalia.lord;

import regalia.kernel.Named;

/** What a match is waiting for. */
public enum Stage implements Named {
    FIRST_LEADER,
    CRAVING,
    OPEN,
    DEAL,
    LEAD,
    FOLLOW,
    LEADER_ADDS,
    OTHER_ADDS,
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
