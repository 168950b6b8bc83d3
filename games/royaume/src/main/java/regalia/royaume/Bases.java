package regalia.royaume;

/**
 * All ways to choose tiles for the free places of the base, larger ones first, with what each brings. Filled again and again; tiles
 * that are asked for once more, as for another tale, are not listed anew.
 */
final class Bases {

    private static final int MOST = 1 << 11;
    private static final int LEVEL_ONE = 15;

    private int size;
    final long[] tiles = new long[MOST];
    /** Which of the tale's two characters are there, as a set. */
    final int[] found = new int[MOST];

    final int[] monsters = new int[MOST];
    int mostMonsters;
    /** How many of each colour, three bits each. */
    final int[] colours = new int[MOST];

    /**
     * By how many tiles they have: where those bases end in the list, and what some of them have, the elements, and the fewest and
     * the most monsters.
     */
    final int[] end = new int[Kingdom.BASE + 1];

    final int[] someFound = new int[Kingdom.BASE + 1];
    final int[] fewest = new int[Kingdom.BASE + 1];
    final int[] most = new int[Kingdom.BASE + 1];

    /** Of what they are listed: the tiles of level one, their kinds, and how many tiles there are from a kind on. */
    private long heap;

    private int room = -1;
    private final int[] kinds = new int[LEVEL_ONE];
    private final int[] onward = new int[LEVEL_ONE + 1];

    void list(Aim aim, long all, int places) {
        long low = Ceiling.ofLevel(all, 1);
        if (low != heap || places != room) {
            heap = low;
            room = places;
            listAll();
        }
        int from = 0;
        for (int wanted = room; wanted >= 0; wanted--) {
            someFound[wanted] = 0;
            for (int i = from; i < end[wanted]; i++) {
                found[i] = aim.flags(tiles[i]);
                someFound[wanted] |= found[i];
            }
            from = end[wanted];
        }
    }

    private void listAll() {
        int count = 0;
        for (long rest = heap; rest != 0; rest = Tiles.withoutLowest(rest)) {
            onward[count] = Tiles.size(rest);
            kinds[count++] = Tiles.lowest(rest);
        }
        onward[count] = 0;
        size = 0;
        mostMonsters = 0;
        for (int wanted = room; wanted >= 0; wanted--) {
            fewest[wanted] = Kingdom.BASE;
            most[wanted] = 0;
            grow(0, wanted, 0, 0, 0, wanted);
            end[wanted] = size;
            mostMonsters = Math.max(mostMonsters, most[wanted]);
        }
    }

    private void grow(int kind, int left, long chosen, int beasts, int hues, int wanted) {
        if (left == 0) {
            tiles[size] = chosen;
            monsters[size] = beasts;
            colours[size++] = hues;
            fewest[wanted] = Math.min(fewest[wanted], beasts);
            most[wanted] = Math.max(most[wanted], beasts);
            return;
        }
        if (onward[kind] < left) return;
        int tile = kinds[kind];
        int copies = Math.min(left, Tiles.count(heap, tile));
        int beast = Tile.isMonster(tile) ? 1 : 0;
        int hue = 1 << (3 * Tile.colour(tile));
        for (int n = copies; n >= 0; n--)
            grow(kind + 1, left - n, chosen + n * Tiles.one(tile), beasts + n * beast, hues + n * hue, wanted);
    }
}
