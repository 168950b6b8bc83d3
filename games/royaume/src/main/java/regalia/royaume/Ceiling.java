package regalia.royaume;

/**
 * The most that a kingdom laid from the top down can still come to, so that the search leaves what can't be the best. It counts
 * tiles, elements and monsters that are there, not whether they support each other. Filled again and again.
 */
final class Ceiling {

    private static final int LEVELS = 4;
    private static final int[] PLACES = {0, 4, 3, 2, 1};
    /** The first place of each level's row. */
    private static final int[] FIRST = {0, 0, 4, 7, 9};

    private static final long[] OF_LEVEL = new long[LEVELS + 1];

    static {
        for (int tile = 0; tile < Tile.COUNT; tile++) OF_LEVEL[Tile.of(tile).value()] |= 3 * Tiles.one(tile);
    }

    private Aim aim;
    /** How many tiles of a level already lie face up. */
    private final int[] standing = new int[LEVELS + 1];
    /** What all the rows below a level can be worth, and which elements can be in them and in its own row. */
    private final int[] below = new int[LEVELS + 1];

    private final int[] elements = new int[LEVELS + 1];
    private int monsters;

    Ceiling(Aim aim) {
        this.aim = aim;
    }

    /** The tiles of a heap that belong into a level's row. */
    static long ofLevel(long tiles, int level) {
        return tiles & OF_LEVEL[level];
    }

    /** How many places a level's row has. */
    static int places(int level) {
        return PLACES[level];
    }

    static int first(int level) {
        return FIRST[level];
    }

    void over(Aim goal, long heap, int[] fixed, int count) {
        aim = goal;
        int stands = 0;
        for (int level = 1; level <= LEVELS; level++) standing[level] = 0;
        long all = heap;
        for (int place = 0; place < count; place++) {
            if (!Kingdom.isFaceUp(fixed[place])) continue;
            int tile = Kingdom.tile(fixed[place]);
            standing[Kingdom.level(place)]++;
            all |= Tiles.one(tile);
            if (Tile.isMonster(tile)) stands++;
        }
        monsters = aim.monster > 0 ? Kingdom.BASE : stands;
        int found = 0;
        int value = 0;
        for (int level = 1; level <= LEVELS; level++) {
            found |= aim.flags(ofLevel(all, level));
            elements[level] = found;
            below[level] = value;
            value += level * Math.min(PLACES[level], Tiles.size(ofLevel(heap, level)) + standing[level]);
        }
    }

    /**
     * The most to expect when the places after one are laid.
     *
     * @param heap the tiles that are left
     * @param value and {@code found}: of the places that are laid
     * @param ofCastle how many tiles of the castle's colour there are
     */
    double at(int place, long heap, int value, int found, int ofCastle, boolean black) {
        int level = Kingdom.level(place);
        int row = Math.min(place - FIRST[level] + 1, Tiles.size(ofLevel(heap, level)) + standing[level]);
        return aim.points(value + level * row + below[level], found | elements[level], monsters, ofCastle, black);
    }
}
