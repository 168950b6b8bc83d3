package regalia.minister;

import regalia.kernel.Rule;

/**
 * Where a member can stand: a zone, and in an ordinary zone the space, counted from 1. Elsewhere spaces aren't told apart, and
 * {@code space} is 0. In codes a spot is one number.
 */
@Rule("MIN-2")
public record Spot(Zone zone, int space) {

    static final int NONE = -1;

    /** An ordinary zone has at most so many spaces. */
    static final int MOST_SPACES = 6;

    private static final int FIRST_ORDINARY = Zone.LOCAL_COUNCIL.ordinal();

    /** All spot numbers are below this. */
    static final int NUMBERS = FIRST_ORDINARY + (Zone.values().length - FIRST_ORDINARY) * MOST_SPACES;

    private static final Spot[] BY_NUMBER = new Spot[NUMBERS];

    static {
        for (Zone zone : Zone.values()) {
            if (zone.kind() != Zone.Kind.ORDINARY) enter(new Spot(zone, 0));
            else for (int space = 1; space <= MOST_SPACES; space++) enter(new Spot(zone, space));
        }
    }

    private static void enter(Spot spot) {
        BY_NUMBER[spot.number()] = spot;
    }

    static Spot of(int number) {
        return BY_NUMBER[number];
    }

    /** Its number, or NONE if no board can have such a spot. */
    int number() {
        if (zone.kind() != Zone.Kind.ORDINARY) return space == 0 ? zone.ordinal() : NONE;
        if (space < 1 || space > MOST_SPACES) return NONE;
        return FIRST_ORDINARY + (zone.ordinal() - FIRST_ORDINARY) * MOST_SPACES + space - 1;
    }
}
