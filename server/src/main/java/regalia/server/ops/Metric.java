package regalia.server.ops;

import java.util.function.DoubleSupplier;

/** Something that is measured. */
sealed interface Metric permits Counter, Metric.Gauge, Histogram {

    void write(String name, String labels, StringBuilder out);

    /** Asked for its value whenever the metrics are read. */
    record Gauge(DoubleSupplier value) implements Metric {
        @Override
        public void write(String name, String labels, StringBuilder out) {
            line(out, name, labels, value.getAsDouble());
        }
    }

    static void line(StringBuilder out, String name, String labels, double value) {
        out.append(name);
        if (!labels.isEmpty()) out.append('{').append(labels).append('}');
        out.append(' ');
        if (value == Math.rint(value) && Math.abs(value) < 1e15) out.append((long) value);
        else out.append(value);
        out.append('\n');
    }
}
