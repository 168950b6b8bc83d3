package regalia.bots;

import java.util.Optional;
import regalia.kernel.Action;
import regalia.kernel.Foresight;
import regalia.kernel.Moves;
import regalia.kernel.Outcome;
import regalia.kernel.Rng;
import regalia.kernel.Rules;
import regalia.kernel.Seat;
import regalia.kernel.Sense;
import regalia.kernel.Silent;
import regalia.kernel.State;

/** What comes of an action if all play on sensibly to the end, in worlds that a view leaves possible. */
final class Forecast<S extends State<S>, A extends Action, V> {

    static final int WORLDS = 128;

    private final Rules<S, A, V> rules;
    private final Sense<S, A, V> sense;
    private final Rollout<S, A, V> rollout;
    private final S world;
    private final Outcome outcome;
    private final Moves chance = new Moves();
    private final Rng rng = new Rng(0);
    private double share;
    private double points;

    Forecast(Rules<S, A, V> rules, Sense<S, A, V> sense) {
        this.rules = rules;
        this.sense = sense;
        Foresight own = sense.foresight();
        rollout = new Rollout<>(rules, sense, own.within(Foresight.TO_THE_END), true);
        world = rules.start();
        outcome = new Outcome(rules.seats());
    }

    /** The same seed tries different actions in the same worlds. */
    void look(V view, int seat, int code, long seed) {
        share = 0;
        points = 0;
        for (int i = 0; i < WORLDS; i++) {
            rng.seed(Rng.mix(seed, "world/" + i));
            rules.imagine(view, rng, world);
            rules.play(world, seat, code, Silent.HERALD);
            playOn();
            rules.outcome(world, outcome);
            if (outcome.rank(seat) == 1) share += 1.0 / outcome.sharers(seat) / WORLDS;
            points += (double) outcome.points(seat) / WORLDS;
        }
    }

    private void playOn() {
        for (int toAct = world.toAct(); toAct != 0; toAct = world.toAct()) {
            int seat = Seat.lowest(toAct);
            int code = toAct < 0 ? rules.chance(world, rng, chance) : sensible(seat);
            rules.play(world, seat, code, Silent.HERALD);
        }
    }

    /** A solver's answer where there is one: a kingdom built at random would tell nothing. */
    private int sensible(int seat) {
        Optional<Integer> ready = sense.plan(rules.view(world, seat), 0);
        return ready.isPresent() ? ready.get() : rollout.choose(world, seat, rng);
    }

    /** How often the seat won; shared victories count as shares. */
    double share() {
        return share;
    }

    double points() {
        return points;
    }
}
