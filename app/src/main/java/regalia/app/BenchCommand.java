package regalia.app;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regalia.bots.Speed;
import regalia.bots.Strength;
import regalia.catalog.Catalog;
import regalia.codec.Footprint;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Options;
import regalia.kernel.Rules;
import regalia.kernel.State;
import regalia.kernel.Unusable;

@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        description =
                "Measures on one core how fast a game can be searched: random playouts, copies, imaginations, and iterations of search from the opening, with random playouts and as bots search.")
final class BenchCommand implements Callable<Integer> {

    private static final int MATCHES_AT_ONCE = 2;

    private final Streams io;

    @Parameters(
            arity = "0..1",
            paramLabel = "GAME",
            completionCandidates = GameIds.class,
            description = "One of ${COMPLETION-CANDIDATES} (standard: all of them).")
    private String game = "";

    @Mixin
    private SeatsOption seats = new SeatsOption();

    @Option(
            names = "--seconds",
            paramLabel = "S",
            defaultValue = "1",
            description = "How long each figure is measured, after as long a warm-up (standard: 1).")
    private double seconds;

    @Mixin
    private GameOptions options = new GameOptions();

    @Option(
            names = "--deadline",
            paramLabel = "KING",
            description = "Measures instead how punctual a bot as king:1s is: two matches side by side, 200 decisions.")
    private @Nullable String deadline;

    @Option(names = "--decisions", paramLabel = "N", defaultValue = "200", hidden = true)
    private int decisions;

    @Option(names = "--json", description = "As JSON.")
    private boolean json;

    BenchCommand(Streams io) {
        this.io = io;
    }

    @Override
    public Integer call() throws InterruptedException {
        if (deadline != null) return punctuality(Strength.of(deadline));
        if (!(seconds > 0 && seconds <= 600)) throw new Unusable("--seconds must be above 0 and at most 600");
        List<String> games = game.isEmpty() ? Catalog.games() : List.of(game);
        // Everything is checked before the first figure, which takes its time.
        List<Supplier<ObjectNode>> rows = new ArrayList<>();
        for (String id : games) {
            Game<?, ?, ?> chosen = Catalog.game(id);
            for (int places : seats.of(chosen)) {
                Options complete = options.of(chosen, places);
                rows.add(() -> measure(chosen, places, complete));
            }
        }
        if (!json)
            io.say("game       seats    decisions/s    matches/s     copies/s imaginations/s iterations/s"
                    + "   with sense   bytes alloc/dec alloc/iter");
        ArrayNode figures = JsonNodeFactory.instance.arrayNode();
        for (Supplier<ObjectNode> row : rows) {
            measuring(figures.size() + 1, rows.size());
            figures.add(row.get());
        }
        measuring(0, 0);
        if (json) io.say(figures.toPrettyString());
        return Main.GOOD;
    }

    private int punctuality(Strength king) throws InterruptedException {
        if (!king.timed()) throw new Unusable("--deadline is for a king, as king:1s, not " + king.word());
        if (decisions < 1) throw new Unusable("--decisions must be at least 1, not " + decisions);
        Game<?, ?, ?> chosen = Catalog.game(game.isEmpty() ? "palace" : game);
        int places = seats.of(chosen).getLast();
        Punctuality found = Punctuality.of(chosen, places, king, decisions, MATCHES_AT_ONCE, this::progress);
        ObjectNode row = JsonNodeFactory.instance.objectNode();
        row.put("game", chosen.id()).put("seats", places).put("bot", king.word());
        row.put("decisions", found.late().size()).put("fallbacks", found.fallbacks());
        row.put("lateMillisP995", Punctuality.quantile(found.late(), 0.995));
        row.put("lateMillisWorst", Punctuality.quantile(found.late(), 1));
        row.put("idleTimerMillisP995", Punctuality.quantile(found.idle(), 0.995));
        row.put("idleTimerMillisWorst", Punctuality.quantile(found.idle(), 1));
        if (json) io.say(row.toPrettyString());
        else
            row.properties()
                    .forEach(field ->
                            io.say(field.getKey() + ": " + field.getValue().asText()));
        return Main.GOOD;
    }

    /** Who waits for JSON at a terminal sees nothing else until all is measured. */
    private void measuring(int number, int of) {
        if (!json || !io.terminal()) return;
        io.err().print(number == 0 ? "\r" + " ".repeat(40) + "\r" : "\r" + number + " of " + of + " ");
        io.err().flush();
    }

    private void progress(int left) {
        if (!io.terminal()) return;
        io.err().print("\r" + Math.max(0, left) + " decisions left ");
        io.err().flush();
    }

    private <S extends State<S>, A extends Action, V> ObjectNode measure(
            Game<S, A, V> chosen, int places, Options complete) {
        Rules<S, A, V> rules = chosen.rules(places, complete);
        Speed speed = Speed.of(rules, () -> chosen.sense(rules), seconds);
        int bytes = Footprint.bytes(rules.start());
        if (!json)
            io.say(String.format(
                    Locale.ROOT,
                    "%-10s %5d %,14.0f %,12.0f %,12.0f %,14.0f %,12.0f %,12.0f %7d %9.2f %10.2f",
                    chosen.id(),
                    places,
                    speed.decisions(),
                    speed.matches(),
                    speed.copies(),
                    speed.imaginations(),
                    speed.iterations(),
                    speed.sensibleIterations(),
                    bytes,
                    speed.bytesPerDecision(),
                    speed.bytesPerIteration()));
        ObjectNode row = JsonNodeFactory.instance.objectNode();
        row.put("game", chosen.id()).put("seats", places);
        row.put("decisionsPerSecond", Math.round(speed.decisions()));
        row.put("matchesPerSecond", Math.round(speed.matches()));
        row.put("copiesPerSecond", Math.round(speed.copies()));
        row.put("imaginationsPerSecond", Math.round(speed.imaginations()));
        row.put("iterationsPerSecond", Math.round(speed.iterations()));
        row.put("sensibleIterationsPerSecond", Math.round(speed.sensibleIterations()));
        row.put("decisionsPerMatch", speed.decisionsPerMatch());
        row.put("stateBytes", bytes);
        row.put("allocatedBytesPerDecision", speed.bytesPerDecision());
        row.put("allocatedBytesPerIteration", speed.bytesPerIteration());
        return row;
    }
}
