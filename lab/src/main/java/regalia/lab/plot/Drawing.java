package regalia.lab.plot;

import java.util.ArrayList;
import java.util.List;

/** Shapes on a sheet, in the order in which they are drawn. Lengths are those of a small screen, so that text stays readable on a phone. */
public final class Drawing {

    public static final int WIDTH = 400;

    /** What a shape means; each way of writing has its own colours for that. */
    public enum Role {
        TEXT,
        FAINT,
        GRID,
        REFERENCE,
        MARK,
        ABOVE,
        BELOW
    }

    /** Where a text stands from its point. */
    public enum Anchor {
        START,
        MIDDLE,
        END
    }

    /** A shape. */
    sealed interface Shape {}

    record Line(double x1, double y1, double x2, double y2, double width, boolean dashed, Role role) implements Shape {}

    /** @param pale whether what lies behind it shows through */
    record Box(double x, double y, double width, double height, boolean pale, Role role) implements Shape {}

    record Dot(double x, double y, double radius, Role role) implements Shape {}

    record Text(double x, double y, String text, Anchor anchor, boolean bold, Role role) implements Shape {}

    private final String title;
    private final double height;
    private final List<Shape> shapes = new ArrayList<>();

    /** @param title what it shows, for whoever can't see it */
    Drawing(String title, double height) {
        this.title = title;
        this.height = height;
    }

    void add(Shape shape) {
        shapes.add(shape);
    }

    public String title() {
        return title;
    }

    double height() {
        return height;
    }

    List<Shape> shapes() {
        return List.copyOf(shapes);
    }
}
