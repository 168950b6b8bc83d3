package regalia.server.ops;

import java.util.concurrent.atomic.LongAdder;

/** Times in a few buckets from a millisecond to ten seconds. */
public final class Histogram implements Metric {

    private static final double[] BOUNDS = {0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10};

    private final LongAdder[] buckets = new LongAdder[BOUNDS.length + 1];
    private final LongAdder nanos = new LongAdder();

    Histogram() {
        for (int i = 0; i < buckets.length; i++) buckets[i] = new LongAdder();
    }

    public void took(long nanoseconds) {
        int bucket = 0;
        while (bucket < BOUNDS.length && nanoseconds / 1e9 > BOUNDS[bucket]) bucket++;
        buckets[bucket].increment();
        nanos.add(nanoseconds);
    }

    @Override
    public void write(String name, String labels, StringBuilder out) {
        String before = labels.isEmpty() ? "" : labels + ",";
        long count = 0;
        for (int i = 0; i < BOUNDS.length; i++) {
            count += buckets[i].sum();
            Metric.line(out, name + "_bucket", before + "le=\"" + BOUNDS[i] + "\"", (double) count);
        }
        count += buckets[BOUNDS.length].sum();
        Metric.line(out, name + "_bucket", before + "le=\"+Inf\"", (double) count);
        Metric.line(out, name + "_sum", labels, nanos.sum() / 1e9);
        Metric.line(out, name + "_count", labels, (double) count);
    }
}
