package regalia.lab.ladder;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The strengths that explain orders of finish best, and how sure they are. Matches of a round share their luck and so don't tell
 * independently of each other: uncertainty is taken from how much whole rounds differ (the sandwich estimator with rounds
 * as clusters).
 *
 * <p>To each pair of bots a little is added, together a round won and a round lost for each bot, as in duels: without it whoever
 * wins everything would be infinitely strong, and that for sure.
 */
final class PlackettLuce {

    private static final int MOST_STEPS = 100;

    private final int bots;
    private final int seats;
    /** Each kind of order by itself, so that equal ones take room once. */
    private final Map<List<List<Integer>>, List<List<Integer>>> orders = new LinkedHashMap<>();
    /** How often each was seen. */
    private final Map<List<List<Integer>>, Integer> kinds = new LinkedHashMap<>();
    /** Each kind of round, and how often it was seen. */
    private final Map<List<List<List<Integer>>>, Integer> rounds = new LinkedHashMap<>();

    private final List<List<List<Integer>>> open = new ArrayList<>();
    private int closed;

    PlackettLuce(int bots, int seats) {
        this.bots = bots;
        this.seats = seats;
    }

    /** Enters how a match ended. */
    void add(List<List<Integer>> order) {
        open.add(orders.computeIfAbsent(order, each -> each));
        if (open.size() < seats) return;
        for (List<List<Integer>> each : open) kinds.merge(each, 1, Integer::sum);
        rounds.merge(List.copyOf(open), 1, Integer::sum);
        open.clear();
        closed++;
    }

    int rounds() {
        return closed;
    }

    /**
     * How strong a bot is.
     *
     * @param log the natural logarithm of its strength; all together are around 0
     * @param error the standard error of that
     */
    record Strength(double log, double error) {}

    /** The best strengths, by Newton's method: the function that is climbed has one top and no other. */
    List<Strength> fit() {
        double[] logs = new double[bots];
        Slope here = slope(logs);
        for (int step = 0; step < MOST_STEPS; step++) {
            double[] direction = Matrix.times(Matrix.inverse(anchored(here.curve())), here.gradient());
            double length = 1;
            double[] next = moved(logs, direction, length);
            Slope there = slope(next);
            while (there.logLikelihood() < here.logLikelihood() && length > 1e-9) {
                length /= 2;
                next = moved(logs, direction, length);
                there = slope(next);
            }
            double gain = there.logLikelihood() - here.logLikelihood();
            logs = next;
            here = there;
            if (gain < 1e-10) break;
        }
        double[][] inverse = Matrix.inverse(anchored(here.curve()));
        double[][] covariance = Matrix.sandwich(inverse, scatter(logs));
        List<Strength> strengths = new ArrayList<>();
        for (int i = 0; i < bots; i++) strengths.add(new Strength(logs[i], Math.sqrt(covariance[i][i])));
        return strengths;
    }

    /** Only differences count: this holds the sum of all where it is. */
    private double[][] anchored(double[][] curve) {
        double[][] anchored = new double[bots][];
        for (int i = 0; i < bots; i++) {
            anchored[i] = curve[i].clone();
            for (int k = 0; k < bots; k++) anchored[i][k] += 1.0 / bots;
        }
        return anchored;
    }

    private static double[] moved(double[] from, double[] direction, double length) {
        double[] to = from.clone();
        for (int i = 0; i < to.length; i++) to[i] += length * direction[i];
        return to;
    }

    private double weightOfPair() {
        return (double) seats / (bots - 1);
    }

    private Slope slope(double[] logs) {
        Slope slope = new Slope(logs);
        kinds.forEach(slope::add);
        for (int a = 0; a < bots; a++)
            for (int b = 0; b < bots; b++) if (a != b) slope.add(List.of(List.of(a), List.of(b)), weightOfPair());
        return slope;
    }

    /** How much rounds pull in different directions. */
    private double[][] scatter(double[] logs) {
        double[][] scatter = new double[bots][bots];
        double correction = closed < 2 ? 1 : closed / (closed - 1.0);
        Map<List<List<Integer>>, double[]> pulls = new HashMap<>();
        for (List<List<Integer>> order : kinds.keySet()) pulls.put(order, pull(logs, order, 1));
        rounds.forEach((round, times) -> {
            double[] sum = new double[bots];
            for (List<List<Integer>> order : round) {
                double[] pull = requireNonNull(pulls.get(order));
                for (int i = 0; i < bots; i++) sum[i] += pull[i];
            }
            Matrix.addSquare(scatter, sum, correction * times);
        });
        for (int a = 0; a < bots; a++)
            for (int b = 0; b < bots; b++)
                if (a != b) {
                    List<List<Integer>> won = List.of(List.of(a), List.of(b));
                    Matrix.addSquare(scatter, pull(logs, won, weightOfPair()), 1);
                }
        return scatter;
    }

    private static double[] pull(double[] logs, List<List<Integer>> order, double times) {
        Slope slope = new Slope(logs);
        slope.add(order, times);
        return slope.gradient();
    }
}
