package regalia.catalog.duel;

/**
 * Bets, round by round, at odds that would be fair if the true share were some value: one gambler that it is more, one that it is
 * less. At fair odds nobody ever multiplies their money by k but with a probability of 1/k (Ville), however often we
 * look and whenever we stop: whose money grows beyond doubt has shown that the odds are wrong. Nothing is assumed of a round but
 * that its share lies between 0 and 1.
 *
 * <p>A gambler divides the money among purses that stake the same part of what they hold in each round, from little to nearly all:
 * some purse comes near to the best stake, whatever that is (Cover's universal portfolio, as Orabona and Jun use it for means).
 */
public final class Wager {

    private static final int PURSES = 19;

    private final double value;
    private final double[] more = new double[PURSES];
    private final double[] less = new double[PURSES];

    /** Odds that are fair for a value between 0 and 1. */
    public Wager(double value) {
        this.value = value;
    }

    /** Settles a round's bets, by its share from 0 to 1. */
    public void add(double share) {
        for (int i = 0; i < PURSES; i++) {
            double stake = (i + 1.0) / (PURSES + 1);
            more[i] += Math.log1p(stake * (share / value - 1));
            less[i] += Math.log1p(stake * ((1 - share) / (1 - value) - 1));
        }
    }

    /** Whether the true share is higher than the value; wrong with a probability of at most {@code error}, at all times together. */
    public boolean higher(double error) {
        return capital(more) >= -Math.log(error);
    }

    /** Whether it is lower. */
    public boolean lower(double error) {
        return capital(less) >= -Math.log(error);
    }

    /** The logarithm of what the purses hold together. */
    private static double capital(double[] purses) {
        double largest = Double.NEGATIVE_INFINITY;
        for (double purse : purses) largest = Math.max(largest, purse);
        double sum = 0;
        for (double purse : purses) sum += Math.exp(purse - largest);
        return largest + Math.log(sum / PURSES);
    }

    /** All values that no gambler has shown to be wrong: holds the true share with this confidence, whenever we stop. */
    public static Interval interval(Rounds rounds, double confidence) {
        double error = (1 - confidence) / 2;
        double mean = rounds.mean();
        double low = 0;
        double high = 1;
        // What is bet that a share is more than a value grows as the value falls, and the other way round.
        double inner = mean;
        double outer = mean;
        for (int i = 0; i < 40; i++) {
            double below = (low + inner) / 2;
            if (after(rounds, below).higher(error)) low = below;
            else inner = below;
            double above = (high + outer) / 2;
            if (after(rounds, above).lower(error)) high = above;
            else outer = above;
        }
        return new Interval(low, high);
    }

    private static Wager after(Rounds rounds, double value) {
        Wager wager = new Wager(value);
        for (int i = 0; i < rounds.count(); i++) wager.add(rounds.share(i));
        return wager;
    }
}
