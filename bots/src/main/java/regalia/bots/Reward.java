package regalia.bots;

import regalia.kernel.Action;
import regalia.kernel.Outcome;
import regalia.kernel.Rules;
import regalia.kernel.Sense;
import regalia.kernel.State;

/**
 * What a position is good for, to each seat between 0 and 1: above all whether it wins, and a little by how much, so that a lead is
 * kept safe and a lost match played on. A match that is not over is judged by sense. Points are measured by their usual spread in
 * the same search.
 */
final class Reward<S extends State<S>, A extends Action, V> {

    private static final double OF_WINNING = 0.8;

    private final Rules<S, A, V> rules;
    private final Sense<S, A, V> sense;
    private final Outcome outcome;
    private final double[] points;
    private final double[] reward;
    private final Spread ending = new Spread();
    private final Spread judging = new Spread();

    Reward(Rules<S, A, V> rules, Sense<S, A, V> sense) {
        this.rules = rules;
        this.sense = sense;
        outcome = new Outcome(rules.seats());
        points = new double[rules.seats()];
        reward = new double[rules.seats()];
    }

    void reset() {
        ending.reset();
        judging.reset();
    }

    double of(int seat) {
        return reward[seat];
    }

    void of(S world) {
        boolean over = world.toAct() == 0;
        if (over) rules.outcome(world, outcome);
        for (int seat = 0; seat < points.length; seat++)
            points[seat] = over ? outcome.points(seat) : sense.worth(world, seat);
        Spread spread = over ? ending : judging;
        for (int seat = 0; seat < points.length; seat++) reward[seat] = lead(seat);
        for (double lead : reward) spread.add(lead);
        for (int seat = 0; seat < points.length; seat++) {
            double share = spread.share(reward[seat]);
            reward[seat] = over ? OF_WINNING * won(seat) + (1 - OF_WINNING) * share : share;
        }
    }

    /** Points ahead of the best of the others. */
    private double lead(int seat) {
        double most = Double.NEGATIVE_INFINITY;
        for (int other = 0; other < points.length; other++) if (other != seat) most = Math.max(most, points[other]);
        return points[seat] - most;
    }

    private double won(int seat) {
        return outcome.rank(seat) == 1 ? 1.0 / outcome.sharers(seat) : 0;
    }

    /** How far leads usually are from nothing. */
    private static final class Spread {
        private double sum;
        private int count;

        void reset() {
            sum = 0;
            count = 0;
        }

        void add(double lead) {
            sum += Math.abs(lead);
            count++;
        }

        double share(double lead) {
            double usual = sum / count;
            return usual == 0 ? 0.5 : 1 / (1 + Math.exp(-lead / usual));
        }
    }
}
