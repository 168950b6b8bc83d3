package regalia.lab.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import regalia.catalog.duel.Interval;
import regalia.kernel.Named;
import regalia.lab.Harvest;
import regalia.lab.Snapshot;
import regalia.lab.tally.Choice;
import regalia.lab.tally.Histogram;
import regalia.lab.tally.Measure;
import regalia.lab.tally.Notable;
import regalia.lab.tally.Pairs;
import regalia.lab.tally.Share;
import regalia.lab.tally.Tally;

/** The numbers of a report for other programs: comma-separated, a heading first, shares from 0 to 1. */
final class Csv {

    private static final double CONFIDENCE = 0.95;

    private final List<String> lines = new ArrayList<>();

    private Csv(String heading) {
        lines.add(heading);
    }

    /** Does something for each tally of a snapshot; the side is {@code a}, or {@code b} for the second of two rule sets. */
    private interface Each {
        void row(String setup, Tally tally);
    }

    private static void each(Snapshot snapshot, Each each) {
        for (Harvest harvest : snapshot.harvests())
            for (int side = 0; side < harvest.sides().size(); side++)
                each.row(
                        harvest.trial().seats() + "," + (side == 0 ? "a" : "b"),
                        harvest.sides().get(side));
    }

    static String shares(Snapshot snapshot) {
        Csv csv = new Csv("seats,side,by,number,matches,share,low,high");
        each(snapshot, (setup, tally) -> {
            for (int i = 0; i < tally.seats(); i++) csv.add(setup, "turn", i + 1, share(tally.place(i)));
            for (int i = 0; i < tally.seats(); i++) csv.add(setup, "seat", i + 1, share(tally.seat(i)));
        });
        return csv.text();
    }

    static String measures(Snapshot snapshot) {
        Csv csv = new Csv("seats,side,measure,matches,mean,low,high,least,tenth,median,ninetieth,greatest");
        each(snapshot, (setup, tally) -> {
            for (Measure measure : Measure.values()) csv.add(setup, Named.word(measure), spread(tally.of(measure)));
            csv.add(setup, "branching", spread(tally.branching()));
            for (int seat = 0; seat < tally.seats(); seat++)
                csv.add(setup, "pointsOfSeat" + (seat + 1), spread(tally.points(seat)));
        });
        return csv.text();
    }

    static String histograms(Snapshot snapshot) {
        Csv csv = new Csv("seats,side,measure,value,count");
        each(snapshot, (setup, tally) -> {
            for (Measure measure : Measure.values())
                tally.of(measure).counts().forEach((value, count) -> csv.add(setup, Named.word(measure), value, count));
            tally.branching().counts().forEach((value, count) -> csv.add(setup, "branching", value, count));
            for (int seat = 0; seat < tally.seats(); seat++) {
                String name = "pointsOfSeat" + (seat + 1);
                tally.points(seat).counts().forEach((value, count) -> csv.add(setup, name, value, count));
            }
        });
        return csv.text();
    }

    static String choices(Snapshot snapshot, Words names) {
        Csv csv = new Csv(
                "seats,side,action,what,value,name,offered,chosen,taken,takenLow,takenHigh,byChance,won,wonLow,wonHigh");
        each(
                snapshot,
                (setup, tally) -> tally.choices().forEach((key, choice) -> {
                    String[] parts = key.split("/", 3);
                    String name = parts[0].isEmpty() ? names.action(parts[2]) : names.value(parts[2]);
                    csv.add(setup, parts[0], parts[1], parts[2], quoted(name), chosen(choice));
                }));
        return csv.text();
    }

    static String notable(Snapshot snapshot) {
        Csv csv = new Csv("seats,side,kind,value,match,action");
        each(snapshot, (setup, tally) -> {
            for (Notable.Kind kind : Notable.Kind.values())
                for (Notable.Mark mark : tally.notable(kind).marks())
                    csv.add(setup, Named.word(kind), mark.value(), mark.match(), mark.action());
        });
        for (Harvest harvest : snapshot.harvests())
            harvest.pairs().ifPresent(pairs -> {
                for (Pairs.Kind kind : Pairs.Kind.values())
                    for (Notable.Mark mark : pairs.notable(kind).marks())
                        csv.add(
                                harvest.trial().seats(),
                                "both",
                                Named.word(kind),
                                mark.value(),
                                mark.match(),
                                mark.action());
            });
        return csv.text();
    }

    private static String chosen(Choice choice) {
        Interval taken = choice.taken().interval(CONFIDENCE);
        Interval won = choice.won().interval(CONFIDENCE);
        return String.join(
                ",",
                Long.toString(choice.offered()),
                Long.toString(choice.chosen()),
                number(choice.taken().value()),
                number(taken.low()),
                number(taken.high()),
                number(choice.even()),
                choice.chosen() == 0 ? ",," : numbers(choice.won().value(), won.low(), won.high()));
    }

    private static String share(Share share) {
        Interval interval = share.interval(CONFIDENCE);
        return share.matches() + "," + numbers(share.value(), interval.low(), interval.high());
    }

    private static String spread(Histogram histogram) {
        Interval interval = histogram.moments().interval(CONFIDENCE);
        return histogram.count() + ","
                + numbers(histogram.moments().mean(), interval.low(), interval.high()) + ","
                + histogram.least() + "," + histogram.quantile(0.1) + "," + histogram.quantile(0.5) + ","
                + histogram.quantile(0.9) + "," + histogram.greatest();
    }

    private static String numbers(double... numbers) {
        List<String> all = new ArrayList<>();
        for (double number : numbers) all.add(number(number));
        return String.join(",", all);
    }

    private static String number(double number) {
        return Double.isInfinite(number) ? "" : String.format(Locale.ROOT, "%.6f", number);
    }

    private static String quoted(String text) {
        return "\"" + text.replace("\"", "\"\"") + "\"";
    }

    private void add(Object... cells) {
        lines.add(Arrays.stream(cells).map(Object::toString).collect(Collectors.joining(",")));
    }

    private String text() {
        return String.join("\n", lines) + "\n";
    }
}
