package regalia.royaume;

import regalia.kernel.Herald;
import regalia.kernel.Rule;
import regalia.kernel.Seat;

/** The time of legends: what tales find in the kingdoms, and what everything is worth. */
final class Legends {

    static final int TOKEN_POINTS = 2;
    static final int MONSTER_POINTS = 2;
    static final int CURSE_POINTS = 3;

    private static final int TERRAIN = 2;
    private static final int WORKSHOP = 3;

    private final RoyaumeRules rules;

    Legends(RoyaumeRules rules) {
        this.rules = rules;
    }

    private boolean has(RoyaumeState state, int seat, int element) {
        return Kingdom.has(state, seat, rules.elements[RoyaumeRules.tale(state, seat)][element]);
    }

    private static boolean tells(RoyaumeState state, int seat, Tale.Type type) {
        return RoyaumeRules.tale(state, seat) / Colour.COUNT == type.ordinal();
    }

    /** How many elements of its tale a seat has in its kingdom, each counted once. */
    @Rule("ROY-22")
    int elements(RoyaumeState state, int seat) {
        int found = 0;
        for (int element = 0; element < rules.elements[0].length; element++) if (has(state, seat, element)) found++;
        return found;
    }

    /** The first two elements of a tale are its characters. */
    @Rule("ROY-23")
    boolean lovers(RoyaumeState state, int seat) {
        return tells(state, seat, Tale.Type.LOVE) && has(state, seat, 0) && has(state, seat, 1);
    }

    void score(RoyaumeState state, Herald herald) {
        for (int seat = 0; seat < rules.seats; seat++) {
            switch (rules.level) {
                case FIRST -> add(state, seat, Kingdom.value(state, seat), "ROY-31", "reason.tiles", herald);
                case SECOND -> scoreSecond(state, seat, herald);
                case FULL -> scoreFull(state, seat, herald);
            }
        }
        if (rules.level == Level.FULL) for (int seat = 0; seat < rules.seats; seat++) curse(state, seat, herald);
        herald.announce(Seat.EVERYBODY, "log.over");
        state.stage(Stage.OVER, 0);
    }

    @Rule({"ROY-32", "ROY-33"})
    private void scoreSecond(RoyaumeState state, int seat, Herald herald) {
        add(state, seat, Kingdom.value(state, seat), "ROY-31", "reason.tiles", herald);
        int found = elements(state, seat);
        int tokens = found + Kingdom.monsters(state, seat);
        add(state, seat, TOKEN_POINTS * tokens, "ROY-32", "reason.tokens", herald);
        if ((rules.adults & Seat.bit(seat)) == 0) return;
        int lost = Math.min(tokens, rules.elements[0].length - found);
        add(state, seat, -TOKEN_POINTS * lost, "ROY-33", "reason.adult", herald);
    }

    @Rule({"ROY-27", "ROY-29"})
    private void scoreFull(RoyaumeState state, int seat, Herald herald) {
        add(state, seat, Kingdom.value(state, seat), "ROY-27", "reason.tiles", herald);
        add(state, seat, TOKEN_POINTS * state.moved[seat], "ROY-27", "reason.moved", herald);
        add(state, seat, -state.markers[seat], "ROY-27", "reason.markers", herald);
        add(state, seat, heroic(state, seat), "ROY-28", "reason.heroic", herald);
        if (tells(state, seat, Tale.Type.MALEFIC))
            add(state, seat, MONSTER_POINTS * Kingdom.monsters(state, seat), "ROY-29", "reason.malefic", herald);
    }

    /** The castle's colour counts, whichever the tale's is; the Black castle is the only tile of its kind. */
    @Rule("ROY-28")
    private int heroic(RoyaumeState state, int seat) {
        int castle = Kingdom.castle(state, seat);
        boolean told = tells(state, seat, Tale.Type.HEROIC)
                && has(state, seat, TERRAIN)
                && has(state, seat, WORKSHOP)
                && castle >= 0;
        return told ? Kingdom.ofColour(state, seat, Tile.colour(castle)) : 0;
    }

    @Rule("ROY-29")
    private void curse(RoyaumeState state, int seat, Herald herald) {
        if (!tells(state, seat, Tale.Type.MALEFIC) || Kingdom.castle(state, seat) != Tile.BLACK_CASTLE.ordinal())
            return;
        herald.announce(Seat.EVERYBODY, "log.curse", Seat.of(seat));
        for (int other = 0; other < rules.seats; other++)
            if (other != seat && !tells(state, other, Tale.Type.MALEFIC))
                add(state, other, -CURSE_POINTS * Kingdom.monsters(state, other), "ROY-29", "reason.curse", herald);
    }

    private static void add(RoyaumeState state, int seat, int delta, String rule, String reason, Herald herald) {
        if (delta == 0) return;
        state.points[seat] += delta;
        herald.points(seat, delta, rule, reason);
    }
}
