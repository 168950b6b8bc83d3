package regalia.app.load;

import java.util.Arrays;

/** How long answers took to be taken, in milliseconds. */
public record Latency(double p50, double p90, double p99, double p999, double max) {

    static Latency of(long[] nanos) {
        long[] sorted = nanos.clone();
        Arrays.sort(sorted);
        return new Latency(
                quantile(sorted, 0.5),
                quantile(sorted, 0.9),
                quantile(sorted, 0.99),
                quantile(sorted, 0.999),
                quantile(sorted, 1));
    }

    private static double quantile(long[] sorted, double share) {
        if (sorted.length == 0) return 0;
        int rank = (int) Math.ceil(share * sorted.length) - 1;
        return Figures.rounded(sorted[Math.max(0, rank)] / 1e6);
    }
}
