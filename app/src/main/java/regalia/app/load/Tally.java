package regalia.app.load;

import java.util.Arrays;
import java.util.List;
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
    private long[] since = new long[1 << 16];
    private long[] took = new long[1 << 16];
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

    void taken(long asked) {
        acknowledged++;
        if (open()) actions++;
        if (!within(asked)) return;
        if (measured == took.length) {
            since = Arrays.copyOf(since, 2 * measured);
            took = Arrays.copyOf(took, 2 * measured);
        }
        since[measured] = asked;
        took[measured++] = System.nanoTime() - asked;
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
        return Latency.of(Arrays.copyOf(took, measured));
    }

    /** The same of those into whose time no standstill fell. */
    Calm calm(List<Standstill> all) {
        List<Standstill> meanwhile = all.stream()
                .filter(each -> from < each.to() && each.from() < to)
                .toList();
        return Calm.of(meanwhile, Arrays.copyOf(since, measured), Arrays.copyOf(took, measured));
    }
}
