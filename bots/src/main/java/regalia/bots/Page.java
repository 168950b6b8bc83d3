package regalia.bots;

import regalia.kernel.Action;
import regalia.kernel.Moves;
import regalia.kernel.Rng;
import regalia.kernel.Rules;
import regalia.kernel.State;

/** Plays anything that is legal. What is legal is the same in every world that the view leaves possible. */
final class Page<S extends State<S>, A extends Action, V> implements Bot<V> {

    private final Rules<S, A, V> rules;
    private final S world;
    private final Moves legal = new Moves();

    Page(Rules<S, A, V> rules) {
        this.rules = rules;
        world = rules.start();
    }

    @Override
    public Decision decide(V view, int seat, long seed) {
        Rng rng = new Rng(seed);
        rules.imagine(view, rng, world);
        rules.legal(world, seat, legal);
        return new Decision(legal.code(rng.below(legal.size())), 1, 1);
    }
}
