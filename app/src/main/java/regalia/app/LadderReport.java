package regalia.app;

import static java.lang.String.format;

import java.util.Locale;
import regalia.kernel.Named;
import regalia.lab.ladder.LadderFinding;

/** What came out of a ladder, for a person. */
final class LadderReport {

    private LadderReport() {}

    static String of(LadderFinding found) {
        StringBuilder text = new StringBuilder(format(
                Locale.ROOT,
                "%s with %d seats, %d of %d matches, %s%s%n%n",
                found.game(),
                found.seats(),
                found.games(),
                found.mostGames(),
                found.decided() ? "the order is decided" : "the order is not decided",
                found.failures() == 0 ? "" : ", " + found.failures() + " answers of bots not taken"));
        text.append(format(
                Locale.ROOT,
                "   %-14s %6s  %-11s %6s %6s %7s %12s%n",
                "bot",
                "rating",
                "95 %",
                "won",
                "x fair",
                "points",
                "ms/decision"));
        int place = 0;
        for (LadderFinding.Rated bot : found.bots())
            text.append(format(
                    Locale.ROOT,
                    "%2d %-14s %6.0f  %-11s %5.1f%% %6.2f %7.1f %12.2f%n",
                    ++place,
                    bot.bot(),
                    bot.rating(),
                    format(
                            Locale.ROOT,
                            "%.0f-%.0f",
                            bot.interval().getFirst(),
                            bot.interval().getLast()),
                    100 * bot.share(),
                    bot.timesFair(),
                    bot.points(),
                    bot.millisPerDecision()));
        text.append(format("%n"));
        for (LadderFinding.Pair pair : found.pairs())
            text.append(format(
                    Locale.ROOT,
                    "%s above %s in %.1f %% (%.1f to %.1f): %s%n",
                    pair.a(),
                    pair.b(),
                    100 * pair.share(),
                    100 * pair.interval().getFirst(),
                    100 * pair.interval().getLast(),
                    Named.word(pair.verdict())));
        return text.toString().stripTrailing();
    }
}
