package regalia.lab.report;

import static java.lang.String.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import regalia.catalog.duel.Interval;
import regalia.lab.Harvest;
import regalia.lab.report.Group.Row;
import regalia.lab.tally.Histogram;
import regalia.lab.tally.Measure;
import regalia.lab.tally.Share;
import regalia.lab.tally.Tally;

/** What a trial shows, in words for somebody who has never seen such a report. */
final class Sentences {

    private static final double CONFIDENCE = 0.95;
    private static final int LEADING = 2;
    private static final int LISTED = 4;

    private final Harvest harvest;
    private final Tally tally;
    private final List<Group> groups;

    Sentences(Harvest harvest, List<Group> groups) {
        this.harvest = harvest;
        this.tally = harvest.sides().getFirst();
        this.groups = groups;
    }

    List<String> all() {
        List<String> all = new ArrayList<>();
        groups.stream().filter(Group::named).limit(LEADING).forEach(group -> strongest(group, all));
        all.add(order());
        all.add(length());
        all.add(drama());
        all.add(dominated());
        return all;
    }

    private double fair() {
        return 1.0 / tally.seats();
    }

    private void strongest(Group group, List<String> all) {
        Judgement judgement = new Judgement(group, fair());
        Optional<Row> best = judgement.strongest();
        if (best.isEmpty()) return;
        Row row = best.get();
        if (!judgement.surelyAbove(row)) {
            all.add(format(
                    Locale.ROOT,
                    "No %s stands out (%s): %s comes first, whose choosers won %s, where %s would be fair; but that could be luck.",
                    group.what(),
                    group.heading(),
                    row.name(),
                    won(row),
                    percent(fair())));
            return;
        }
        all.add(format(
                Locale.ROOT,
                "Strongest %s: %s. Whoever chose it won %s, where %s would be fair. %s",
                group.what(),
                row.name(),
                won(row),
                percent(fair()),
                near(judgement, row)));
        judgement
                .weakest()
                .ifPresent(weak -> all.add(format(
                        Locale.ROOT,
                        "Weakest %s: %s. Whoever chose it won %s, surely less than fair.",
                        group.what(),
                        weak.name(),
                        won(weak))));
    }

    private static String near(Judgement judgement, Row best) {
        List<Row> near = judgement.near(best);
        if (near.isEmpty()) return "This is no luck: it is surely better than fair, and better than all others.";
        String names = near.stream().limit(LISTED).map(Row::name).collect(Collectors.joining(", "));
        String rest = near.size() > LISTED ? " and " + (near.size() - LISTED) + " more" : "";
        return "It is surely better than fair; but " + names + rest + " may be as strong: more matches would tell.";
    }

    private static String won(Row row) {
        return share(row.choice().won());
    }

    static String share(Share share) {
        Interval interval = share.interval(CONFIDENCE);
        return format(
                Locale.ROOT,
                "%s (95 %%: %.1f to %.1f)",
                percent(share.value()),
                100 * interval.low(),
                100 * interval.high());
    }

    static String percent(double share) {
        return format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    /** Whether it matters when one's turn comes. */
    private String order() {
        double sure = 1 - (1 - CONFIDENCE) / tally.seats();
        List<String> odd = new ArrayList<>();
        for (int place = 0; place < tally.seats(); place++) {
            Interval interval = tally.place(place).interval(sure);
            if (interval.contains(fair())) continue;
            odd.add(format(
                    Locale.ROOT,
                    "%s wins %s",
                    place == 0 ? "who begins" : "who is " + ordinal(place + 1) + " in turn",
                    share(tally.place(place))));
        }
        if (odd.isEmpty())
            return format(
                    Locale.ROOT,
                    "The order of turns is fair as far as can be told: who begins wins %s, fair would be %s.",
                    share(tally.place(0)),
                    percent(fair()));
        return "The order of turns matters: " + String.join(", ", odd) + "; fair would be " + percent(fair()) + ".";
    }

    static String ordinal(int number) {
        return switch (number) {
            case 1 -> "1st";
            case 2 -> "2nd";
            case 3 -> "3rd";
            default -> number + "th";
        };
    }

    private String length() {
        Histogram decisions = tally.of(Measure.DECISIONS);
        Histogram choices = tally.of(Measure.CHOICES);
        return format(
                Locale.ROOT,
                "A match takes %d decisions (most take %d to %d), %d of them with a real choice, among %.1f actions on average.",
                decisions.quantile(0.5),
                decisions.quantile(0.1),
                decisions.quantile(0.9),
                choices.quantile(0.5),
                tally.branching().moments().mean());
    }

    private String drama() {
        Histogram changes = tally.of(Measure.LEAD_CHANGES);
        double shared = tally.of(Measure.SHARED).moments().mean();
        return format(
                Locale.ROOT,
                "The lead changes hands %.1f times in a match; in %s of matches the winner wasn't in the lead at half-time. %s",
                changes.moments().mean(),
                percent(tally.of(Measure.COMEBACK).moments().mean()),
                shared == 0 ? "No victory was shared." : percent(shared) + " of victories are shared.");
    }

    private String dominated() {
        List<String> poor = new ArrayList<>();
        for (Group group : groups)
            for (Row row : new Judgement(group, fair()).dominated())
                poor.add(row.name() + " (" + group.heading() + ")");
        return poor.isEmpty()
                ? "No choice is dominated: none is avoided and loses."
                : "Dominated choices, which are avoided and lose: " + String.join("; ", poor) + ".";
    }

    /** How many matches there are, against what was wanted. */
    String played() {
        long wanted = harvest.trial().matches().stream()
                .mapToLong(range -> range.size())
                .sum();
        return harvest.matches() == wanted
                ? format(Locale.ROOT, "%,d matches", wanted)
                : format(Locale.ROOT, "%,d of %,d matches: the study isn't finished", harvest.matches(), wanted);
    }
}
