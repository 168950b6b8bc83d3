package regalia.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regalia.catalog.Catalog;
import regalia.catalog.Seating;
import regalia.catalog.duel.Bout;
import regalia.catalog.duel.Duel;
import regalia.catalog.duel.DuelRun;
import regalia.catalog.duel.Finding;
import regalia.catalog.duel.Goal;
import regalia.catalog.duel.Ladder;
import regalia.codec.Json;
import regalia.kernel.Game;
import regalia.kernel.Unusable;

@Command(
        name = "duel",
        mixinStandardHelpOptions = true,
        description =
                "Measures how often one bot A wins among bots B. In each round A sits in each seat in turn, with the"
                        + " same luck.")
final class DuelCommand implements Callable<Integer> {

    private final Streams io;

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "A",
            description = "A bot, as knight, knight:2000 or king:200ms.")
    private String a = "";

    @Parameters(index = "1", arity = "0..1", paramLabel = "B", description = "The bot on all other seats.")
    private String b = "";

    @Option(
            names = "--game",
            paramLabel = "GAME",
            completionCandidates = GameIds.class,
            description = "One of ${COMPLETION-CANDIDATES}.")
    private String game = "";

    @Mixin
    private SeatsOption seats = new SeatsOption();

    @Mixin
    private RoundsOption games = new RoundsOption(200, 10_000_000);

    @Mixin
    private SeedOption seed = new SeedOption();

    @Option(
            names = "--goal",
            paramLabel = "RATIO",
            description = "Stop as soon as it is beyond doubt whether A wins so many times its fair share.")
    private @Nullable Double goal;

    @Option(names = "--all-games", description = "Play all matches even if the goal is decided before.")
    private boolean allGames;

    @Mixin
    private GameOptions options = new GameOptions();

    @Mixin
    private ThreadsOption threads = new ThreadsOption();

    @Option(names = "--record", paramLabel = "FILE", description = "Write the matches down, as regalia record does.")
    private @Nullable String record;

    @Option(
            names = "--table",
            paramLabel = "FILE",
            description =
                    "Measure all levels, games and numbers of seats, or those of --game, --seats and --pair. Each line of"
                            + " the table is written to FILE when it is done; those that are there already are not measured again.")
    private @Nullable String table;

    @Option(
            names = "--pair",
            paramLabel = "A-B",
            split = ",",
            description = "For --table: a pair of bots as knight-squire, or several with commas between.")
    private List<String> pairs = List.of();

    @Option(
            names = "--into",
            paramLabel = "PAGE",
            description =
                    "For --table: the Markdown page to put the table into, between its two marks (standard: print it).")
    private @Nullable String into;

    @Option(names = "--json", description = "As JSON, an object for each number of seats.")
    private boolean json;

    DuelCommand(Streams io) {
        this.io = io;
    }

    @Override
    public Integer call() throws IOException {
        games.check();
        threads.check();
        return table == null ? single() : table(table);
    }

    private int table(String name) throws IOException {
        if (!a.isEmpty() || goal != null || allGames || json || record != null || !options.isEmpty())
            throw new Unusable(
                    "with --table there is only --game, --seats, --pair, --games, --seed, --threads, --into");
        List<Ladder.Cell> cells = DuelTable.cells(game, seats.word(), pairs);
        Optional<Path> page = Optional.ofNullable(into).map(DuelMarkdown::page);
        DuelFile file = DuelFile.open(name);
        new DuelTable(io, games.value(), seed.value(), threads).measure(cells, file);
        String markdown = DuelMarkdown.of(file.findings());
        if (page.isPresent()) DuelMarkdown.put(markdown, page.get());
        else io.say(markdown);
        return Main.GOOD;
    }

    private int single() throws IOException {
        if (into != null || !pairs.isEmpty()) throw new Unusable("--pair and --into are for --table");
        if (b.isEmpty()) throw new Unusable("a duel is between two bots, as: regalia duel knight squire --game palace");
        if (game.isEmpty()) throw new Unusable("--game is missing; there is " + String.join(", ", Catalog.games()));
        List<DuelRun> runs = runs(Catalog.game(game));
        if (record == null) return play(runs, Writer.nullWriter());
        try (Output file = Output.to(record)) {
            int code = play(runs, file.writer());
            file.keep();
            return code;
        } catch (IOException | UncheckedIOException full) {
            io.err().println(record + ": the file can't be written, perhaps the disk is full");
            return Main.FAILED;
        }
    }

    /** Everything is checked before the first match. */
    private List<DuelRun> runs(Game<?, ?, ?> chosen) {
        if (allGames && goal == null) throw new Unusable("--all-games is for a duel with a --goal");
        Optional<Goal> wanted = Optional.ofNullable(goal).map(ratio -> new Goal(ratio, !allGames));
        List<DuelRun> runs = new ArrayList<>();
        for (int places : seats.of(chosen)) {
            wanted.ifPresent(each -> each.share(places));
            runs.add(new DuelRun(
                    new Duel<>(chosen, options.of(chosen, places), places, bot(a), bot(b), seed.value()),
                    games.value(),
                    wanted));
        }
        return runs;
    }

    private static String bot(String word) {
        List<String> words = Seating.bots(word).words();
        if (words.size() != 1) throw new Unusable("a duel is between two bots, each named once, not '" + word + "'");
        return words.getFirst();
    }

    private int play(List<DuelRun> runs, Writer to) {
        int code = Main.GOOD;
        for (DuelRun run : runs) {
            DuelProgress progress = new DuelProgress(io, run.mostGames());
            Finding finding = run.play(threads.of(List.of(a, b)), (bout, number, share) -> {
                write(to, bout);
                progress.heard(number, share);
            });
            progress.end();
            io.say(json ? Json.write(finding) : DuelReport.of(finding));
            if (finding.verdict().filter(Goal.Verdict.MISSED::equals).isPresent()) code = Main.FAILED;
        }
        return code;
    }

    private void write(Writer to, Bout bout) {
        if (record == null) return;
        try {
            to.write(bout.record().get());
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }
}
