package regalia.royaume;

import java.util.ArrayList;
import java.util.List;
import regalia.kernel.Rng;

/** A heap of tiles as one number: two bits for each kind say how many of it there are, at most three. */
final class Tiles {

    /** The lower bit of every kind. */
    private static final long ONES = 0x1555_5555_5555_5555L;

    /** All bits of the six kinds of one colour. */
    private static final int COLOUR_BITS = 12;

    private static final long COLOUR = (1L << COLOUR_BITS) - 1;

    private Tiles() {}

    static long one(int tile) {
        return 1L << (2 * tile);
    }

    static int count(long tiles, int tile) {
        return (int) (tiles >>> (2 * tile)) & 3;
    }

    static boolean has(long tiles, int tile) {
        return count(tiles, tile) > 0;
    }

    static int size(long tiles) {
        return Long.bitCount(tiles & ONES) + 2 * Long.bitCount(tiles >>> 1 & ONES);
    }

    static int ofColour(long tiles, int colour) {
        return size((tiles >>> (COLOUR_BITS * colour)) & COLOUR);
    }

    /** All tiles of a heap that have a colour. */
    static long all(long tiles, int colour) {
        return tiles & (COLOUR << (COLOUR_BITS * colour));
    }

    /** The heap with one tile of each kind that is in it. */
    static long kinds(long tiles) {
        return (tiles | tiles >>> 1) & ONES;
    }

    /** The lowest kind in a heap that isn't empty. */
    static int lowest(long tiles) {
        return Long.numberOfTrailingZeros(tiles) >> 1;
    }

    /** The heap without its lowest kind, all copies of it. */
    static long withoutLowest(long tiles) {
        return tiles & ~(3L << (2 * lowest(tiles)));
    }

    /** The tile at a place below {@link #size} when all lie in a row by kind. */
    static int at(long tiles, int place) {
        long rest = tiles;
        int left = place;
        while (true) {
            int tile = lowest(rest);
            left -= count(rest, tile);
            if (left < 0) return tile;
            rest = withoutLowest(rest);
        }
    }

    static int draw(long tiles, Rng rng) {
        return at(tiles, rng.below(size(tiles)));
    }

    static List<Tile> list(long tiles) {
        List<Tile> list = new ArrayList<>();
        for (long rest = tiles; rest != 0; rest = withoutLowest(rest))
            for (int i = count(rest, lowest(rest)); i > 0; i--) list.add(Tile.of(lowest(rest)));
        return List.copyOf(list);
    }

    static long of(List<Tile> tiles) {
        long heap = 0;
        for (int i = 0; i < tiles.size(); i++) heap += one(tiles.get(i).ordinal());
        return heap;
    }
}
