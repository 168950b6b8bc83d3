package regalia.app;

import static java.lang.String.format;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import regalia.catalog.duel.Finding;
import regalia.catalog.duel.Goal;
import regalia.catalog.duel.Ladder;
import regalia.kernel.Unusable;

/** The table of all levels as Markdown: a part for each pair of levels, a line for each game and number of seats. */
final class DuelMarkdown {

    static final String BEGIN = "<!-- duel table -->";
    static final String END = "<!-- end of duel table -->";

    private DuelMarkdown() {}

    static String of(List<Finding> findings) {
        StringBuilder text = new StringBuilder();
        for (Ladder.Rung rung : Ladder.rungs()) {
            StringBuilder lines = new StringBuilder();
            for (Ladder.Cell cell : Ladder.cells())
                if (cell.rung().equals(rung)) latest(cell, findings).ifPresent(found -> lines.append(line(found)));
            if (!lines.isEmpty()) text.append(heading(rung)).append(lines);
        }
        return text.toString();
    }

    /** The later of two findings is of the later bots. */
    private static Optional<Finding> latest(Ladder.Cell cell, List<Finding> findings) {
        return findings.stream().filter(cell::found).reduce((_, later) -> later);
    }

    private static String heading(Ladder.Rung rung) {
        return format(Locale.ROOT, """

                ### One %s, all others %s

                | game | seats | share | 95 %% interval | times fair | goal | games | points | ms/decision |
                |---|---|---|---|---|---|---|---|---|
                """, rung.a(), rung.b());
    }

    private static String line(Finding found) {
        return format(
                Locale.ROOT,
                "| %s | %d | %.1f %% | %.1f-%.1f %% | %.2f | %s | %d | %.1f : %.1f | %.2f : %.2f |\n",
                found.game(),
                found.seats(),
                100 * found.share(),
                100 * found.interval().getFirst(),
                100 * found.interval().getLast(),
                found.ratio(),
                goal(found),
                found.games(),
                found.points().a(),
                found.points().b(),
                found.millisPerDecision().a(),
                found.millisPerDecision().b());
    }

    private static String goal(Finding found) {
        if (found.goal().isEmpty()) return "";
        double ratio = found.goal().get();
        double beyond = found.ratio() - ratio;
        return format(Locale.ROOT, "%.2f ", ratio)
                + switch (found.verdict().orElse(Goal.Verdict.UNDECIDED)) {
                    case REACHED -> "reached";
                    case MISSED -> format(Locale.ROOT, "**missed** by %.2f", -beyond);
                    case UNDECIDED -> format(Locale.ROOT, "undecided, %+.2f", beyond);
                };
    }

    /** The page that the table belongs into, which must say where. */
    static Path page(String name) {
        try {
            Path page = Path.of(name);
            String text = Files.readString(page);
            int begin = text.indexOf(BEGIN);
            if (begin >= 0 && text.indexOf(END, begin) >= 0) return page;
            throw new Unusable(name + ": there is no line '" + BEGIN + "' with a line '" + END + "' after it");
        } catch (InvalidPathException no) {
            throw new Unusable("'" + name + "' can't be the name of a file");
        } catch (IOException missing) {
            throw new Unusable(name + ": this file can't be read");
        }
    }

    static void put(String table, Path page) throws IOException {
        String text = Files.readString(page);
        int begin = text.indexOf(BEGIN) + BEGIN.length();
        Files.writeString(
                page, text.substring(0, begin) + "\n" + table + "\n" + text.substring(text.indexOf(END, begin)));
    }
}
