package regalia.royaume;

import regalia.kernel.Rule;

/**
 * The ways in which a base can support the terrains above it: each terrain leans on the left or the right place below, and so
 * names the colour of that place. For each way: how many free places must have which colour, and how many are free of any.
 */
@Rule({"ROY-17", "ROY-19"})
final class Supports {

    /** A place without a demand, or a terrain's place without a terrain. */
    static final int NONE = -1;

    private static final int WAYS = 8;

    private final int[] colours = new int[WAYS];
    private final int[] free = new int[WAYS];
    private final int[] ways = new int[WAYS];
    private int size;

    /** Finds the ways for a row of three terrains, given the support colours of the places that are already filled. */
    void find(int left, int middle, int right, int[] filled, int count) {
        size = 0;
        for (int way = 0; way < WAYS; way++) {
            if ((left == NONE && (way & 1) != 0)
                    || (middle == NONE && (way & 2) != 0)
                    || (right == NONE && (way & 4) != 0)) continue;
            int demands = 0;
            int open = 0;
            boolean possible = true;
            for (int place = 0; place < Kingdom.BASE; place++) {
                int demand = demand(place, left, middle, right, way);
                if (demand == CONFLICT) possible = false;
                else if (place < count) possible &= demand == NONE || filled[place] == demand;
                else if (demand == NONE) open++;
                else demands += 1 << (3 * demand);
            }
            if (!possible) continue;
            colours[size] = demands;
            free[size] = open;
            ways[size++] = way;
        }
    }

    private static final int CONFLICT = -2;

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

    boolean none() {
        return size == 0;
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
