package regalia.palace;

import regalia.kernel.Named;
import regalia.kernel.Rule;

/** The six kinds of people at court. The first five stand in columns; the first three are those whom bribes and missions are about. */
@Rule("PAL-1")
public enum Kind implements Named {
    NOBLE,
    SOLDIER,
    PRIEST,
    KING,
    QUEEN,
    POLITICIAN;

    /** Nobles, Soldiers and Priests: there are bribes of these, and coloured discs. */
    static final int COLOURED = 3;

    /** All but Politicians. */
    static final int COLUMNS = 5;

    private static final Kind[] BY_ORDINAL = values();

    private final String key = Named.key("kind", this);

    static Kind of(int ordinal) {
        return BY_ORDINAL[ordinal];
    }

    /** Whether there is a bribe and a mission of this kind. */
    boolean coloured() {
        return ordinal() < COLOURED;
    }

    @Override
    public String key() {
        return key;
    }
}
