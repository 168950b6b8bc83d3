package regalia.app.load;

import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import regalia.kernel.Unusable;

/** Measures a server in a process of its own with players in this one. */
public final class ServerBench {

    private static final double TABLES_PERIOD = 2;
    /** Actions of a match that is rather short. */
    private static final double SHORT_MATCH = 90;
    /** Actions a second for which tables are opened before a closed loop, and more if the warm-up was faster. */
    private static final double CLOSED_RATE = 8000;
    /** How many times as fast as in its warm-up, when tables are opened beside it and Java still compiles, a server is at most. */
    private static final double FASTER = 2;
    /** Files and connections of a program that are none of players. */
    private static final long OTHER_FILES = 1000;
    /** Seconds that matches are played before they count. */
    private static final double SETTLING = 2;

    private final Program program;
    private final Plan plan;
    private final Consumer<String> progress;

    /**
     * What to measure.
     *
     * @param matches played side by side in the closed loop and at a rate
     * @param ahead tables that are prepared for when a match is over; nothing for as many as may be needed
     * @param rate actions a second
     * @param tables open tables with an action now and then
     * @param idle matches that nobody plays
     * @param warmup seconds before each measurement
     * @param seconds that each lasts
     */
    public record Plan(
            int matches, OptionalInt ahead, double rate, int tables, int idle, double warmup, double seconds) {

        /** Enough that hardly any must be opened while others play, if the system has room for them: what is measured is playing. */
        int prepared(int matches, double perSecond) {
            double begun = (SETTLING + seconds) * perSecond / SHORT_MATCH - matches / 2.0;
            long room = (files() - OTHER_FILES) / Party.SEATS - matches;
            return ahead.orElse((int) Math.clamp((long) Math.ceil(begun), 0, Math.max(0, room)));
        }
    }

    /** Each can be measured by itself. */
    public enum Mode {
        START,
        CLOSED,
        RATE,
        TABLES,
        IDLE;

        public static Mode of(String word) {
            for (Mode mode : values()) if (mode.word().equals(word)) return mode;
            throw new Unusable("--mode is start, closed, rate, tables or idle, not '" + word + "'");
        }

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public ServerBench(Program program, Plan plan, Consumer<String> progress) {
        this.program = program;
        this.plan = plan;
        this.progress = progress;
    }

    /** Measures one thing, or all of them one after the other. */
    public Figures measure(Optional<Mode> only) {
        return new Figures(
                machine(),
                wanted(only, Mode.START).map(_ -> start()),
                wanted(only, Mode.CLOSED).map(_ -> play(Mode.CLOSED, plan.matches(), Optional.empty())),
                wanted(only, Mode.RATE).map(_ -> play(Mode.RATE, plan.matches(), Optional.of(plan.rate()))),
                wanted(only, Mode.TABLES)
                        .map(_ -> play(Mode.TABLES, plan.tables(), Optional.of(plan.tables() / TABLES_PERIOD))),
                wanted(only, Mode.IDLE).map(_ -> idle()));
    }

    private static Optional<Mode> wanted(Optional<Mode> only, Mode mode) {
        return only.isEmpty() || only.get() == mode ? Optional.of(mode) : Optional.empty();
    }

    private static Figures.Machine machine() {
        double memory =
                ManagementFactory.getOperatingSystemMXBean() instanceof com.sun.management.OperatingSystemMXBean system
                        ? system.getTotalMemorySize()
                        : 0;
        return new Figures.Machine(
                Runtime.getRuntime().availableProcessors(),
                Figures.rounded(memory / (1 << 30)),
                Runtime.version().toString(),
                System.getProperty("os.name") + " " + System.getProperty("os.arch"));
    }

    /** How many files and connections a program may have open. */
    private static long files() {
        return ManagementFactory.getOperatingSystemMXBean()
                        instanceof com.sun.management.UnixOperatingSystemMXBean system
                ? system.getMaxFileDescriptorCount()
                : Integer.MAX_VALUE;
    }

    private Figures.Start start() {
        progress.accept("start");
        try (Sandbox sandbox = new Sandbox(program)) {
            return firstPage(sandbox.serve());
        }
    }

    private static Figures.Start firstPage(Child server) {
        try (Requests requests = new Requests(server.port())) {
            requests.send("GET", "/", "", "").demand(200);
        }
        double seconds = Figures.rounded(server.age());
        return new Figures.Start(seconds, Usage.collected(server));
    }

    private Figures.Play play(Mode mode, int matches, Optional<Double> perSecond) {
        demandFiles(matches, plan.prepared(matches, perSecond.orElse(CLOSED_RATE)));
        try (Sandbox sandbox = new Sandbox(program)) {
            Child server = sandbox.serve();
            double warm = warmUp(server, words -> progress.accept(mode.word() + ", warming up: " + words));
            int prepared = plan.prepared(matches, perSecond.orElse(Math.max(CLOSED_RATE, FASTER * warm)));
            try (Load load = new Load(server, matches, prepared, perSecond)) {
                return load.play(SETTLING, plan.seconds(), words -> progress.accept(mode.word() + ": " + words));
            }
        }
    }

    private static void demandFiles(int matches, int prepared) {
        long wanted = (long) (matches + prepared) * Party.SEATS + OTHER_FILES;
        if (wanted > files())
            throw new Unusable(matches + " matches and " + prepared + " ahead need " + wanted
                    + " open files; the system allows " + files() + " (ulimit -n)");
    }

    /** Lets a server play as fast as it can for a while, so that Java knows what is used most; gives its actions a second. */
    private double warmUp(Child server, Consumer<String> progress) {
        if (plan.warmup() == 0) return 0;
        try (Load load = new Load(server, plan.matches(), plan.matches(), Optional.empty())) {
            return load.play(0, plan.warmup(), progress).actionsPerSecond();
        }
    }

    private Figures.Idle idle() {
        try (Sandbox sandbox = new Sandbox(program)) {
            progress.accept("idle: one match");
            String match;
            try (Child first = sandbox.serve();
                    Requests requests = new Requests(first.port())) {
                Party party = Party.arrive(requests);
                match = party.begin(requests, Stock.GAMES.getFirst(), new SplittableRandom(1))
                        .table();
            }
            Figures.Start empty;
            try (Child server = sandbox.serve()) {
                empty = firstPage(server);
            }
            progress.accept("idle: " + plan.idle() + " matches");
            Sleepers.add(sandbox.data(), match, plan.idle());
            try (Child server = sandbox.serve()) {
                return new Figures.Idle(plan.idle(), empty, firstPage(server));
            }
        }
    }
}
