package regalia.app;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import regalia.app.load.Figures;
import regalia.app.load.Program;
import regalia.app.load.ServerBench;
import regalia.codec.Json;
import regalia.kernel.Unusable;

@Command(
        name = "server",
        mixinStandardHelpOptions = true,
        description =
                "Measures a server: starts one in a process of its own, lets people play at it over WebSockets, and tells how fast it was and what it used.")
final class ServerBenchCommand implements Callable<Integer> {

    private static final int LONGEST = 3600;

    private final Streams io;

    @Option(
            names = "--mode",
            paramLabel = "MODE",
            description =
                    "start, closed (all as fast as they can), rate, tables (many, with an action every 2 s) or idle (matches that nobody plays); standard: all of them one after the other.")
    private @Nullable String mode;

    @Option(
            names = "--matches",
            paramLabel = "N",
            defaultValue = "75",
            description = "Matches of 4 side by side, half emblemes and half palace (standard: 75).")
    private int matches;

    @Option(
            names = "--ahead",
            paramLabel = "N",
            description =
                    "Matches that are opened before, to be played when others are over (standard: as many as may be needed; more are opened meanwhile, at the server's expense).")
    private @Nullable Integer ahead;

    @Option(
            names = "--rate",
            paramLabel = "N",
            defaultValue = "1000",
            description = "Actions a second in mode rate (standard: 1000).")
    private double rate;

    @Option(
            names = "--tables",
            paramLabel = "N",
            defaultValue = "2000",
            description = "In mode tables (standard: 2000).")
    private int tables;

    @Option(
            names = "--idle",
            paramLabel = "N",
            defaultValue = "100000",
            description = "In mode idle (standard: 100000).")
    private int idle;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            defaultValue = "20",
            description = "How long each is measured (standard: 20).")
    private double seconds;

    @Option(
            names = "--warmup",
            paramLabel = "S",
            defaultValue = "45",
            description =
                    "How long a server plays as fast as it can before it is measured, with matches of their own; until then Java still compiles (standard: 45).")
    private double warmup;

    @Option(
            names = "--java-option",
            paramLabel = "OPTION",
            description = "An option of the server's Java, as --java-option=-XX:+UseSerialGC; may be given again.")
    private List<String> javaOptions = List.of();

    @Option(names = "--json", description = "As JSON.")
    private boolean json;

    ServerBenchCommand(Streams io) {
        this.io = io;
    }

    @Override
    public Integer call() {
        Optional<ServerBench.Mode> only = Optional.ofNullable(mode).map(ServerBench.Mode::of);
        if (!(seconds >= 1 && seconds <= LONGEST)) throw new Unusable("--seconds must be between 1 and " + LONGEST);
        if (!(warmup >= 0 && warmup <= LONGEST)) throw new Unusable("--warmup must be between 0 and " + LONGEST);
        if (!(rate > 0 && rate <= 1e6)) throw new Unusable("--rate must be above 0 and at most 1000000");
        Bounds.demand("--matches", matches, 10_000);
        if (ahead != null) Bounds.demand("--ahead", ahead, 10_000);
        Bounds.demand("--tables", tables, 10_000);
        Bounds.demand("--idle", idle, 10_000_000);
        Program program = Program.again(Main.class.getName(), javaOptions);
        ServerBench.Plan plan = new ServerBench.Plan(
                matches,
                ahead == null ? OptionalInt.empty() : OptionalInt.of(ahead),
                rate,
                tables,
                idle,
                warmup,
                seconds);
        Figures figures = new ServerBench(program, plan, io::progress).measure(only);
        io.progress("");
        if (json) io.say(Json.node(figures).toPrettyString());
        else ServerTable.lines(figures).forEach(io::say);
        return ServerTable.sound(figures) ? Main.GOOD : Main.FAILED;
    }
}
