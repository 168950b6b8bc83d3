package regalia.lab.plot;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.DoubleFunction;
import regalia.lab.plot.Drawing.Anchor;
import regalia.lab.plot.Drawing.Box;
import regalia.lab.plot.Drawing.Line;
import regalia.lab.plot.Drawing.Role;
import regalia.lab.plot.Drawing.Text;

/**
 * How often each number came: a column for each, or for several beside each other where there are many.
 *
 * @param unit what the numbers are
 * @param middle the median
 * @param highest says what part of all is in the highest column
 */
public record Columns(
        String title,
        String unit,
        SortedMap<Integer, Long> counts,
        int middle,
        String middleLabel,
        DoubleFunction<String> highest) {

    private static final int MOST = 44;
    private static final double LEFT = 14;
    private static final double RIGHT = Drawing.WIDTH - 14;
    private static final double TOP = 26;
    private static final double BOTTOM = 150;

    public Drawing draw() {
        Drawing drawing = new Drawing(title, BOTTOM + 36);
        if (counts.isEmpty()) return drawing;
        int first = counts.firstKey();
        int width = Math.max(1, Math.ceilDiv(counts.lastKey() - first + 1, MOST));
        SortedMap<Integer, Long> bins = new TreeMap<>();
        long all = 0;
        for (Map.Entry<Integer, Long> entry : counts.entrySet()) {
            bins.merge((entry.getKey() - first) / width, entry.getValue(), Long::sum);
            all += entry.getValue();
        }
        int size = bins.lastKey() + 1;
        long most = bins.values().stream().mapToLong(Long::longValue).max().orElse(1);
        double each = Math.min(40, (RIGHT - LEFT) / size);
        bins.forEach((place, count) -> {
            double height = (BOTTOM - TOP) * count / most;
            drawing.add(new Box(
                    LEFT + place * each + 0.5, BOTTOM - height, Math.max(1, each - 1), height, false, Role.MARK));
        });
        drawing.add(new Line(LEFT, BOTTOM, LEFT + size * each, BOTTOM, 1, false, Role.FAINT));
        axis(drawing, first, width, size, each);
        int bin = (middle - first) / width;
        double x = LEFT + (bin + 0.5) * each;
        drawing.add(new Line(x, TOP - 4, x, BOTTOM, 1.5, true, Role.REFERENCE));
        drawing.add(
                new Text(Math.clamp(x, 60, RIGHT - 60), TOP - 9, middleLabel, Anchor.MIDDLE, false, Role.REFERENCE));
        drawing.add(new Text(RIGHT, TOP + 8, highest.apply((double) most / all), Anchor.END, false, Role.FAINT));
        drawing.add(new Text(LEFT, BOTTOM + 32, unit, Anchor.START, false, Role.FAINT));
        return drawing;
    }

    private static void axis(Drawing drawing, int first, int width, int size, double each) {
        Scale scale = Scale.of(first, (double) first + (double) size * width);
        for (double tick : scale.ticks()) {
            if (tick != Math.rint(tick) || tick < first || tick >= (double) first + (double) size * width) continue;
            double x = LEFT + (Math.floor((tick - first) / width) + 0.5) * each;
            drawing.add(new Text(x, BOTTOM + 15, Long.toString((long) tick), Anchor.MIDDLE, false, Role.FAINT));
        }
    }
}
