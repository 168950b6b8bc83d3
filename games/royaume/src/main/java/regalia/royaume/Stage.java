package regalia.royaume;

import regalia.kernel.Named;

/** What a match is waiting for. */
public enum Stage implements Named {
    FIRST_PLAYER,
    TAKE_OUT,
    DEAL_TALES,
    DEAL,
    TURN_UP,
    CHOOSE,
    TOKENS,
    GIVE,
    DISCARD_TALE,
    BUILD,
    SHOW,
    NINTH,
    OVER;

    private static final Stage[] BY_ORDINAL = values();

    private final String key = Named.key("stage", this);

    static Stage of(int ordinal) {
        return BY_ORDINAL[ordinal];
    }

    boolean isOfChance() {
        return switch (this) {
            case FIRST_PLAYER, TAKE_OUT, DEAL_TALES, DEAL, TURN_UP, TOKENS, SHOW, NINTH -> true;
            case CHOOSE, GIVE, DISCARD_TALE, BUILD, OVER -> false;
        };
    }

    @Override
    public String key() {
        return key;
    }
}
