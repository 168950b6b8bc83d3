package regalia.app;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regalia.catalog.Catalog;
import regalia.catalog.Recorder;
import regalia.catalog.Seating;
import regalia.codec.match.Player;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.State;

@Command(
        name = "record",
        mixinStandardHelpOptions = true,
        description = "Lets bots play matches and writes them down as JSON Lines. The same seed gives the same bytes.")
final class RecordCommand implements Callable<Integer> {

    /** As many matches as are played before they are written: enough for all cores, little to remember. */
    private static final int SHEAF = 64;

    private final Streams io;

    @Parameters(
            paramLabel = "GAME",
            completionCandidates = GameIds.class,
            description = "One of ${COMPLETION-CANDIDATES}.")
    private String game = "";

    @Mixin
    private SeatingOptions seating = new SeatingOptions();

    @Mixin
    private GamesOption games = new GamesOption(1, 10_000_000);

    @Mixin
    private SeedOption seed = new SeedOption();

    @Option(names = "--out", paramLabel = "FILE", required = true, description = "Where to; - is standard output.")
    private String out = "";

    @Mixin
    private GameOptions options = new GameOptions();

    RecordCommand(Streams io) {
        this.io = io;
    }

    @Override
    public Integer call() throws IOException {
        return record(Catalog.game(game));
    }

    private <S extends State<S>, A extends Action, V> int record(Game<S, A, V> rules) throws IOException {
        Seating seated = seating.at(rules);
        games.check();
        List<Player> players = seated.named(List.of());
        Troubles troubles = new Troubles(io.err());
        Recorder<S, A, V> recorder =
                new Recorder<>(rules, options.of(rules, players.size()), players, seed.value(), troubles);
        if (out.equals("-")) {
            write(recorder, io.out());
            io.out().flush();
            return troubles.verdict();
        }
        try (Output file = Output.to(out)) {
            write(recorder, file.writer());
            file.keep();
        } catch (IOException full) {
            io.err().println(out + ": the file can't be written, perhaps the disk is full");
            return Main.FAILED;
        }
        return troubles.verdict();
    }

    private void write(Recorder<?, ?, ?> recorder, Writer to) throws IOException {
        for (int from = 1; from <= games.value() && !io.unheard(); from += SHEAF) {
            int end = Math.min(games.value() + 1, from + SHEAF);
            for (String match : recorder.matches(from, end)) to.write(match);
            progress(end - 1);
        }
    }

    private void progress(int done) {
        if (!io.terminal() || out.equals("-")) return;
        io.err().print("\r" + done + " of " + games.value() + (done == games.value() ? "\n" : ""));
        io.err().flush();
    }
}
