package regalia.royaume;

import java.util.Arrays;

/**
 * What a builder has made of heaps of tiles before: the worlds that a view leaves possible mostly differ in what others have in hand,
 * so that the same tiles are asked for with the same aim again and again. A newer answer takes the place of an older one.
 */
final class Memory {

    private static final int BITS = 9;
    private static final int SIZE = 1 << BITS;
    private static final long MIX = 0x9E37_79B9_7F4A_7C15L;

    /** No heap of tiles is like this. */
    private static final long NOTHING = -1;

    private final KingdomSearch search;
    private final int budget;
    private final int[] empty = new int[Kingdom.PLACES];

    private final long[] heaps = new long[SIZE];
    private final long[] tokens = new long[SIZE];
    private final long[] circumstances = new long[SIZE];
    private final double[] best = new double[SIZE];

    Memory(KingdomSearch search, int budget) {
        this.search = search;
        this.budget = budget;
        Arrays.fill(heaps, NOTHING);
    }

    /** The points to expect of the best kingdom that is built of some tiles from the ground. */
    double best(Aim aim, long heap) {
        long mixed = (heap * 31 + aim.tokens()) * 31 + aim.circumstances();
        int at = (int) ((mixed * MIX) >>> (Long.SIZE - BITS));
        if (heaps[at] == heap && tokens[at] == aim.tokens() && circumstances[at] == aim.circumstances())
            return best[at];
        best[at] = search.search(aim, heap, empty, 0, budget);
        heaps[at] = heap;
        tokens[at] = aim.tokens();
        circumstances[at] = aim.circumstances();
        return best[at];
    }
}
