package regalia.bots;

import regalia.kernel.Action;
import regalia.kernel.Foresight;
import regalia.kernel.Moves;
import regalia.kernel.Rng;
import regalia.kernel.Rules;
import regalia.kernel.Seat;
import regalia.kernel.Sense;
import regalia.kernel.Silent;
import regalia.kernel.State;

/** Plays on from a leaf of the tree, quickly: of a few actions drawn at random each takes the one that sense likes best. */
final class Rollout<S extends State<S>, A extends Action, V> {

    private final Rules<S, A, V> rules;
    private final Sense<S, A, V> sense;
    private final Foresight foresight;
    private final boolean sensible;
    private final Moves scratch = new Moves();
    private final Glance<S, A, V> glance;

    Rollout(Rules<S, A, V> rules, Sense<S, A, V> sense, Foresight foresight, boolean sensible) {
        this.rules = rules;
        this.sense = sense;
        this.foresight = foresight;
        this.sensible = sensible;
        glance = new Glance<>(rules, sense, 1);
    }

    /** To the end, or as far as foresight goes and to the next decision, or to where all is settled. */
    void run(S world, Rng rng) {
        int left = foresight.horizon();
        for (int toAct = world.toAct(); toAct != 0; toAct = world.toAct()) {
            if (toAct < 0) {
                rules.play(world, Seat.CHANCE, rules.chance(world, rng, scratch), Silent.HERALD);
                continue;
            }
            if (left-- == 0 || (sensible && sense.settled(world))) return;
            int seat = Seat.lowest(toAct);
            rules.play(world, seat, choose(world, seat, rng), Silent.HERALD);
        }
    }

    int choose(S world, int seat, Rng rng) {
        int best = rules.any(world, seat, rng, scratch);
        if (foresight.draws() == 1) return best;
        double most = Double.NEGATIVE_INFINITY;
        int code = best;
        for (int i = 0; i < foresight.draws(); i++) {
            if (i > 0) {
                code = rules.any(world, seat, rng, scratch);
                if (code == best) continue;
            }
            double liking = foresight.judged() ? glance.at(world, seat, code, rng) : sense.weight(world, seat, code);
            if (liking > most) {
                most = liking;
                best = code;
            }
        }
        return best;
    }
}
