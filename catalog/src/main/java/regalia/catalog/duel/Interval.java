package regalia.catalog.duel;

/** Where a share lies, with some confidence. */
public record Interval(double low, double high) {

    static final Interval ANYWHERE = new Interval(0, 1);

    public boolean contains(double share) {
        return low <= share && share <= high;
    }
}
