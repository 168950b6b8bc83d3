package regalia.lab.ladder;

import java.util.ArrayList;
import java.util.List;

/**
 * How the logarithm of the probability of an order of finish changes with the bots' strengths, by Plackett and Luce: whoever comes first
 * is drawn with a probability that is proportional to its strength, then the second among the others, and so on. Of bots that share
 * a rank all orders are taken, each as likely.
 */
final class Slope {

    private final double[] strengths;
    private final double[] gradient;
    private final double[][] curve;
    private double logLikelihood;

    /** @param logs the logarithms of the strengths */
    Slope(double[] logs) {
        int bots = logs.length;
        strengths = new double[bots];
        for (int i = 0; i < bots; i++) strengths[i] = Math.exp(logs[i]);
        gradient = new double[bots];
        curve = new double[bots][bots];
    }

    double[] gradient() {
        return gradient;
    }

    /** The second derivatives with their signs changed. */
    double[][] curve() {
        return curve;
    }

    double logLikelihood() {
        return logLikelihood;
    }

    /** Enters an order so many times: groups that share a rank, the best first. */
    void add(List<List<Integer>> order, double times) {
        List<Integer> behind = new ArrayList<>();
        for (int i = order.size() - 1; i >= 0; i--) {
            addGroup(order.get(i), behind, times);
            behind.addAll(order.get(i));
        }
    }

    /** All orders of a group before those behind it. */
    private void addGroup(List<Integer> group, List<Integer> behind, double times) {
        if (group.isEmpty() || group.size() + behind.size() < 2) return;
        List<Integer> running = new ArrayList<>(group);
        running.addAll(behind);
        for (int i = 0; i < group.size(); i++) {
            double share = times / group.size();
            addFirst(group.get(i), running, share);
            List<Integer> rest = new ArrayList<>(group.subList(0, i));
            rest.addAll(group.subList(i + 1, group.size()));
            addGroup(rest, behind, share);
        }
    }

    private void addFirst(int first, List<Integer> running, double times) {
        double sum = 0;
        for (int bot : running) sum += strengths[bot];
        double[] chances = new double[strengths.length];
        for (int bot : running) chances[bot] += strengths[bot] / sum;
        logLikelihood += times * Math.log(strengths[first] / sum);
        gradient[first] += times;
        for (int i = 0; i < chances.length; i++) {
            gradient[i] -= times * chances[i];
            curve[i][i] += times * chances[i];
        }
        Matrix.addSquare(curve, chances, -times);
    }
}
