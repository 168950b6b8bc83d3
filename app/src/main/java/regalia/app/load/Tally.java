package regalia.app.load;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

/** What the players count, on their one thread. Only what falls between begin and end is in the figures, but errors always are. */
final class Tally {

    private final Map<String, Integer> errors = new TreeMap<>();
    private long from = Long.MAX_VALUE;
    private long to = Long.MAX_VALUE;
    private long keys;
    private long acknowledged;
    private long actions;
    private long messages;
    private long bytes;
    private long[] latencies = new long[1 << 16];
    private int measured;

    void begin(long now) {
        from = now;
    }

    void end(long now) {
        to = now;
    }

    private boolean within(long time) {
        return from <= time && time < to;
    }

    private boolean open() {
        return from != Long.MAX_VALUE && to == Long.MAX_VALUE;
    }

    String key() {
        return Long.toString(++keys, Character.MAX_RADIX);
    }

    /** Answers given, from the first on. */
    long given() {
        return keys;
    }

    /** Answers taken, from the first on. */
    long acknowledged() {
        return acknowledged;
    }

    void message(int length) {
        if (!open()) return;
        messages++;
        bytes += length;
    }

    void taken(long since) {
        acknowledged++;
        if (open()) actions++;
        if (!within(since)) return;
        if (measured == latencies.length) latencies = Arrays.copyOf(latencies, 2 * measured);
        latencies[measured++] = System.nanoTime() - since;
    }

    void error(String what) {
        errors.merge(what, 1, Integer::sum);
    }

    Map<String, Integer> errors() {
        return errors;
    }

    double seconds() {
        return (to - from) / 1e9;
    }

    long actions() {
        return actions;
    }

    long messages() {
        return messages;
    }

    long bytes() {
        return bytes;
    }

    Latency latency() {
        return Latency.of(Arrays.copyOf(latencies, measured));
    }
}
