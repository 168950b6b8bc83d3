package regalia.lab.tally;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How often each whole number came. Numbers from -255 to 255 are kept apart, larger ones together with their neighbours: as many as differ
 * by at most 3 %. Mean, least and greatest are exact all the same.
 */
public final class Histogram {

    private static final int EXACT = 256;
    private static final int STEPS = 5;

    private final SortedMap<Integer, Long> counts = new TreeMap<>();
    private final Moments moments = new Moments();
    private long least = Long.MAX_VALUE;
    private long greatest = Long.MIN_VALUE;

    public void add(long value) {
        counts.merge(bucket(value), 1L, Long::sum);
        moments.add(value);
        least = Math.min(least, value);
        greatest = Math.max(greatest, value);
    }

    /** Forgets everything. */
    public void clear() {
        counts.clear();
        moments.clear();
        least = Long.MAX_VALUE;
        greatest = Long.MIN_VALUE;
    }

    public void add(Histogram other) {
        other.counts.forEach((value, count) -> counts.merge(value, count, Long::sum));
        moments.add(other.moments);
        least = Math.min(least, other.least);
        greatest = Math.max(greatest, other.greatest);
    }

    /** The number that stands for a value: the one of its neighbours that is nearest to 0. */
    private static int bucket(long value) {
        long size = Math.abs(value);
        if (size < EXACT) return (int) value;
        int shift = 63 - Long.numberOfLeadingZeros(size) - STEPS;
        return (int) (Long.signum(value) * Math.min(Integer.MAX_VALUE, size >> shift << shift));
    }

    /** How often each number came, ascending. */
    public SortedMap<Integer, Long> counts() {
        return Collections.unmodifiableSortedMap(counts);
    }

    public Moments moments() {
        return moments;
    }

    public long count() {
        return moments.count();
    }

    /** 0 if there is none. */
    public long least() {
        return count() == 0 ? 0 : least;
    }

    public long greatest() {
        return count() == 0 ? 0 : greatest;
    }

    /** The number that so large a part of all don't exceed: 0.5 is the median. */
    public int quantile(double part) {
        long wanted = (long) Math.ceil(part * count());
        long seen = 0;
        for (Map.Entry<Integer, Long> entry : counts.entrySet()) {
            seen += entry.getValue();
            if (seen >= wanted && seen > 0) return entry.getKey();
        }
        return 0;
    }

    public JsonNode write() {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.set("moments", moments.write());
        if (count() == 0) return node;
        node.set("range", Numbers.write(least, greatest));
        ObjectNode each = node.putObject("counts");
        counts.forEach((value, count) -> each.put(Integer.toString(value), count));
        return node;
    }

    public static Histogram read(JsonNode node) {
        Histogram histogram = new Histogram();
        histogram.moments.add(Moments.read(Numbers.field(node, "moments")));
        if (histogram.count() == 0) return histogram;
        long[] range = Numbers.read(Numbers.field(node, "range"), 2);
        histogram.least = range[0];
        histogram.greatest = range[1];
        for (Map.Entry<String, JsonNode> entry : Numbers.field(node, "counts").properties())
            histogram.counts.put(Numbers.whole(entry.getKey()), Numbers.one(entry.getValue()));
        return histogram;
    }
}
