package regalia.lab.ladder;

import java.util.List;
import regalia.catalog.duel.Interval;
import regalia.catalog.duel.Rounds;
import regalia.catalog.duel.Wager;

/**
 * Two bots at the same tables: how often the one ends above the other. After each round a bet is settled at odds that would be
 * fair if both were equal, so that one may look after every round and stop when all is decided.
 */
public final class Rivals {

    /** In how many of all ladders anything said of any pair may be wrong. */
    private static final double ERROR = 0.05;

    /** The part of that which is left for looks before the end: see {@link regalia.catalog.duel.Goal}. */
    private static final double EARLY_ERROR = 0.01;

    /** What can be said of the one against the other. */
    public enum Verdict {
        AHEAD,
        BEHIND,
        UNDECIDED;

        /** The same of the other against the one. */
        Verdict turned() {
            return switch (this) {
                case AHEAD -> BEHIND;
                case BEHIND -> AHEAD;
                case UNDECIDED -> UNDECIDED;
            };
        }
    }

    private final int one;
    private final int other;
    /** How many pairs share the errors. */
    private final int pairs;

    private final Wager wager = new Wager(0.5);
    private final Rounds rounds = new Rounds();
    private double above;
    private int met;

    Rivals(int one, int other, int pairs) {
        this.one = one;
        this.other = other;
        this.pairs = pairs;
    }

    int one() {
        return one;
    }

    int other() {
        return other;
    }

    void add(List<Placing.Seated> seats) {
        for (Placing.Seated a : seats)
            for (Placing.Seated b : seats)
                if (a.bot() == one && b.bot() == other) {
                    met++;
                    above += a.rank() < b.rank() ? 1 : a.rank() == b.rank() ? 0.5 : 0;
                }
    }

    void closeRound() {
        if (met == 0) return;
        rounds.add(above / met);
        wager.add(above / met);
        above = 0;
        met = 0;
    }

    /** What is beyond doubt so far, however often one looks. */
    Verdict early() {
        double side = EARLY_ERROR / pairs / 2;
        if (wager.higher(side)) return Verdict.AHEAD;
        return wager.lower(side) ? Verdict.BEHIND : Verdict.UNDECIDED;
    }

    /** What can be said when all was played that should be. */
    Verdict atTheEnd() {
        Verdict early = early();
        if (early != Verdict.UNDECIDED) return early;
        Interval interval = interval(true);
        if (interval.low() > 0.5) return Verdict.AHEAD;
        return interval.high() < 0.5 ? Verdict.BEHIND : Verdict.UNDECIDED;
    }

    /** Where the true share lies; with 95 % confidence for all pairs together. */
    Interval interval(boolean whole) {
        return whole
                ? rounds.interval(1 - (ERROR - EARLY_ERROR) / pairs)
                : Wager.interval(rounds, 1 - EARLY_ERROR / pairs);
    }

    double share() {
        return rounds.mean();
    }

    int rounds() {
        return rounds.count();
    }
}
