package regalia.app;

import static java.lang.String.format;

import java.util.Locale;
import regalia.catalog.duel.Finding;
import regalia.kernel.Named;

/** What came out of a duel, for a person. */
final class DuelReport {

    private DuelReport() {}

    static String of(Finding duel) {
        return format(
                        Locale.ROOT,
                        "%s with %d seats, one %s among %s: won %s of %d, %.1f %% (95 %%: %.1f to %.1f), %.2f times its fair share",
                        duel.game(),
                        duel.seats(),
                        duel.a(),
                        duel.b(),
                        format(Locale.ROOT, "%.1f", duel.wins()),
                        duel.games(),
                        100 * duel.share(),
                        100 * duel.interval().getFirst(),
                        100 * duel.interval().getLast(),
                        duel.ratio())
                + format(
                        Locale.ROOT,
                        "; points %.1f to %.1f; %.2f and %.2f ms a decision",
                        duel.points().a(),
                        duel.points().b(),
                        duel.millisPerDecision().a(),
                        duel.millisPerDecision().b())
                + duel.goal()
                        .flatMap(ratio -> duel.verdict()
                                .map(verdict -> format(Locale.ROOT, "; goal of %.2f %s", ratio, Named.word(verdict))))
                        .orElse("")
                + (duel.failures() == 0 ? "" : format(Locale.ROOT, "; %d answers of bots not taken", duel.failures()));
    }
}
