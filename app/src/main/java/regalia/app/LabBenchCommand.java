package regalia.app;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regalia.catalog.Catalog;
import regalia.catalog.Setup;
import regalia.kernel.Game;
import regalia.kernel.Unusable;
import regalia.lab.speed.Scaling;

@Command(
        name = "lab",
        mixinStandardHelpOptions = true,
        description =
                "Measures how fast the lab plays matches between squires on one thread and on all cores, beside a loop of arithmetic, and whether its memory stays flat.")
final class LabBenchCommand implements Callable<Integer> {

    private static final int MOST_ROUNDS = 1000;
    private static final int MOST_THREADS = 256;

    private final Streams io;

    @Parameters(
            arity = "0..1",
            paramLabel = "GAME",
            completionCandidates = GameIds.class,
            description = "One of ${COMPLETION-CANDIDATES} (standard: all of them).")
    private String game = "";

    @Option(names = "--seats", paramLabel = "N", defaultValue = "4", description = "How many play (standard: 4).")
    private int seats;

    @Option(
            names = "--threads",
            paramLabel = "T",
            description = "How many threads are measured against one (standard: one for each core).")
    private @Nullable Integer threads;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            defaultValue = "2",
            description = "About how long each measurement takes on one thread (standard: 2).")
    private double seconds;

    @Option(
            names = "--rounds",
            paramLabel = "K",
            defaultValue = "5",
            description = "How often each is measured, in turn; the median counts (standard: 5).")
    private int rounds;

    @Option(names = "--json", description = "As JSON.")
    private boolean json;

    LabBenchCommand(Streams io) {
        this.io = io;
    }

    @Override
    public Integer call() {
        if (!(seconds > 0 && seconds <= 600)) throw new Unusable("--seconds must be above 0 and at most 600");
        Bounds.demand("--rounds", rounds, MOST_ROUNDS);
        int all = threads == null
                ? Runtime.getRuntime().availableProcessors()
                : Bounds.demand("--threads", threads, MOST_THREADS);
        List<Game<?, ?, ?>> games = chosen();
        if (!json)
            io.say(String.format(
                    Locale.ROOT,
                    "game       seats  matches/s: 1 thread %2d threads   gain  arithmetic's gain  quotient  heap MB: before  after",
                    all));
        ArrayNode rows = JsonNodeFactory.instance.arrayNode();
        for (Game<?, ?, ?> each : games) {
            Scaling found =
                    Scaling.of(each, seats, all, seconds, rounds, round -> io.progress(each.id() + ", round " + round));
            io.progress("");
            if (!json) io.say(line(each.id(), found));
            rows.add(row(each.id(), found));
        }
        if (json) io.say(rows.toPrettyString());
        return Main.GOOD;
    }

    /** Everything is checked before the first figure, which takes its time. */
    private List<Game<?, ?, ?>> chosen() {
        List<String> ids = game.isEmpty() ? Catalog.games() : List.of(game);
        List<Game<?, ?, ?>> games =
                ids.stream().<Game<?, ?, ?>>map(Catalog::game).toList();
        games.forEach(each -> Setup.seats(each, seats));
        return games;
    }

    private String line(String id, Scaling found) {
        return String.format(
                Locale.ROOT,
                "%-10s %5d %,20.1f %,10.1f %6.2f %18.2f %9.2f %16.1f %6.1f",
                id,
                seats,
                found.matches().one(),
                found.matches().all(),
                found.matches().gain(),
                found.steps().gain(),
                found.quotient(),
                found.heapBefore() / 1e6,
                found.heapAfter() / 1e6);
    }

    private ObjectNode row(String id, Scaling found) {
        ObjectNode row = JsonNodeFactory.instance.objectNode();
        row.put("game", id).put("seats", seats).put("threads", found.threads());
        row.put("rounds", rounds).put("matchesPerRound", found.played());
        row.put("matchesPerSecondOne", found.matches().one());
        row.put("matchesPerSecondAll", found.matches().all());
        row.put("matchesGain", found.matches().gain());
        row.put("arithmeticPerSecondOne", found.steps().one());
        row.put("arithmeticPerSecondAll", found.steps().all());
        row.put("arithmeticGain", found.steps().gain());
        row.put("quotient", found.quotient());
        row.put("heapBytesBefore", found.heapBefore());
        row.put("heapBytesAfter", found.heapAfter());
        return row;
    }
}
