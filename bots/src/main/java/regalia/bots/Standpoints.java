package regalia.bots;

import regalia.kernel.Seat;

/**
 * Where each seat stands in the tree while a world is followed. Of simultaneous choices a seat sees but its own: they branch from where
 * the seats began to choose, and each goes on from its own branch.
 *
 * <p>With one tree for all, everybody stands where the searching seat does, so that the others answer its secret choices as if they knew
 * them; the more they are visited, the better. Apart, each seat has a tree of its own, of what it has seen.
 */
final class Standpoints {

    private final Tree tree;
    private final boolean apart;
    private final int[] roots;
    private final int[] known;

    /** While several seats choose at once: those still to choose, and where each has come to. */
    private int choosing;

    private final int[] chosen;
    private int me;

    Standpoints(Tree tree, int seats, boolean apart) {
        this.tree = tree;
        this.apart = apart;
        roots = new int[seats];
        known = new int[seats];
        chosen = new int[seats];
    }

    /** In an empty tree, for the search of a seat. */
    void plant(int searching) {
        me = searching;
        for (int seat = 0; seat < roots.length; seat++)
            roots[seat] = seat == me || !apart ? Tree.ROOT : tree.add(Tree.NONE, 0, 0);
    }

    /** Back to where the decision is. */
    void begin() {
        System.arraycopy(roots, 0, known, 0, roots.length);
        choosing = 0;
    }

    /** Where a seat decides: at the end of what it knows, or of what it has chosen itself while others choose too. */
    int of(int toAct, int seat) {
        if ((toAct & ~choosing) != 0) together();
        if (choosing == 0 && (toAct & (toAct - 1)) != 0) {
            choosing = toAct;
            System.arraycopy(known, 0, chosen, 0, known.length);
        }
        return choosing == 0 ? known[seat] : chosen[seat];
    }

    /** Whether several choose at once now. */
    boolean secret() {
        return choosing != 0;
    }

    /**
     * A seat takes a branch.
     *
     * @param toAct who is to act after it
     * @return whether the tree had room for all who saw it
     */
    boolean follow(int seat, int branch, int toAct) {
        if (choosing == 0) return show(seat, branch);
        chosen[seat] = branch;
        if ((toAct & Seat.bit(seat)) == 0) choosing &= ~Seat.bit(seat);
        if (choosing == 0) goOn();
        return true;
    }

    private boolean show(int seat, int branch) {
        for (int other = 0; other < known.length; other++) {
            known[other] = other == seat || !apart ? branch : tree.seen(known[other], seat, tree.code[branch]);
            if (known[other] == Tree.NONE) return false;
        }
        return true;
    }

    /** Choices made at once are all made. */
    void together() {
        if (choosing != 0) goOn();
        choosing = 0;
    }

    private void goOn() {
        for (int seat = 0; seat < known.length; seat++) known[seat] = chosen[apart ? seat : me];
    }
}
