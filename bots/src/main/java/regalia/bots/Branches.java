package regalia.bots;

import regalia.kernel.Action;
import regalia.kernel.Moves;
import regalia.kernel.Rng;
import regalia.kernel.Rules;
import regalia.kernel.Sense;
import regalia.kernel.State;

/** The branches of a tree: made where a seat meets a decision, chosen among those that a world allows. */
final class Branches<S extends State<S>, A extends Action, V> {

    /** Where there are more actions than this, as with the numbers of Road to Lord, only the likeliest get a branch. */
    static final int MOST = 24;

    private final Rules<S, A, V> rules;
    private final Sense<S, A, V> sense;
    private final Tree tree;
    private final Manner manner;
    private final Squire<S, A, V> squire;
    private final Glance<S, A, V> glance;
    private final Moves legal = new Moves();
    private final Likeliest likeliest = new Likeliest(MOST);
    private final int[] open = new int[MOST];
    private int me;
    private double usual;

    Branches(Rules<S, A, V> rules, Sense<S, A, V> sense, Tree tree, Manner manner) {
        this.rules = rules;
        this.sense = sense;
        this.tree = tree;
        this.manner = manner;
        squire = new Squire<>(rules, sense);
        glance = new Glance<>(rules, sense, 1);
    }

    /** The decision for which a search is made. Its actions are the same in every world, and each gets a better look. */
    void root(V view, S world, int seat, Rng rng) {
        me = seat;
        usual = 1;
        if (!manner.guided()) {
            rules.legal(world, seat, legal);
            limit(world, seat);
            open(Tree.ROOT, seat);
            return;
        }
        int size = squire.look(view, seat, rng);
        likeliest.clear();
        for (int m = 0; m < size; m++) likeliest.add(squire.code(m), size == 1 ? 0 : squire.worth(m));
        keepLikeliest();
        int count = open(Tree.ROOT, seat);
        double mean = 0;
        for (int m = 0; m < count; m++) mean += likeliest.liking(m) / count;
        double off = 0;
        for (int m = 0; m < count; m++) off += Math.abs(likeliest.liking(m) - mean) / count;
        if (off > 0) usual = off;
        for (int m = 0; m < count; m++) tree.prior[open[m]] = prior(likeliest.liking(m) - mean);
    }

    /** How strongly a gain speaks for an action, by what actions usually gain or lose here. */
    private float prior(double gain) {
        return (float) Math.exp(Math.clamp(gain / usual, -3, 3));
    }

    private void limit(S world, int seat) {
        if (legal.size() <= MOST) return;
        likeliest.clear();
        for (int m = 0; m < legal.size(); m++) likeliest.add(legal.code(m), sense.weight(world, seat, legal.code(m)));
        keepLikeliest();
    }

    private void keepLikeliest() {
        likeliest.sortByCode();
        legal.clear();
        for (int m = 0; m < likeliest.size(); m++) legal.add(likeliest.code(m));
    }

    /**
     * The branch to follow in this world; none if the tree has no room for more.
     *
     * @param whim a little chance in it: who choose at once would fall into step with each other and so foretell each other's choice
     */
    int choose(int node, S world, int seat, Rng rng, double whim) {
        int count;
        if (node == Tree.ROOT && seat == me) count = all(node, seat);
        else {
            rules.legal(world, seat, legal);
            limit(world, seat);
            if (!tree.hasRoom(legal.size())) return Tree.NONE;
            count = open(node, seat);
            if (manner.guided() && count > 1) judge(world, seat, count, rng);
        }
        return best(count, rng, whim);
    }

    /** All branches of a seat from a node. */
    private int all(int node, int seat) {
        int count = 0;
        for (int branch = tree.first[node]; branch != Tree.NONE; branch = tree.next[branch])
            if (tree.seat[branch] == seat) open[count++] = branch;
        return count;
    }

    /** The branches for what is legal, in one walk along both lists; missing ones are added. */
    private int open(int node, int seat) {
        int before = Tree.NONE;
        int branch = tree.first[node];
        for (int m = 0; m < legal.size(); m++) {
            int code = legal.code(m);
            while (branch != Tree.NONE && tree.isBelow(branch, seat, code)) {
                before = branch;
                branch = tree.next[branch];
            }
            if (branch == Tree.NONE || tree.seat[branch] != seat || tree.code[branch] != code)
                branch = tree.insert(node, before, branch, seat, code);
            open[m] = branch;
        }
        return legal.size();
    }

    /** Looks at the actions that were met for the first time. */
    private void judge(S world, int seat, int count, Rng rng) {
        double stand = Double.NaN;
        for (int i = 0; i < count; i++) {
            int branch = open[i];
            if (tree.prior[branch] != Tree.UNJUDGED) continue;
            if (manner.foresight().weighed()) {
                tree.prior[branch] = (float) sense.weight(world, seat, tree.code[branch]);
                continue;
            }
            if (Double.isNaN(stand)) stand = sense.worth(world, seat);
            tree.prior[branch] = prior(glance.at(world, seat, tree.code[branch], rng) - stand);
        }
    }

    /** What has done best, with curiosity for what was seldom tried and looks promising. */
    private int best(int count, Rng rng, double whim) {
        if (count == 1) {
            tree.available[open[0]]++;
            return open[0];
        }
        double total = 0;
        double priors = 0;
        int visits = 0;
        for (int i = 0; i < count; i++) {
            int branch = open[i];
            tree.available[branch]++;
            total += tree.total[branch];
            visits += tree.visits[branch];
            priors += manner.guided() ? tree.prior[branch] : 1;
        }
        double usually = visits == 0 ? 0.5 : total / visits;
        int best = open[0];
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            int branch = open[i];
            double prior = (manner.guided() ? tree.prior[branch] : 1) / priors;
            int tried = tree.visits[branch];
            double score = (tried == 0 ? usually : tree.mean(branch))
                    + manner.curiosity() * prior * Math.sqrt(tree.available[branch]) * Math.sqrt(count) / (1 + tried);
            if (whim > 0) score += whim * rng.fraction();
            if (score > most) {
                most = score;
                best = branch;
            }
        }
        return best;
    }
}
