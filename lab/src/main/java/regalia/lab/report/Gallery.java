package regalia.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import regalia.catalog.duel.Interval;
import regalia.lab.plot.Columns;
import regalia.lab.plot.Whiskers;
import regalia.lab.tally.Histogram;
import regalia.lab.tally.Measure;
import regalia.lab.tally.Share;
import regalia.lab.tally.Tally;

/** The pictures of one tally. */
final class Gallery {

    private static final double CONFIDENCE = 0.95;
    private static final int MOST_ROWS = 40;
    private static final String FAIR = "fair share";

    private final Tally tally;
    private final String prefix;

    /** @param prefix what the names of its files begin with */
    Gallery(Tally tally, String prefix) {
        this.tally = tally;
        this.prefix = prefix;
    }

    List<Figure> overview() {
        List<Figure> figures = new ArrayList<>();
        figures.add(shares(
                "order",
                "Who wins, by the order of turns",
                place -> place == 0 ? "begins" : Sentences.ordinal(place + 1) + " in turn",
                tally::place));
        figures.add(shares("seats", "Who wins, by seat", seat -> "seat " + (seat + 1), tally::seat));
        figures.add(columns("points", "Points at the end", "points of a seat", tally.points()));
        figures.add(columns("margin", "How close it is", "points between first and second", tally.of(Measure.MARGIN)));
        figures.add(columns("length", "How long it takes", "actions, chance included", tally.of(Measure.ACTIONS)));
        figures.add(columns("branching", "How much there is to choose from", "legal actions", tally.branching()));
        figures.add(columns("lead", "How often the lead changes", "lead changes", tally.of(Measure.LEAD_CHANGES)));
        return figures;
    }

    /** Points and length alone. */
    List<Figure> brief() {
        return List.of(
                columns("points", "Points at the end", "points of a seat", tally.points()),
                columns("length", "How long it takes", "actions, chance included", tally.of(Measure.ACTIONS)));
    }

    private Figure shares(String name, String heading, IntFunction<String> label, IntFunction<Share> share) {
        List<Whiskers.Row> rows = IntStream.range(0, tally.seats())
                .mapToObj(i -> row(label.apply(i), share.apply(i)))
                .toList();
        return new Figure(
                prefix + name,
                heading,
                "Share of victories; the bar is where the true share lies with 95 % confidence.",
                new Whiskers(heading, "% won", rows, OptionalDouble.of(100.0 / tally.seats()), FAIR).draw());
    }

    private static Whiskers.Row row(String label, Share share) {
        Interval interval = share.interval(CONFIDENCE);
        return new Whiskers.Row(label, 100 * share.value(), 100 * interval.low(), 100 * interval.high());
    }

    private Figure columns(String name, String heading, String unit, Histogram histogram) {
        return new Figure(
                prefix + name,
                heading,
                "",
                new Columns(heading, unit, histogram.counts(), histogram.quantile(0.5)).draw());
    }

    /** How those who chose each thing of a group fared. */
    Figure won(Group group) {
        List<Whiskers.Row> rows = group.rows().stream()
                .filter(row -> row.choice().chosen() > 0)
                .limit(MOST_ROWS)
                .map(row -> row(row.name(), row.choice().won()))
                .toList();
        return new Figure(
                prefix + group.slug(),
                group.heading(),
                "How often those who chose it won. Green: surely more than fair; red: surely less, each for itself.",
                new Whiskers(group.heading(), "% won", rows, OptionalDouble.of(100.0 / tally.seats()), FAIR).draw());
    }
}
