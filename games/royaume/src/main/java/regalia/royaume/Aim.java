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
    /** By tale and tile: the tile among the elements as a set of one, or of none. The first game has no elements. */
    private final int[][] flagsOf = new int[Tale.COUNT][Tile.COUNT];

    Tale.Type type = Tale.Type.LOVE;
    /** Tile numbers of the tale's elements; none of any number without a tale. */
    int[] elements = new int[0];

    private int[] flags = new int[Tile.COUNT];

    boolean second;
    boolean adult;
    /** What each monster in the kingdom brings beside its value, and what the Black castle does. */
    double monster;

    double black;

    /** What the aim hangs on beside the rules and the tokens: tale, adult, what is cursed or threatens, and the cards. */
    private long circumstances;

    Aim(RoyaumeRules rules) {
        this.rules = rules;
        if (rules.level == Level.FIRST) return;
        for (int tale = 0; tale < Tale.COUNT; tale++)
            for (int i = 0; i < rules.elements[tale].length; i++) flagsOf[tale][rules.elements[tale][i]] = 1 << i;
    }

    /** Aims at the best for a seat that tells this tale; any number for the first game, which has none. */
    Aim at(RoyaumeState state, int seat, int tale) {
        second = rules.level == Level.SECOND;
        adult = (rules.adults & Seat.bit(seat)) != 0;
        monster = second ? Legends.TOKEN_POINTS : 0;
        black = 0;
        elements = rules.elements[tale];
        flags = flagsOf[tale];
        type = Tale.of(tale).type();
        circumstances = (long) tale << 1 | (adult ? 1 : 0);
        if (rules.level != Level.FULL) return this;
        tokenWorth.of(state, seat);
        int danger = 0;
        if (type == Tale.Type.MALEFIC) {
            danger = cursed(state, seat);
            monster = Legends.MONSTER_POINTS;
            black = Legends.CURSE_POINTS * BUILT * danger / (rules.seats - 1);
        } else if (threatened(state, seat)) {
            danger = 1;
            monster = -Legends.CURSE_POINTS * BUILT;
        }
        circumstances |= (long) tokenWorth.cards() << 32 | (long) danger << 16;
        return this;
    }

    /** Under the same rules two aims with the same tokens and circumstances are the same. */
    long tokens() {
        return rules.level == Level.FULL ? tokenWorth.tokens() : 0;
    }

    long circumstances() {
        return circumstances;
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

    /** A tile among the elements as a set of one, or of none. */
    int flag(int tile) {
        return flags[tile];
    }

    /** Which of the elements are among some tiles, as a set. */
    int flags(long tiles) {
        int set = 0;
        for (int element : elements) if (Tiles.has(tiles, element)) set |= flags[element];
        return set;
    }

    /**
     * Points to expect.
     *
     * @param found the set of the tale's elements in the kingdom
     * @param ofCastle tiles of the colour of the castle on top
     */
    double points(int value, int found, int monsters, int ofCastle, boolean blackOnTop) {
        if (rules.level == Level.FIRST) return value;
        int elementsFound = Integer.bitCount(found);
        if (second) return (double) value + secondPoints(elementsFound, monsters);
        boolean lovers = isOfLovers(found);
        double tokens = tokenWorth.points(elementsFound + (lovers ? 2 : 0), lovers);
        return full(value, tokens, found, monsters, ofCastle, blackOnTop);
    }

    /** No less than the points of a kingdom with these elements or some of them, of at most this value and as many of the castle's colour. */
    double most(int value, int found, int monsters, int ofCastle, boolean blackOnTop) {
        if (rules.level != Level.FULL) return points(value, found, monsters, ofCastle, blackOnTop);
        boolean lovers = isOfLovers(found);
        double tokens = tokenWorth.most(Integer.bitCount(found) + (lovers ? 2 : 0), lovers);
        return full(value, tokens, found, monsters, ofCastle, blackOnTop);
    }

    private boolean isOfLovers(int found) {
        return type == Tale.Type.LOVE && (found & 3) == 3;
    }

    private double full(int value, double tokens, int found, int monsters, int ofCastle, boolean blackOnTop) {
        double points = value + (tokens + monsters * monster);
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
