package regalia.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import regalia.catalog.duel.Interval;
import regalia.lab.Harvest;
import regalia.lab.report.Group.Row;
import regalia.lab.tally.Histogram;
import regalia.lab.tally.Measure;
import regalia.lab.tally.Tally;

/** What a trial shows, in words for somebody who has never seen such a report. */
final class Sentences {

    private static final int LEADING = 2;
    private static final int LISTED = 4;

    private final Harvest harvest;
    private final Tally tally;
    private final List<Group> groups;
    private final Words words;

    Sentences(Harvest harvest, List<Group> groups, Words words) {
        this.harvest = harvest;
        this.tally = harvest.sides().getFirst();
        this.groups = groups;
        this.words = words;
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
        String fair = Numerals.percent(fair());
        if (!judgement.surelyAbove(row)) {
            all.add(words.say("none.stands", group.what(), group.heading(), row.name(), won(row), fair));
            return;
        }
        all.add(words.say("strongest", group.what(), row.name(), won(row), fair, near(judgement, row)));
        judgement.weakest().ifPresent(weak -> all.add(words.say("weakest", group.what(), weak.name(), won(weak))));
    }

    private String near(Judgement judgement, Row best) {
        List<Row> near = judgement.near(best);
        if (near.isEmpty()) return words.say("strongest.alone");
        String names = near.stream().limit(LISTED).map(Row::name).collect(Collectors.joining(", "));
        return words.say(
                "strongest.near", near.size() > LISTED ? words.say("more", names, near.size() - LISTED) : names);
    }

    private String won(Row row) {
        return Numerals.share(row.choice().won(), words);
    }

    /** Whether it matters when one's turn comes. */
    private String order() {
        double sure = 1 - (1 - Numerals.CONFIDENCE) / tally.seats();
        List<String> odd = new ArrayList<>();
        for (int place = 0; place < tally.seats(); place++) {
            Interval interval = tally.place(place).interval(sure);
            if (interval.contains(fair())) continue;
            String won = Numerals.share(tally.place(place), words);
            odd.add(
                    place == 0
                            ? words.say("order.begins", won)
                            : words.say("order.later", words.ordinal(place + 1), won));
        }
        String fair = Numerals.percent(fair());
        return odd.isEmpty()
                ? words.say("order.fair", Numerals.share(tally.place(0), words), fair)
                : words.say("order.matters", String.join(", ", odd), fair);
    }

    private String length() {
        Histogram decisions = tally.of(Measure.DECISIONS);
        return words.say(
                "length",
                decisions.quantile(0.5),
                decisions.quantile(0.1),
                decisions.quantile(0.9),
                tally.of(Measure.CHOICES).quantile(0.5),
                Numerals.tenths(tally.branching().moments().mean()));
    }

    private String drama() {
        double part = tally.of(Measure.SHARED).moments().mean();
        String shared = part == 0 ? words.say("shared.none") : words.say("shared.some", Numerals.percent(part));
        if (!tally.leads()) return words.say("drama.late", shared);
        return words.say(
                "drama",
                Numerals.tenths(tally.of(Measure.LEAD_CHANGES).moments().mean()),
                Numerals.percent(tally.of(Measure.COMEBACK).moments().mean()),
                shared);
    }

    private String dominated() {
        List<String> poor = new ArrayList<>();
        for (Group group : groups)
            for (Row row : new Judgement(group, fair()).dominated())
                poor.add(row.name() + " (" + group.heading() + ")");
        if (poor.isEmpty()) return words.say("dominated.none");
        String named = String.join("; ", poor.subList(0, Math.min(LISTED, poor.size())));
        return poor.size() <= LISTED
                ? words.say("dominated.some", named)
                : words.say("dominated.many", named, poor.size() - LISTED);
    }

    /** How many matches there are, against what was wanted. */
    String played() {
        long wanted = harvest.trial().matches().stream()
                .mapToLong(range -> range.size())
                .sum();
        return harvest.matches() == wanted
                ? words.say("played", Numerals.whole(wanted))
                : words.say("unfinished", Numerals.whole(harvest.matches()), Numerals.whole(wanted));
    }
}
