package regalia.app;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regalia.catalog.Catalog;
import regalia.catalog.Outside;
import regalia.catalog.Seating;
import regalia.catalog.Setup;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.State;
import regalia.kernel.Unusable;

@Command(
        name = "bot-bridge",
        mixinStandardHelpOptions = true,
        description =
                "Plays matches between your program and our bots, to try it out; docs/outside-bots.md tells how they speak.")
final class BridgeCommand implements Callable<Integer> {

    private final Streams io;

    @Parameters(
            paramLabel = "GAME",
            completionCandidates = GameIds.class,
            description = "One of ${COMPLETION-CANDIDATES}.")
    private String game = "";

    @Option(
            names = "--command",
            paramLabel = "COMMAND",
            required = true,
            description = "Your program and its arguments; it is started without a shell.")
    private String command = "";

    @Option(names = "--seats", paramLabel = "N", description = "How many play (standard: as few as can).")
    private int seats;

    @Option(names = "--seat", paramLabel = "S", description = "Where it sits, from 0 on (standard: each seat in turn).")
    private @Nullable Integer seat;

    @Option(
            names = "--opponents",
            paramLabel = "BOT,BOT,..",
            defaultValue = "squire",
            description = "A bot for each other seat, or one for all (standard: squire).")
    private String opponents = "";

    @Mixin
    private GamesOption games = new GamesOption(1, 100_000);

    @Mixin
    private SeedOption seed = new SeedOption();

    @Mixin
    private GameOptions options = new GameOptions();

    @Option(
            names = "--time",
            paramLabel = "TIME",
            defaultValue = "10s",
            description = "How long it may take for a decision, as 500ms or 10s (standard: 10s).")
    private String time = "";

    @Option(names = "--record", paramLabel = "FILE", description = "Where to write the matches down.")
    private @Nullable String record;

    @Option(names = "--verbose", description = "Shows every line that goes to your program and comes from it.")
    private boolean verbose;

    @Option(names = "--json", description = "The results as JSON.")
    private boolean json;

    BridgeCommand(Streams io) {
        this.io = io;
    }

    @Override
    public Integer call() throws IOException {
        return bridge(Catalog.game(game));
    }

    private <S extends State<S>, A extends Action, V> int bridge(Game<S, A, V> rules) throws IOException {
        int wanted = games.value();
        String own = Outside.word(command, time);
        List<String> others = others(rules);
        int count = others.size() + 1;
        if (seat != null && (seat < 0 || seat >= count))
            throw new Unusable("--seat must be from 0 to " + (count - 1) + ", not " + seat);
        BridgeTally tally = new BridgeTally(io, verbose);
        Bridge<S, A, V> bridge = new Bridge<>(rules, options.of(rules, count), seed.value(), tally);
        Optional<Output> file = Optional.ofNullable(record).map(Output::to);
        try {
            for (int number = 1; number <= wanted && !io.unheard(); number++) {
                int at = seat != null ? seat : (number - 1) % count;
                List<String> words = new ArrayList<>(others);
                words.add(at, own);
                String text = bridge.match(number, at, new Seating(words).named(List.of()));
                if (file.isPresent()) file.get().writer().write(text);
                if (!json) io.say(tally.last());
            }
            if (file.isPresent()) file.get().keep();
        } finally {
            if (file.isPresent()) file.get().close();
        }
        if (json) io.say(tally.json(rules.id(), count, opponents).toString());
        else tally.summary(count).forEach(io::say);
        return tally.failures() == 0 ? Main.GOOD : Main.FAILED;
    }

    private List<String> others(Game<?, ?, ?> rules) {
        List<String> words = Seating.bots(opponents).words();
        int count = Setup.seats(rules, seats != 0 ? seats : words.size() > 1 ? words.size() + 1 : rules.fewestSeats());
        if (words.size() == 1) return Collections.nCopies(count - 1, words.getFirst());
        if (words.size() != count - 1)
            throw new Unusable("there are " + (count - 1) + " other seats but " + words.size()
                    + " opponents: name one for each, or one for all");
        return words;
    }
}
