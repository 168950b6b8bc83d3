package regalia.catalog.duel;

import java.util.Optional;

/** What the matches of a duel come to, entered in their order. */
final class Tally {

    /** What may go wrong early, on each side of the goal. */
    private static final double SIDE = Goal.EARLY_ERROR / 2;

    private final int seats;
    private final Optional<Goal> goal;
    private final Optional<Wager> wager;
    private final Rounds rounds = new Rounds();
    private double inRound;
    private int games;
    private double wins;
    private Sides points = Sides.NONE;
    private Sides millis = Sides.NONE;
    private Sides decisions = Sides.NONE;
    private long failures;

    Tally(int seats, Optional<Goal> goal) {
        this.seats = seats;
        this.goal = goal;
        wager = goal.filter(Goal::early).map(wanted -> new Wager(wanted.share(seats)));
    }

    void add(Bout bout) {
        games++;
        wins += bout.won();
        inRound += bout.won();
        points = points.plus(bout.points());
        millis = millis.plus(bout.millis());
        decisions = decisions.plus(bout.decisions());
        failures += bout.failures();
        if (games % seats == 0) closeRound();
    }

    private void closeRound() {
        double share = inRound / seats;
        inRound = 0;
        rounds.add(share);
        wager.ifPresent(bets -> bets.add(share));
    }

    /** Whether the goal is decided beyond doubt, at the end of a round. */
    boolean decided() {
        return games % seats == 0
                && wager.filter(bets -> bets.higher(SIDE) || bets.lower(SIDE)).isPresent();
    }

    /**
     * With 95 % confidence where the true share lies.
     *
     * @param whole whether all was played, or it was stopped because the goal is decided
     */
    Interval interval(boolean whole) {
        if (!whole) return Wager.interval(rounds, 1 - Goal.EARLY_ERROR);
        return rounds.interval(1 - (wager.isPresent() ? Goal.ERROR - Goal.EARLY_ERROR : Goal.ERROR));
    }

    Optional<Goal.Verdict> verdict(boolean whole) {
        if (whole) return goal.map(wanted -> wanted.verdict(interval(true), seats));
        return wager.map(bets -> bets.higher(SIDE) ? Goal.Verdict.REACHED : Goal.Verdict.MISSED);
    }

    int games() {
        return games;
    }

    double wins() {
        return wins;
    }

    double share() {
        return games == 0 ? 0 : wins / games;
    }

    Sides points() {
        return points.over(new Sides(games, games));
    }

    Sides millisPerDecision() {
        return millis.over(decisions);
    }

    long failures() {
        return failures;
    }
}
