package regalia.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import regalia.catalog.duel.Interval;
import regalia.lab.plot.Columns;
import regalia.lab.plot.Drawing;
import regalia.lab.plot.Whiskers;
import regalia.lab.tally.Histogram;
import regalia.lab.tally.Measure;
import regalia.lab.tally.Share;
import regalia.lab.tally.Tally;

/** The pictures of one tally. */
final class Gallery {

    private static final int MOST_ROWS = 40;

    private final Tally tally;
    private final String prefix;
    private final Words words;

    /** @param prefix what the names of its files begin with */
    Gallery(Tally tally, String prefix, Words words) {
        this.tally = tally;
        this.prefix = prefix;
        this.words = words;
    }

    List<Figure> overview() {
        List<Figure> figures = new ArrayList<>();
        figures.add(shares("order", this::turn, tally::place));
        figures.add(shares("seats", seat -> words.say("plot.seats.seat", seat + 1), tally::seat));
        figures.add(columns("points", tally.points()));
        figures.add(columns("margin", tally.of(Measure.MARGIN)));
        figures.add(columns("length", tally.of(Measure.ACTIONS)));
        figures.add(columns("branching", tally.branching()));
        if (tally.leads()) figures.add(columns("lead", tally.of(Measure.LEAD_CHANGES)));
        return figures;
    }

    /** Points and length alone. */
    List<Figure> brief() {
        return List.of(columns("points", tally.points()), columns("length", tally.of(Measure.ACTIONS)));
    }

    private String turn(int place) {
        return place == 0 ? words.say("plot.order.begins") : words.say("plot.order.later", words.ordinal(place + 1));
    }

    private Figure shares(String name, IntFunction<String> label, IntFunction<Share> share) {
        List<Whiskers.Row> rows = IntStream.range(0, tally.seats())
                .mapToObj(i -> row(label.apply(i), share.apply(i)))
                .toList();
        String heading = words.say("plot." + name);
        return new Figure(prefix + name, heading, words.say("plot.shares.caption"), whiskers(heading, rows));
    }

    private Drawing whiskers(String heading, List<Whiskers.Row> rows) {
        return new Whiskers(
                        heading,
                        words.say("plot.won"),
                        rows,
                        OptionalDouble.of(100.0 / tally.seats()),
                        words.say("plot.fair"))
                .draw();
    }

    private static Whiskers.Row row(String label, Share share) {
        Interval interval = share.interval(Numerals.CONFIDENCE);
        return new Whiskers.Row(label, 100 * share.value(), 100 * interval.low(), 100 * interval.high());
    }

    private Figure columns(String name, Histogram histogram) {
        String heading = words.say("plot." + name);
        int middle = histogram.quantile(0.5);
        Columns columns = new Columns(
                heading,
                words.say("plot." + name + ".unit"),
                histogram.counts(),
                middle,
                words.say("plot.median", middle),
                share -> words.say("plot.highest", Numerals.percent(share)));
        return new Figure(prefix + name, heading, "", columns.draw());
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
                words.say("plot.group.caption"),
                whiskers(group.heading(), rows));
    }
}
