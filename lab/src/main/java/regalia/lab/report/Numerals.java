package regalia.lab.report;

import static java.lang.String.format;

import java.util.Locale;
import regalia.catalog.duel.Interval;
import regalia.lab.tally.Share;

/** How a report writes numbers: the same in all languages. */
final class Numerals {

    static final double CONFIDENCE = 0.95;

    private Numerals() {}

    static String whole(long number) {
        return format(Locale.ROOT, "%,d", number);
    }

    static String number(double value) {
        return format(Locale.ROOT, Math.abs(value) < 10 ? "%.2f" : "%.1f", value);
    }

    static String tenths(double value) {
        return format(Locale.ROOT, "%.1f", value);
    }

    static String percent(double share) {
        return format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    /** A share with where it lies with 95 % confidence. */
    static String share(Share share, Words words) {
        Interval interval = share.interval(CONFIDENCE);
        return words.say("share", percent(share.value()), tenths(100 * interval.low()), tenths(100 * interval.high()));
    }
}
