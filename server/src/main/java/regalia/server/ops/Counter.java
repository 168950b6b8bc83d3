package regalia.server.ops;

import java.util.concurrent.atomic.LongAdder;

/** Something that only grows. */
public final class Counter implements Metric {

    private final LongAdder count = new LongAdder();

    public void add() {
        count.increment();
    }

    public void add(long more) {
        count.add(more);
    }

    @Override
    public void write(String name, String labels, StringBuilder out) {
        Metric.line(out, name, labels, (double) count.sum());
    }
}
