package regalia.bots;

import regalia.kernel.Action;
import regalia.kernel.Moves;
import regalia.kernel.Rng;
import regalia.kernel.Rules;
import regalia.kernel.Seat;
import regalia.kernel.Sense;
import regalia.kernel.Silent;
import regalia.kernel.State;

/**
 * Information-set Monte-Carlo tree search: each iteration imagines a world that the view leaves possible, follows the tree in it
 * with everyone after their own good, adds a node and plays on to see what comes of it. It has an answer after every iteration.
 *
 * <p>Chance is drawn anew each time and has no nodes. What a seat decides depends on where it stands: see {@link Standpoints}.
 */
final class Search<S extends State<S>, A extends Action, V> {

    private static final double WHIM = 0.1;

    private final Rules<S, A, V> rules;
    private final Sense<S, A, V> sense;
    private final boolean guided;
    private final Tree tree = new Tree();
    private final Branches<S, A, V> branches;
    private final Rollout<S, A, V> rollout;
    private final Reward<S, A, V> reward;
    private final S world;
    private final Rng rng = new Rng(0);
    private final Moves chance = new Moves();

    /** The branches taken in this iteration. */
    private final int[] path;

    private final Standpoints standpoints;
    private int me;
    private int iterations;

    Search(Rules<S, A, V> rules, Sense<S, A, V> sense, Manner manner) {
        this.rules = rules;
        this.sense = sense;
        guided = manner.guided();
        branches = new Branches<>(rules, sense, tree, manner);
        rollout = new Rollout<>(rules, sense, manner.foresight(), manner.guided());
        reward = new Reward<>(rules, sense);
        world = rules.start();
        path = new int[rules.bound() + 1];
        standpoints = new Standpoints(tree, rules.seats(), manner.apart());
    }

    /** Starts from an empty tree. */
    void begin(V view, int seat, long seed) {
        rng.seed(seed);
        tree.reset();
        standpoints.plant(seat);
        reward.reset();
        me = seat;
        iterations = 0;
        rules.imagine(view, rng, world);
        branches.root(view, world, seat, rng);
    }

    void iterate(V view) {
        rules.imagine(view, rng, world);
        standpoints.begin();
        int depth = 0;
        for (int toAct = world.toAct(); toAct != 0; toAct = world.toAct()) {
            if (toAct < 0) {
                standpoints.together();
                rules.play(world, Seat.CHANCE, rules.chance(world, rng, chance), Silent.HERALD);
                continue;
            }
            if (guided && depth > 0 && sense.settled(world)) break;
            int seat = Seat.lowest(toAct);
            int node = standpoints.of(toAct, seat);
            int branch = branches.choose(node, world, seat, rng, standpoints.secret() ? WHIM : 0);
            if (branch == Tree.NONE) break;
            rules.play(world, seat, tree.code[branch], Silent.HERALD);
            boolean room = standpoints.follow(seat, branch, world.toAct());
            path[depth++] = branch;
            if (!room || tree.visits[branch] == 0) break;
        }
        rollout.run(world, rng);
        learn(depth);
        iterations++;
    }

    private void learn(int depth) {
        reward.of(world);
        for (int i = 0; i < depth; i++) {
            int branch = path[i];
            tree.visits[branch]++;
            tree.total[branch] += reward.of(tree.seat[branch]);
        }
    }

    int iterations() {
        return iterations;
    }

    /** The first of the decision's branches; the others follow it in the tree, ascending by code. */
    int firstBranch() {
        int branch = tree.first[Tree.ROOT];
        while (tree.seat[branch] != me) branch = tree.next[branch];
        return branch;
    }

    /** The branch that follows; none after the last. */
    int nextBranch(int branch) {
        int next = tree.next[branch];
        return next == Tree.NONE || tree.seat[next] != me ? Tree.NONE : next;
    }

    /** How often an action was tried; never if it got no branch. */
    int visits(int code) {
        for (int branch = firstBranch(); branch != Tree.NONE; branch = nextBranch(branch))
            if (tree.code[branch] == code) return tree.visits[branch];
        return 0;
    }

    Tree tree() {
        return tree;
    }
}
