package regalia.app;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regalia.catalog.Catalog;
import regalia.catalog.Recorder;
import regalia.catalog.Seating;
import regalia.catalog.Setup;
import regalia.codec.match.Player;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.State;
import regalia.kernel.Unusable;

@Command(
        name = "record",
        mixinStandardHelpOptions = true,
        description = "Lets bots play matches and writes them down as JSON Lines. The same seed gives the same bytes.")
final class RecordCommand implements Callable<Integer> {

    /** As many matches as are played before they are written: enough for all cores, little to remember. */
    private static final int SHEAF = 64;

    private static final int MOST_GAMES = 10_000_000;

    private final Streams io;

    @Parameters(
            paramLabel = "GAME",
            completionCandidates = GameIds.class,
            description = "One of ${COMPLETION-CANDIDATES}.")
    private String game = "";

    @Option(names = "--seats", paramLabel = "N", description = "How many play (standard: as many as bots are named).")
    private int seats;

    @Option(
            names = "--bots",
            paramLabel = "BOT,BOT,..",
            defaultValue = "squire",
            description =
                    "page, squire, knight, king or exec:COMMAND for each seat, or one for all" + " (standard: squire).")
    private String bots = "";

    @Option(names = "--games", paramLabel = "K", defaultValue = "1", description = "How many matches (standard: 1).")
    private int games;

    @Option(names = "--seed", paramLabel = "S", defaultValue = "1", description = "A whole number (standard: 1).")
    private long seed;

    @Option(names = "--out", paramLabel = "FILE", required = true, description = "Where to; - is standard output.")
    private String out = "";

    @Option(names = "--option", paramLabel = "NAME=VALUE", description = "An option of the game, as set=B.")
    private Map<String, String> options = Map.of();

    RecordCommand(Streams io) {
        this.io = io;
    }

    @Override
    public Integer call() throws IOException {
        return record(Catalog.game(game));
    }

    private <S extends State<S>, A extends Action, V> int record(Game<S, A, V> rules) throws IOException {
        Seating seating = Seating.bots(bots).at(rules, seats);
        if (games < 1 || games > MOST_GAMES)
            throw new Unusable("--games must be between 1 and " + MOST_GAMES + ", not " + games);
        List<Player> players = seating.named(List.of());
        Troubles troubles = new Troubles(io.err());
        Recorder<S, A, V> recorder =
                new Recorder<>(rules, Setup.options(rules, players.size(), options), players, seed, troubles);
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
        for (int from = 1; from <= games && !io.unheard(); from += SHEAF) {
            int end = Math.min(games + 1, from + SHEAF);
            for (String match : recorder.matches(from, end)) to.write(match);
            progress(end - 1);
        }
    }

    private void progress(int done) {
        if (!io.terminal() || out.equals("-")) return;
        io.err().print("\r" + done + " of " + games + (done == games ? "\n" : ""));
        io.err().flush();
    }
}
