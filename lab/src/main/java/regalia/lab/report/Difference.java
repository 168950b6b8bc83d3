package regalia.lab.report;

import java.util.ArrayList;
import java.util.List;
import regalia.catalog.duel.Interval;
import regalia.lab.Harvest;
import regalia.lab.tally.Figures;
import regalia.lab.tally.Measure;
import regalia.lab.tally.Moments;
import regalia.lab.tally.Pairs;
import regalia.lab.tally.Tally;

/**
 * How one figure differs between two rule sets on the same luck.
 *
 * @param percent whether the figure is a part of matches, in percent
 * @param sure the interval that holds for all figures of a comparison together in 95 of 100 studies
 */
record Difference(String label, boolean percent, double a, double b, double mean, Interval interval, Interval sure) {

    /** All figures that there are, and the shares of victories by the order of turns. */
    static List<Difference> of(Harvest harvest, Words words) {
        List<Difference> all = new ArrayList<>();
        Pairs pairs = harvest.pairs().orElseThrow();
        Tally a = harvest.sides().getFirst();
        Tally b = harvest.sides().getLast();
        double sure = 1 - (1 - Numerals.CONFIDENCE) / (Measure.values().length + a.seats());
        for (Measure measure : Measure.values()) {
            boolean part = measure.isPart();
            double unit = part ? 0.01 : 1;
            if (a.of(measure).greatest() == 0 && b.of(measure).greatest() == 0) continue;
            if (measure.isOfLead() && !a.leads() && !b.leads()) continue;
            all.add(new Difference(
                    Tables.label(measure, words),
                    part,
                    a.of(measure).moments().mean() / unit,
                    b.of(measure).moments().mean() / unit,
                    pairs.of(measure).mean() / unit,
                    scaled(pairs.of(measure), Numerals.CONFIDENCE, unit),
                    scaled(pairs.of(measure), sure, unit)));
        }
        for (int place = 0; place < a.seats(); place++) {
            double unit = Figures.VICTORY / 100.0;
            all.add(new Difference(
                    place == 0 ? words.say("victories.first") : words.say("victories.later", words.ordinal(place + 1)),
                    true,
                    100 * a.place(place).value(),
                    100 * b.place(place).value(),
                    pairs.place(place).mean() / unit,
                    scaled(pairs.place(place), Numerals.CONFIDENCE, unit),
                    scaled(pairs.place(place), sure, unit)));
        }
        return all;
    }

    private static Interval scaled(Moments moments, double confidence, double unit) {
        Interval interval = moments.interval(confidence);
        return new Interval(interval.low() / unit, interval.high() / unit);
    }

    boolean isSure() {
        return !sure.contains(0);
    }

    String unit() {
        return percent ? " %" : "";
    }

    /** The difference and its interval in percent of the first, or in points of percent where the figure is a percentage. */
    double[] relative() {
        double base = percent || a == 0 ? 1 : Math.abs(a) / 100;
        return new double[] {mean / base, interval.low() / base, interval.high() / base};
    }
}
