package regalia.kernel;

/** How a match stands: whether it is over, and each seat's points and rank. Made once for a number of seats and filled again and again. */
public final class Outcome {

    private final int[] points;
    private final long[] standing;
    private boolean over;

    public Outcome(int seats) {
        points = new int[seats];
        standing = new long[seats];
    }

    public void over(boolean now) {
        over = now;
    }

    /**
     * Enters a seat.
     *
     * @param value its points, as people count them
     * @param place what ranks it, tie-breakers included: the higher the better, equal shares a rank
     */
    public void put(int seat, int value, long place) {
        points[seat] = value;
        standing[seat] = place;
    }

    public boolean over() {
        return over;
    }

    public int seats() {
        return points.length;
    }

    public int points(int seat) {
        return points[seat];
    }

    /** 1 is best; equals share a rank, and the ranks after them are left out. */
    public int rank(int seat) {
        int rank = 1;
        for (long other : standing) if (other > standing[seat]) rank++;
        return rank;
    }

    /** How many seats share a seat's rank, itself included. */
    public int sharers(int seat) {
        int sharers = 0;
        for (long other : standing) if (other == standing[seat]) sharers++;
        return sharers;
    }
}
