package regalia.catalog.duel;

import java.util.Arrays;

/**
 * The shares of wins in rounds that don't depend on each other. A round is the same luck played once from each seat: its matches
 * do depend on each other, and so it is the round that counts as one observation, not the match.
 */
public final class Rounds {

    private double[] shares = new double[64];
    private int count;

    /** Enters a share, from 0 to 1. */
    public void add(double share) {
        if (count == shares.length) shares = Arrays.copyOf(shares, 2 * count);
        shares[count++] = share;
    }

    public int count() {
        return count;
    }

    double share(int round) {
        return shares[round];
    }

    public double mean() {
        return count == 0 ? 0 : sum() / count;
    }

    private double sum() {
        double sum = 0;
        for (int i = 0; i < count; i++) sum += shares[i];
        return sum;
    }

    /**
     * Where the true share lies if the number of rounds was fixed beforehand: Student's interval around the mean of the rounds, as
     * if two more had been played, one won and one lost throughout. Without these (Agresti and Coull's remedy, with rounds for
     * matches) rounds that are all alike, as all won, would give an interval of no width and be surer than they can be. It
     * covers the truth in 95 of 100 whether the matches of a round go together, go against each other or neither.
     */
    public Interval interval(double confidence) {
        if (count < 2) return Interval.ANYWHERE;
        int all = count + 2;
        double middle = (sum() + 1) / all;
        double squares = middle * middle + (1 - middle) * (1 - middle);
        for (int i = 0; i < count; i++) squares += (shares[i] - middle) * (shares[i] - middle);
        double reach = Student.reach(confidence, count - 1) * Math.sqrt(squares / (all - 1) / all);
        return new Interval(Math.max(0, middle - reach), Math.min(1, middle + reach));
    }
}
