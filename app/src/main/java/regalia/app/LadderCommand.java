package regalia.app;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import regalia.catalog.Catalog;
import regalia.catalog.Seating;
import regalia.codec.Json;
import regalia.kernel.Game;
import regalia.lab.ladder.LadderFinding;
import regalia.lab.ladder.LadderRun;

@Command(
        name = "ladder",
        mixinStandardHelpOptions = true,
        description =
                "Rates bots that play against each other at mixed tables. In each round every bot sits in each seat in turn,"
                        + " with the same luck. Ends with 1 if the order is not decided.")
final class LadderCommand implements Callable<Integer> {

    private final Streams io;

    @Option(
            names = "--game",
            paramLabel = "GAME",
            required = true,
            completionCandidates = GameIds.class,
            description = "One of ${COMPLETION-CANDIDATES}.")
    private String game = "";

    @Mixin
    private SeatsOption seats = new SeatsOption();

    @Option(
            names = "--bots",
            paramLabel = "BOT,BOT,..",
            defaultValue = "page,squire,knight",
            description = "Two to twelve, as page,squire,knight,king:200ms (standard: page,squire,knight).")
    private String bots = "";

    @Mixin
    private RoundsOption games = new RoundsOption(200, 1_000_000);

    @Mixin
    private SeedOption seed = new SeedOption();

    @Option(names = "--all-games", description = "Play all matches even if the order is decided before.")
    private boolean allGames;

    @Mixin
    private GameOptions options = new GameOptions();

    @Mixin
    private ThreadsOption threads = new ThreadsOption();

    @Option(names = "--json", description = "As JSON, an object for each number of seats.")
    private boolean json;

    @Option(names = "--out", paramLabel = "FILE", description = "Write to FILE what --json prints, too.")
    private @Nullable String out;

    LadderCommand(Streams io) {
        this.io = io;
    }

    @Override
    public Integer call() throws IOException {
        List<String> words = Seating.bots(bots).words();
        int side = threads.of(words);
        List<LadderRun<?, ?, ?>> runs = runs(Catalog.game(game), words);
        if (out == null) return play(runs, side, new StringBuilder());
        try (Output file = Output.to(out)) {
            StringBuilder lines = new StringBuilder();
            int code = play(runs, side, lines);
            file.writer().write(lines.toString());
            file.keep();
            return code;
        } catch (IOException full) {
            io.err().println(out + ": the file can't be written, perhaps the disk is full");
            return Main.FAILED;
        }
    }

    /** Everything is checked before the first match. */
    private List<LadderRun<?, ?, ?>> runs(Game<?, ?, ?> chosen, List<String> words) {
        List<LadderRun<?, ?, ?>> runs = new ArrayList<>();
        for (int places : seats.of(chosen))
            runs.add(new LadderRun<>(
                    chosen, options.of(chosen, places), places, words, games.value(), seed.value(), !allGames));
        return runs;
    }

    private int play(List<LadderRun<?, ?, ?>> runs, int side, StringBuilder lines) {
        int code = Main.GOOD;
        for (LadderRun<?, ?, ?> run : runs) {
            LadderFinding finding = run.play(side, heard -> progress(heard, run.mostGames()));
            progress(0, 0);
            String line = Json.write(finding);
            if (!json && !lines.isEmpty()) io.say("");
            io.say(json ? line : LadderReport.of(finding));
            lines.append(line).append('\n');
            if (!finding.decided()) code = Main.FAILED;
        }
        return code;
    }

    /** Tells a person at a terminal how far it is; nothing at the end. */
    private void progress(int heard, int of) {
        if (!io.terminal()) return;
        io.err().print(heard == 0 ? "\r" + " ".repeat(40) + "\r" : "\r" + heard + " of " + of + " matches ");
        io.err().flush();
    }
}
