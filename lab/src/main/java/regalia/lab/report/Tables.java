package regalia.lab.report;

import static java.lang.String.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import regalia.catalog.duel.Interval;
import regalia.lab.plot.Svg;
import regalia.lab.report.Group.Row;
import regalia.lab.tally.Choice;
import regalia.lab.tally.Histogram;
import regalia.lab.tally.Measure;
import regalia.lab.tally.Share;
import regalia.lab.tally.Tally;

/** The tables of a page: cells are HTML. */
final class Tables {

    private static final double CONFIDENCE = 0.95;

    private Tables() {}

    static List<List<String>> choices(Group group) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(
                Svg.escaped(Names.capital(group.what())),
                "could be chosen",
                "was chosen",
                "by chance",
                "won when chosen",
                "95 %"));
        for (Row row : group.rows()) {
            Choice choice = row.choice();
            rows.add(List.of(
                    Svg.escaped(row.name()),
                    format(Locale.ROOT, "%,d", choice.offered()),
                    Sentences.percent(choice.taken().value()),
                    Sentences.percent(choice.even()),
                    choice.chosen() == 0
                            ? "never"
                            : Sentences.percent(choice.won().value()),
                    choice.chosen() == 0 ? "" : range(choice.won())));
        }
        return rows;
    }

    static String range(Share share) {
        Interval interval = share.interval(CONFIDENCE);
        return format(Locale.ROOT, "%.1f to %.1f", 100 * interval.low(), 100 * interval.high());
    }

    static List<List<String>> measures(Tally tally) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("in a match", "mean", "95 %", "median", "8 of 10 lie in", "least", "greatest"));
        for (Measure measure : Measure.values()) {
            Histogram histogram = tally.of(measure);
            if (measure == Measure.ROUNDS && histogram.greatest() == 0) continue;
            boolean part = measure == Measure.COMEBACK || measure == Measure.SHARED;
            Interval interval = histogram.moments().interval(CONFIDENCE);
            double factor = part ? 100 : 1;
            String unit = part ? " %" : "";
            rows.add(List.of(
                    Svg.escaped(label(measure)),
                    number(factor * histogram.moments().mean()) + unit,
                    number(factor * interval.low()) + " to " + number(factor * interval.high()),
                    part ? "" : Integer.toString(histogram.quantile(0.5)),
                    part ? "" : histogram.quantile(0.1) + " to " + histogram.quantile(0.9),
                    part ? "" : Long.toString(histogram.least()),
                    part ? "" : Long.toString(histogram.greatest())));
        }
        return rows;
    }

    static String number(double value) {
        return format(Locale.ROOT, Math.abs(value) < 10 ? "%.2f" : "%.1f", value);
    }

    static String label(Measure measure) {
        return switch (measure) {
            case ACTIONS -> "actions, chance included";
            case DECISIONS -> "decisions";
            case CHOICES -> "decisions with a choice";
            case LEGAL -> "legal actions, all decisions";
            case ROUNDS -> "rounds";
            case POINTS -> "points of all together";
            case BEST -> "points of the winner";
            case MARGIN -> "points from 1st to 2nd";
            case LEAD_CHANGES -> "lead changes";
            case DEFICIT -> "winner's greatest deficit";
            case COMEBACK -> "winner behind at half-time";
            case SHARED -> "shared victories";
        };
    }
}
