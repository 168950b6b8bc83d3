package regalia.lab.tally;

import com.fasterxml.jackson.databind.JsonNode;
import regalia.catalog.duel.Interval;

/** How many whole numbers there were, their sum and the sum of their squares: enough for a mean and how sure it is. */
public final class Moments {

    private long count;
    private long sum;
    private long squares;

    void add(long value) {
        count++;
        sum += value;
        squares += value * value;
    }

    void clear() {
        count = 0;
        sum = 0;
        squares = 0;
    }

    void add(Moments other) {
        count += other.count;
        sum += other.sum;
        squares += other.squares;
    }

    public long count() {
        return count;
    }

    public long sum() {
        return sum;
    }

    public double mean() {
        return count == 0 ? 0 : (double) sum / count;
    }

    /** The standard deviation of the numbers. */
    public double deviation() {
        if (count < 2) return 0;
        return Math.sqrt(Math.max(0, (squares - mean() * sum) / (count - 1)));
    }

    /** With this confidence where the true mean lies; anywhere if fewer than two numbers are known. */
    public Interval interval(double confidence) {
        if (count < 2) return new Interval(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        double reach = Reach.of(confidence, count - 1) * deviation() / Math.sqrt((double) count);
        return new Interval(mean() - reach, mean() + reach);
    }

    JsonNode write() {
        return Numbers.write(count, sum, squares);
    }

    static Moments read(JsonNode node) {
        long[] numbers = Numbers.read(node, 3);
        Moments moments = new Moments();
        moments.count = numbers[0];
        moments.sum = numbers[1];
        moments.squares = numbers[2];
        return moments;
    }
}
