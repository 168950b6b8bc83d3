package regalia.catalog.duel;

/** A figure of the one bot, and of the others together. */
public record Sides(double a, double b) {

    static final Sides NONE = new Sides(0, 0);

    Sides plus(Sides more) {
        return new Sides(a + more.a, b + more.b);
    }

    /** Each side divided by its own; 0 where there is nothing to divide by. */
    Sides over(Sides counts) {
        return new Sides(counts.a == 0 ? 0 : a / counts.a, counts.b == 0 ? 0 : b / counts.b);
    }
}
