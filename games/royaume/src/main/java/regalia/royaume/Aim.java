package regalia.royaume;

import regalia.kernel.Rule;
import regalia.kernel.Seat;

/**
 * What a builder builds for: points to expect of a kingdom with given elements. Exact for the builder's own tiles, tokens and
 * tale, over all draws of tokens and cards; the curse, which hangs on kingdoms that nobody sees yet, is guessed from the tiles
 * that lie open. Filled again and again.
 */
@Rule("ROY-27")
final class Aim {

    /** How likely a monster that lies open ends up in its owner's kingdom, or a Black castle on top of it. */
    private static final double BUILT = 0.8;

    private final RoyaumeRules rules;
    private final TokenWorth tokenWorth = new TokenWorth();

    Tale.Type type = Tale.Type.LOVE;
    /** Tile numbers of the tale's elements; none of any number without a tale. */
    int[] elements = new int[0];

    boolean second;
    boolean adult;
    /** What each monster in the kingdom brings beside its value, and what the Black castle does. */
    double monster;

    double black;

    Aim(RoyaumeRules rules) {
        this.rules = rules;
    }

    /** Aims at the best for a seat that tells this tale; any number for the first game, which has none. */
    Aim at(RoyaumeState state, int seat, int tale) {
        second = rules.level == Level.SECOND;
        adult = (rules.adults & Seat.bit(seat)) != 0;
        monster = second ? Legends.TOKEN_POINTS : 0;
        black = 0;
        elements = rules.elements[tale];
        type = Tale.of(tale).type();
        if (rules.level != Level.FULL) return this;
        tokenWorth.of(state, seat);
        if (type == Tale.Type.MALEFIC) {
            monster = Legends.MONSTER_POINTS;
            black = Legends.CURSE_POINTS * BUILT * cursed(state, seat) / (rules.seats - 1);
        } else if (threatened(state, seat)) monster = -Legends.CURSE_POINTS * BUILT;
        return this;
    }

    private int cursed(RoyaumeState state, int seat) {
        int monsters = 0;
        for (int other = 0; other < rules.seats; other++)
            if (other != seat && state.tales[other] % (1 << (2 * Colour.COUNT)) != 0)
                for (int colour = 0; colour < Colour.COUNT; colour++)
                    if (Tiles.has(
                            state.kept[other], Tile.monster(Colour.of(colour)).ordinal())) monsters++;
        return monsters;
    }

    /** Whether an opponent who may tell a malefic tale has the Black castle. */
    private boolean threatened(RoyaumeState state, int seat) {
        for (int other = 0; other < rules.seats; other++)
            if (other != seat
                    && state.tales[other] >> (2 * Colour.COUNT) != 0
                    && Tiles.has(state.kept[other], Tile.BLACK_CASTLE.ordinal())) return true;
        return false;
    }

    /** The place of a tile among the elements, or -1. */
    int element(int tile) {
        if (rules.level != Level.FIRST) for (int i = 0; i < elements.length; i++) if (elements[i] == tile) return i;
        return -1;
    }

    /** A tile among the elements as a set of one, or of none. */
    int flag(int tile) {
        int element = element(tile);
        return element < 0 ? 0 : 1 << element;
    }

    /**
     * Points to expect.
     *
     * @param found the set of the tale's elements in the kingdom
     * @param ofCastle tiles of the colour of the castle on top
     */
    double points(int value, int found, int monsters, int ofCastle, boolean blackOnTop) {
        double points = value;
        if (rules.level == Level.FIRST) return points;
        int elementsFound = Integer.bitCount(found);
        if (second) return points + secondPoints(elementsFound, monsters);
        boolean lovers = type == Tale.Type.LOVE && (found & 3) == 3;
        points += tokenWorth.points(elementsFound + (lovers ? 2 : 0), lovers) + monsters * monster;
        if (type == Tale.Type.HEROIC && (found & 12) == 12) points += ofCastle;
        if (blackOnTop) points += black;
        return points;
    }

    private int secondPoints(int elementsFound, int monsters) {
        int tokens = elementsFound + monsters;
        if (adult) tokens -= Math.min(tokens, elements.length - elementsFound);
        return Legends.TOKEN_POINTS * tokens;
    }

    /** What one more token is worth. */
    double token() {
        return rules.level == Level.FULL ? tokenWorth.points(1, false) - tokenWorth.points(0, false) : 0;
    }
}
