package regalia.minister;

import regalia.kernel.Named;
import regalia.kernel.Rule;

/**
 * The names of the zones of the career track. The special ones are on every board, each once; of the ordinary ones a board has
 * as many as it needs.
 */
@Rule("MIN-2")
public enum Zone implements Named {
    SECTOR_1(Kind.START),
    SECTOR_2(Kind.START),
    SECTOR_3(Kind.START),
    INFLUENCE_1(Kind.INFLUENCE),
    INFLUENCE_2(Kind.INFLUENCE),
    RADIO(Kind.PRESS),
    NEWSPAPER(Kind.PRESS),
    TELEVISION(Kind.PRESS),
    OPINION(Kind.OPINION),
    LOCAL_COUNCIL(Kind.ORDINARY),
    COMMITTEE(Kind.ORDINARY),
    PARTY_CONGRESS(Kind.ORDINARY),
    PARLIAMENT(Kind.ORDINARY),
    FACTION_BENCH(Kind.ORDINARY),
    FRONT_BENCH(Kind.ORDINARY),
    TOWN_HALL(Kind.ORDINARY),
    YOUTH_WING(Kind.ORDINARY),
    TRADE_UNION(Kind.ORDINARY),
    LOCAL_BRANCH(Kind.ORDINARY),
    SECRETARIAT(Kind.ORDINARY),
    EXECUTIVE(Kind.ORDINARY),
    CAUCUS(Kind.ORDINARY),
    COMMISSION(Kind.ORDINARY),
    SENATE(Kind.ORDINARY),
    BACK_BENCH(Kind.ORDINARY);

    /** What a zone does and how many may stand there. */
    enum Kind {
        /** As many spaces as members start there; the spaces aren't told apart. */
        START,
        /** Numbered spaces, some with a soup below. */
        ORDINARY,
        /** One space. */
        INFLUENCE,
        /** Any number of members. */
        PRESS,
        /** Any number of members of one party. */
        OPINION
    }

    private static final Zone[] BY_ORDINAL = values();

    private final Kind kind;
    private final String key = Named.key("zone", this);

    Zone(Kind kind) {
        this.kind = kind;
    }

    static Zone of(int ordinal) {
        return BY_ORDINAL[ordinal];
    }

    Kind kind() {
        return kind;
    }

    /** How often the die is rolled for whoever arrives in the press. */
    @Rule({"MIN-2", "MIN-13"})
    int rolls() {
        return switch (this) {
            case RADIO -> 1;
            case NEWSPAPER -> 2;
            case TELEVISION -> 3;
            default -> 0;
        };
    }

    @Override
    public String key() {
        return key;
    }
}
