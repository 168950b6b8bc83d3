package regalia.lab.report;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import regalia.lab.report.Group.Row;
import regalia.lab.tally.Choice;

/**
 * What can be said of a group beyond doubt. Whoever looks at many things finds something odd by luck alone: so what is called sure holds
 * for all things of the group together in 95 of 100 studies (Bonferroni's correction).
 *
 * @param fair the share of victories that everybody would have if nothing mattered
 */
record Judgement(Group group, double fair) {

    private static final double ERROR = 0.05;

    /** What was chosen or offered less often than this tells nothing. */
    private static final int LEAST = 30;

    private double confidence() {
        return 1 - ERROR / group.rows().size();
    }

    /** The one whose choosers win most, among those that are surely better than fair if there are any. */
    Optional<Row> strongest() {
        return group.rows().stream()
                .filter(row -> row.choice().chosen() >= LEAST)
                .max(Comparator.comparing(this::surelyAbove)
                        .thenComparingDouble(row -> row.choice().won().value()));
    }

    /** The one whose choosers win least, among those that are surely worse than fair. */
    Optional<Row> weakest() {
        return group.rows().stream()
                .filter(row -> row.choice().chosen() >= LEAST && surelyBelow(row))
                .min(Comparator.comparingDouble(row -> row.choice().won().value()));
    }

    boolean surelyAbove(Row row) {
        return row.choice().won().interval(confidence()).low() > fair;
    }

    boolean surelyBelow(Row row) {
        return row.choice().won().interval(confidence()).high() < fair;
    }

    /** Those that may be as good as the strongest: the difference could be luck. */
    List<Row> near(Row best) {
        return group.rows().stream()
                .filter(row -> !row.equals(best) && row.choice().chosen() >= LEAST)
                .filter(row -> !best.choice().won().differs(row.choice().won(), confidence()))
                .toList();
    }

    /**
     * Options that nobody should take: chosen less than half as often as by chance, and those who do choose them win less than their
     * fair share, or none ever chose them.
     */
    List<Row> dominated() {
        return group.rows().stream().filter(row -> dominated(row.choice())).toList();
    }

    private boolean dominated(Choice choice) {
        if (choice.offered() < LEAST) return false;
        boolean rare = choice.taken().interval(confidence()).high() < choice.even() / 2;
        boolean loses =
                choice.chosen() == 0 || choice.won().interval(confidence()).high() < fair;
        return rare && loses;
    }
}
