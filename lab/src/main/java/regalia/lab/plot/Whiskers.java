package regalia.lab.plot;

import java.util.List;
import java.util.OptionalDouble;
import regalia.lab.plot.Drawing.Anchor;
import regalia.lab.plot.Drawing.Box;
import regalia.lab.plot.Drawing.Dot;
import regalia.lab.plot.Drawing.Line;
import regalia.lab.plot.Drawing.Role;
import regalia.lab.plot.Drawing.Text;

/**
 * Values with how sure they are: a dot for each, and a line over where the truth lies with 95 % confidence. A line that lies wholly on one
 * side of the reference is coloured.
 *
 * @param unit what the numbers are, as {@code %}
 * @param reference what the values are compared with
 */
public record Whiskers(String title, String unit, List<Row> rows, OptionalDouble reference, String referenceLabel) {

    /** One value. */
    public record Row(String label, double value, double low, double high) {}

    private static final double LETTER = 7.3;
    private static final double LINE = 20;
    private static final double TOP = 22;
    private static final double RIGHT = Drawing.WIDTH - 14;
    private static final int LONGEST = 27;

    public Drawing draw() {
        double labels = labels();
        double bottom = TOP + rows.size() * LINE;
        Drawing drawing = new Drawing(title, bottom + 36);
        Scale scale = scale();
        for (double tick : scale.ticks()) {
            double x = scale.at(tick, labels, RIGHT);
            drawing.add(new Line(x, TOP, x, bottom, 1, false, Role.GRID));
            drawing.add(new Text(x, bottom + 15, scale.label(tick), Anchor.MIDDLE, false, Role.FAINT));
        }
        drawing.add(new Text(RIGHT, bottom + 30, unit, Anchor.END, false, Role.FAINT));
        if (reference.isPresent()) {
            double x = scale.at(reference.getAsDouble(), labels, RIGHT);
            drawing.add(new Line(x, TOP - 4, x, bottom, 1.5, true, Role.REFERENCE));
            double half = LETTER * referenceLabel.length() / 2;
            double middle = Math.clamp(x, half, Drawing.WIDTH - half);
            drawing.add(new Text(middle, TOP - 9, referenceLabel, Anchor.MIDDLE, false, Role.REFERENCE));
        }
        for (int i = 0; i < rows.size(); i++) row(drawing, scale, labels, rows.get(i), TOP + (i + 0.5) * LINE);
        return drawing;
    }

    private void row(Drawing drawing, Scale scale, double labels, Row row, double y) {
        Role role = role(row);
        double low = scale.at(Math.max(scale.low(), row.low), labels, RIGHT);
        double high = scale.at(Math.min(scale.high(), row.high), labels, RIGHT);
        drawing.add(new Text(labels - 8, y + 4, shortened(row.label), Anchor.END, false, Role.TEXT));
        drawing.add(new Box(low, y - 3, Math.max(1, high - low), 6, true, role));
        drawing.add(new Dot(scale.at(row.value, labels, RIGHT), y, 4.5, role));
    }

    /** As much room as the longest label needs. */
    private double labels() {
        int most = 8;
        for (Row row : rows) most = Math.max(most, Math.min(LONGEST, row.label.length()));
        return 12 + LETTER * most;
    }

    private Role role(Row row) {
        if (reference.isEmpty()) return Role.MARK;
        if (row.low > reference.getAsDouble()) return Role.ABOVE;
        return row.high < reference.getAsDouble() ? Role.BELOW : Role.MARK;
    }

    private static String shortened(String label) {
        return label.length() <= LONGEST ? label : label.substring(0, LONGEST - 1) + "…";
    }

    /** Wide enough for the lines, but a line that is far too long to tell anything doesn't make all others a speck. */
    private Scale scale() {
        double least = reference.orElse(Double.POSITIVE_INFINITY);
        double greatest = reference.orElse(Double.NEGATIVE_INFINITY);
        for (Row row : rows) {
            least = Math.min(least, row.value);
            greatest = Math.max(greatest, row.value);
        }
        double room = Math.max(greatest - least, Math.abs(greatest) / 20);
        double low = least;
        double high = greatest;
        for (Row row : rows) {
            low = Math.min(low, Math.max(row.low, least - room));
            high = Math.max(high, Math.min(row.high, greatest + room));
        }
        return Scale.of(low, high);
    }
}
