package regalia.app;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import regalia.catalog.Catalog;
import regalia.catalog.SeatRange;
import regalia.catalog.Seating;
import regalia.catalog.Setup;
import regalia.codec.Json;
import regalia.kernel.Game;
import regalia.kernel.Unusable;
import regalia.lab.ladder.LadderFinding;
import regalia.lab.ladder.LadderRun;

@Command(
        name = "ladder",
        mixinStandardHelpOptions = true,
        description =
                "Rates bots that play against each other at mixed tables. In each round every bot sits in each seat in turn,"
                        + " with the same luck. Ends with 1 if the order is not decided.")
final class LadderCommand implements Callable<Integer> {

    private static final int MOST_GAMES = 1_000_000;

    private final Streams io;

    @Option(
            names = "--game",
            paramLabel = "GAME",
            required = true,
            completionCandidates = GameIds.class,
            description = "One of ${COMPLETION-CANDIDATES}.")
    private String game = "";

    @Option(names = "--seats", paramLabel = "N", description = "A number or a range as 3-5 (standard: all).")
    private String seats = "";

    @Option(
            names = "--bots",
            paramLabel = "BOT,BOT,..",
            defaultValue = "page,squire,knight",
            description = "Two to twelve, as page,squire,knight,king:200ms (standard: page,squire,knight).")
    private String bots = "";

    @Option(
            names = "--games",
            paramLabel = "K",
            defaultValue = "200",
            description = "At most so many matches, made up to whole rounds (standard: 200).")
    private int games;

    @Option(names = "--seed", paramLabel = "S", defaultValue = "1", description = "A whole number (standard: 1).")
    private long seed;

    @Option(names = "--all-games", description = "Play all matches even if the order is decided before.")
    private boolean allGames;

    @Option(names = "--option", paramLabel = "NAME=VALUE", description = "An option of the game, as set=B.")
    private Map<String, String> options = Map.of();

    @Option(
            names = "--threads",
            paramLabel = "T",
            description =
                    "How many matches at a time (standard: one for each core; 1 if a bot plays by time, whose strength"
                            + " depends on what else is running).")
    private @Nullable Integer threads;

    @Option(names = "--json", description = "As JSON, an object for each number of seats.")
    private boolean json;

    @Option(names = "--out", paramLabel = "FILE", description = "Write to FILE what --json prints, too.")
    private @Nullable String out;

    LadderCommand(Streams io) {
        this.io = io;
    }

    @Override
    public Integer call() throws IOException {
        if (games < 1 || games > MOST_GAMES)
            throw new Unusable("--games must be between 1 and " + MOST_GAMES + ", not " + games);
        List<String> words = Seating.bots(bots).words();
        int side = DuelThreads.of(threads, words.toArray(String[]::new));
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
        for (int places : SeatRange.of(chosen, seats))
            runs.add(new LadderRun<>(
                    chosen, Setup.options(chosen, places, options), places, words, games, seed, !allGames));
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
