package regalia.server.ops;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.DoubleSupplier;

/**
 * Counters, gauges and histograms, written in the text form of Prometheus. Names and labels come from this program alone, never
 * from a request, so there are always few. Asking for a metric of the same name and labels gives the same one.
 */
public final class Metrics {

    private final Map<String, Family> families = new ConcurrentSkipListMap<>();

    /** All metrics of one name. */
    private record Family(String name, String help, String type, Map<String, Metric> metrics) {}

    public Counter counter(String name, String help, String... labels) {
        return (Counter)
                family(name, help, "counter").metrics().computeIfAbsent(labels(labels), fresh -> new Counter());
    }

    /** Something that only goes up and is counted elsewhere. */
    public void tally(String name, String help, DoubleSupplier value, String... labels) {
        family(name, help, "counter").metrics().put(labels(labels), new Metric.Gauge(value));
    }

    /** Something that goes up and down: asked for its value whenever the metrics are read. */
    public void gauge(String name, String help, DoubleSupplier value, String... labels) {
        family(name, help, "gauge").metrics().put(labels(labels), new Metric.Gauge(value));
    }

    /** How long something takes. */
    public Histogram histogram(String name, String help, String... labels) {
        return (Histogram)
                family(name, help, "histogram").metrics().computeIfAbsent(labels(labels), fresh -> new Histogram());
    }

    private Family family(String name, String help, String type) {
        Family family =
                families.computeIfAbsent(name, fresh -> new Family(name, help, type, new ConcurrentHashMap<>()));
        if (!family.type().equals(type)) throw new IllegalArgumentException(name + " is a " + family.type());
        return family;
    }

    /** Everything, as Prometheus reads it. */
    public String text() {
        StringBuilder out = new StringBuilder();
        for (Family family : families.values()) {
            out.append("# HELP ")
                    .append(family.name())
                    .append(' ')
                    .append(family.help())
                    .append('\n');
            out.append("# TYPE ")
                    .append(family.name())
                    .append(' ')
                    .append(family.type())
                    .append('\n');
            new ConcurrentSkipListMap<>(family.metrics())
                    .forEach((labels, metric) -> metric.write(family.name(), labels, out));
        }
        return out.toString();
    }

    private static String labels(String... pairs) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < pairs.length; i += 2) {
            if (i > 0) text.append(',');
            String value =
                    pairs[i + 1].replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
            text.append(pairs[i]).append("=\"").append(value).append('"');
        }
        return text.toString();
    }
}
