package regalia.catalog.duel;

import regalia.kernel.Unusable;

/**
 * How many times its fair share the one bot should win.
 *
 * @param early whether the duel ends as soon as that is decided
 */
public record Goal(double ratio, boolean early) {

    /** What can be said of a goal: the interval lies above it, below it, or on both sides. */
    public enum Verdict {
        REACHED,
        MISSED,
        UNDECIDED
    }

    /** In how many of all duels the interval may miss the truth. */
    static final double ERROR = 0.05;

    /**
     * The part of that which the looks before the end may use up, all of them together; the rest is left for the end. Little: to stop
     * early there must be no doubt, and whoever plays to the end should hardly pay for the looks.
     */
    static final double EARLY_ERROR = 0.01;

    /** The goal as a share at a number of seats. */
    public double share(int seats) {
        if (!(ratio > 0 && ratio < seats))
            throw new Unusable("a goal is a multiple of the fair share, above 0 and with " + seats + " seats below "
                    + seats + ", not " + ratio);
        return ratio / seats;
    }

    Verdict verdict(Interval interval, int seats) {
        if (interval.low() >= share(seats)) return Verdict.REACHED;
        return interval.high() < share(seats) ? Verdict.MISSED : Verdict.UNDECIDED;
    }
}
