package regalia.lab.report;

import java.util.ArrayList;
import java.util.List;
import regalia.catalog.duel.Interval;
import regalia.kernel.Named;
import regalia.lab.plot.Svg;
import regalia.lab.report.Group.Row;
import regalia.lab.tally.Choice;
import regalia.lab.tally.Histogram;
import regalia.lab.tally.Measure;
import regalia.lab.tally.Share;
import regalia.lab.tally.Tally;

/** The tables of a page: cells are HTML. */
final class Tables {

    private Tables() {}

    static List<List<String>> choices(Group group, Words words) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(
                Svg.escaped(Words.capital(group.what())),
                words.say("table.offered"),
                words.say("table.chosen"),
                words.say("table.chance"),
                words.say("table.won"),
                words.say("table.95")));
        for (Row row : group.rows()) {
            Choice choice = row.choice();
            boolean never = choice.chosen() == 0;
            rows.add(List.of(
                    Svg.escaped(row.name()),
                    Numerals.whole(choice.offered()),
                    Numerals.percent(choice.taken().value()),
                    Numerals.percent(choice.even()),
                    never
                            ? words.say("table.never")
                            : Numerals.percent(choice.won().value()),
                    never ? "" : range(choice.won(), words)));
        }
        return rows;
    }

    private static String range(Share share, Words words) {
        Interval interval = share.interval(Numerals.CONFIDENCE);
        return words.say("to", Numerals.tenths(100 * interval.low()), Numerals.tenths(100 * interval.high()));
    }

    static List<List<String>> measures(Tally tally, Words words) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(
                words.say("table.match"),
                words.say("table.mean"),
                words.say("table.95"),
                words.say("table.median"),
                words.say("table.most"),
                words.say("table.least"),
                words.say("table.greatest")));
        for (Measure measure : Measure.values()) {
            Histogram histogram = tally.of(measure);
            if (measure == Measure.ROUNDS && histogram.greatest() == 0) continue;
            if (measure.isOfLead() && !tally.leads()) continue;
            boolean part = measure.isPart();
            Interval interval = histogram.moments().interval(Numerals.CONFIDENCE);
            double factor = part ? 100 : 1;
            String unit = part ? " %" : "";
            rows.add(List.of(
                    Svg.escaped(label(measure, words)),
                    Numerals.number(factor * histogram.moments().mean()) + unit,
                    words.say(
                            "to", Numerals.number(factor * interval.low()), Numerals.number(factor * interval.high())),
                    part ? "" : Integer.toString(histogram.quantile(0.5)),
                    part ? "" : words.say("to", histogram.quantile(0.1), histogram.quantile(0.9)),
                    part ? "" : Long.toString(histogram.least()),
                    part ? "" : Long.toString(histogram.greatest())));
        }
        return rows;
    }

    static String label(Measure measure, Words words) {
        return words.say("measure." + Named.word(measure));
    }
}
