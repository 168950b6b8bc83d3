package regalia.bots;

import java.util.Arrays;

/**
 * The nodes of a search, in arrays: after warm-up a search creates nothing. A node is what the searching seat has followed so far; a
 * branch from it is a decision of a seat, by its code. Chance has no branches, and neither has a world: the same node is met in many
 * possible worlds, and not every branch is there in each of them.
 */
final class Tree {

    static final int ROOT = 0;
    static final int NONE = -1;
    static final float UNJUDGED = -1;

    /** As many nodes as one search may make; then it goes on with the ones it has. */
    private static final int MOST = 1 << 20;

    /** Branches of a node are a list in the order of seats, then of codes. */
    int[] first = new int[1024];

    int[] next = new int[1024];
    int[] code = new int[1024];
    byte[] seat = new byte[1024];
    float[] prior = new float[1024];
    int[] visits = new int[1024];
    /** How often a branch could have been taken when its node was met. */
    int[] available = new int[1024];
    /** What the seat that takes this branch got of it, summed up. */
    double[] total = new double[1024];

    private int size;

    /** Empty but for the root. */
    void reset() {
        size = 0;
        add(NONE, 0, 0);
    }

    /** Whether so many more nodes may be added. */
    boolean hasRoom(int nodes) {
        return size + nodes <= MOST;
    }

    /** A new node, with the branch that follows it in a list. */
    int add(int follows, int bySeat, int byCode) {
        if (size == first.length) grow();
        int node = size++;
        first[node] = NONE;
        next[node] = follows;
        code[node] = byCode;
        seat[node] = (byte) bySeat;
        prior[node] = UNJUDGED;
        visits[node] = 0;
        available[node] = 0;
        total[node] = 0;
        return node;
    }

    /** Where an action leads that is seen from a node by another seat; none if there is no room for it. */
    int seen(int node, int bySeat, int byCode) {
        int before = NONE;
        int branch = first[node];
        while (branch != NONE && isBelow(branch, bySeat, byCode)) {
            before = branch;
            branch = next[branch];
        }
        if (branch != NONE && seat[branch] == bySeat && code[branch] == byCode) return branch;
        if (!hasRoom(1)) return NONE;
        return insert(node, before, branch, bySeat, byCode);
    }

    /** Whether a branch stands before another in the list of a node. */
    boolean isBelow(int branch, int bySeat, int byCode) {
        return seat[branch] < bySeat || (seat[branch] == bySeat && code[branch] < byCode);
    }

    /** A new branch of a node between two that follow each other. */
    int insert(int node, int before, int after, int bySeat, int byCode) {
        int made = add(after, bySeat, byCode);
        if (before == NONE) first[node] = made;
        else next[before] = made;
        return made;
    }

    double mean(int node) {
        return total[node] / visits[node];
    }

    private void grow() {
        int room = Math.min(MOST, 2 * first.length);
        first = Arrays.copyOf(first, room);
        next = Arrays.copyOf(next, room);
        code = Arrays.copyOf(code, room);
        seat = Arrays.copyOf(seat, room);
        prior = Arrays.copyOf(prior, room);
        visits = Arrays.copyOf(visits, room);
        available = Arrays.copyOf(available, room);
        total = Arrays.copyOf(total, room);
    }
}
