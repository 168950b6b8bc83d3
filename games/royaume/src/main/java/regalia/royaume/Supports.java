package regalia.royaume;

import java.util.stream.IntStream;
import regalia.kernel.Rule;

/**
 * The ways in which a base can support the terrains above it: each terrain leans on the left or the right place below, and so
 * names the colour of that place. For each way: how many free places must have which colour, and how many are free of any.
 */
@Rule({"ROY-17", "ROY-19"})
final class Supports {

    /** A place without a demand, or a terrain's place without a terrain. */
    static final int NONE = -1;

    private static final int CONFLICT = -2;
    private static final int WAYS = 8;
    /** What a terrain's place may demand: a colour or nothing. */
    private static final int DEMANDS = Colour.COUNT + 1;

    /** For each three demands the ways without conflict: what each place must have plus 1, three bits each, and above that the way. */
    private static final int[][] ALL = new int[DEMANDS * DEMANDS * DEMANDS][];

    private static final int ABOVE = 3 * Kingdom.BASE;

    static {
        for (int left = NONE; left < Colour.COUNT; left++)
            for (int middle = NONE; middle < Colour.COUNT; middle++)
                for (int right = NONE; right < Colour.COUNT; right++)
                    ALL[index(left, middle, right)] = all(left, middle, right);
    }

    private final int[] colours = new int[WAYS];
    private final int[] free = new int[WAYS];
    private final int[] ways = new int[WAYS];
    private int size;

    private static int index(int left, int middle, int right) {
        return ((left + 1) * DEMANDS + middle + 1) * DEMANDS + right + 1;
    }

    private static int[] all(int left, int middle, int right) {
        int without = (left == NONE ? 1 : 0) | (middle == NONE ? 2 : 0) | (right == NONE ? 4 : 0);
        return IntStream.range(0, WAYS)
                .filter(way -> (way & without) == 0)
                .filter(way -> IntStream.range(0, Kingdom.BASE)
                        .noneMatch(place -> demand(place, left, middle, right, way) == CONFLICT))
                .map(way -> (way << ABOVE)
                        + IntStream.range(0, Kingdom.BASE)
                                .map(place -> (demand(place, left, middle, right, way) + 1) << (3 * place))
                                .sum())
                .toArray();
    }

    /** Whether there are ways for a row of three terrains, given the support colours of the places that are already filled. */
    boolean find(int left, int middle, int right, int[] filled, int count) {
        size = 0;
        for (int way : ALL[index(left, middle, right)]) {
            int demands = 0;
            int open = 0;
            boolean possible = true;
            for (int place = 0; place < Kingdom.BASE; place++) {
                int demand = (way >> (3 * place) & 7) - 1;
                if (place < count) possible &= demand == NONE || filled[place] == demand;
                else if (demand == NONE) open++;
                else demands += 1 << (3 * demand);
            }
            if (!possible) continue;
            colours[size] = demands;
            free[size] = open;
            ways[size++] = way >> ABOVE;
        }
        return size > 0;
    }

    /** The colour that a place must have in a way, NONE for any, or CONFLICT. */
    static int demand(int place, int left, int middle, int right, int way) {
        int demand = NONE;
        demand = and(demand, left, place == (way & 1));
        demand = and(demand, middle, place == 1 + (way >> 1 & 1));
        return and(demand, right, place == 2 + (way >> 2 & 1));
    }

    private static int and(int demand, int colour, boolean leans) {
        if (!leans || colour == NONE || demand == colour) return demand;
        return demand == NONE ? colour : CONFLICT;
    }

    /** A way in which these tiles, counted by colour, fill the base; bard sides take the places they leave. NONE if there is none. */
    int fit(int tiles, boolean advanced) {
        for (int i = 0; i < size; i++) {
            int excess = 0;
            boolean lacks = false;
            for (int shift = 0; shift < 3 * Colour.COUNT; shift += 3) {
                int over = (tiles >> shift & 7) - (colours[i] >> shift & 7);
                if (over > 0) excess += over;
                else if (over < 0) lacks = true;
            }
            if (excess <= free[i] && !(advanced && lacks)) return ways[i];
        }
        return NONE;
    }
}
