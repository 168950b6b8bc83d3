package regalia.royaume;

/** All ways to choose tiles for the free places of the base, larger ones first, with what each brings. Filled again and again. */
final class Bases {

    private static final int MOST = 1 << 11;
    private static final int LEVEL_ONE = 15;

    int size;
    final long[] tiles = new long[MOST];
    final int[] number = new int[MOST];
    /** Which of the tale's two characters are there, as a set. */
    final int[] found = new int[MOST];

    final int[] monsters = new int[MOST];
    int mostMonsters;
    /** How many of each colour, three bits each. */
    final int[] colours = new int[MOST];

    private final int[] kinds = new int[LEVEL_ONE];
    private int count;

    void list(Aim aim, long heap, int room) {
        count = 0;
        for (long rest = Ceiling.ofLevel(heap, 1); rest != 0; rest = Tiles.withoutLowest(rest))
            kinds[count++] = Tiles.lowest(rest);
        size = 0;
        mostMonsters = 0;
        for (int wanted = room; wanted >= 0; wanted--) grow(aim, heap, 0, wanted, 0, 0, 0, 0, wanted);
    }

    private void grow(Aim aim, long heap, int kind, int left, long chosen, int flags, int beasts, int hues, int all) {
        if (left == 0) {
            tiles[size] = chosen;
            number[size] = all;
            found[size] = flags;
            monsters[size] = beasts;
            mostMonsters = Math.max(mostMonsters, beasts);
            colours[size++] = hues;
            return;
        }
        if (kind == count) return;
        int tile = kinds[kind];
        int copies = Math.min(left, Tiles.count(heap, tile));
        int element = aim.element(tile);
        boolean monster = Tile.isMonster(tile);
        int hue = 1 << (3 * Tile.colour(tile));
        for (int n = copies; n >= 0; n--)
            grow(
                    aim,
                    heap,
                    kind + 1,
                    left - n,
                    chosen + n * Tiles.one(tile),
                    n > 0 && element >= 0 ? flags | 1 << element : flags,
                    monster ? beasts + n : beasts,
                    hues + n * hue,
                    all);
    }
}
