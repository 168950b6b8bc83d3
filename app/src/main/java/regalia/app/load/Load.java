package regalia.app.load;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A number of matches at one server, played by people at a pace. */
final class Load implements AutoCloseable {

    /** So many tables are entered at a time. */
    private static final int COMING = 32;

    private static final long DRAIN = Duration.ofSeconds(10).toNanos();

    private final Child server;
    private final Pace pace;
    private final Optional<Double> perSecond;
    private final Reactor reactor;
    private final Stock stock;
    private final Tally tally = new Tally();
    private final SplittableRandom random = new SplittableRandom(1);
    /** What is played now. */
    private final List<Board> boards = new ArrayList<>();
    /** What waits for its turn, with its players at the table. */
    private final Queue<Board> prepared = new ArrayDeque<>();
    /** What is over and has nothing in its place yet. */
    private final Queue<Board> vacant = new ArrayDeque<>();

    /** Those of them whose players have not all come. */
    private final List<Board> coming = new ArrayList<>();

    private final int matches;
    private final int ahead;
    private int begun;
    /** For how many nanoseconds, all matches together, no table was there to go on with. */
    private long idle;

    private long ticked;

    /**
     * Prepares it.
     *
     * @param ahead how many more are prepared, to be played when one is over; after these, more are opened while others play
     * @param perSecond actions over all matches; nothing for as many as the server lets them
     */
    Load(Child server, int matches, int ahead, Optional<Double> perSecond) {
        this.server = server;
        this.perSecond = perSecond;
        pace = perSecond.<Pace>map(Pace.Steady::new).orElseGet(Pace.Closed::new);
        reactor = new Reactor(server.port());
        this.matches = matches;
        this.ahead = ahead;
        stock = new Stock(server.port(), matches + ahead);
    }

    /** Plays. */
    Figures.Play play(double warmup, double seconds, Consumer<String> progress) {
        prepare(progress);
        after(warmup, () -> false, this::tick);
        int before = begun;
        idle = 0;
        double serverBefore = processor(server.process());
        double playersBefore = processor(ProcessHandle.current());
        Optional<Stolen> stolenBefore = Stolen.now();
        Optional<List<Standstill>> standstills = measure(seconds, progress);
        Optional<Double> stolen = stolenBefore.flatMap(from -> Stolen.now().map(to -> to.since(from)));
        double serverCores = (processor(server.process()) - serverBefore) / tally.seconds();
        double playersCores = (processor(ProcessHandle.current()) - playersBefore) / tally.seconds();
        double begunPerSecond = (begun - before) / tally.seconds();
        double playing = boards.size() - idle / 1e9 / tally.seconds();
        Usage usage = server.usage();
        drain();
        return figures(playing, begunPerSecond, serverCores, playersCores, stolen, standstills.map(tally::calm), usage);
    }

    /** Counts for a while; gives when the machine stood still meanwhile. */
    private Optional<List<Standstill>> measure(double seconds, Consumer<String> progress) {
        try (Host host = Host.listen()) {
            tally.begin(System.nanoTime());
            for (int left = (int) seconds; left > 0; left--) {
                progress.accept(left + " s left");
                after(seconds / (int) seconds, () -> false, this::tick);
            }
            tally.end(System.nanoTime());
            return host.standstills();
        }
    }

    /** Opens all tables and lets the players come. */
    private void prepare(Consumer<String> progress) {
        int all = matches + ahead;
        while (prepared.size() < all || coming() > 0) {
            progress.accept(prepared.size() + " of " + all + " tables");
            after(0.1, () -> prepared.size() == all && coming() == 0, now -> open(all, now));
        }
        for (int i = 0; i < matches; i++) boards.add(prepared.remove());
        boards.forEach(Board::play);
        begun = matches;
    }

    private long open(int all, long now) {
        while (prepared.size() < all && coming() < COMING) {
            Optional<Party.Begun> next = stock.take();
            if (next.isEmpty()) return now + 1_000_000;
            Board board = board(next.get());
            prepared.add(board);
            coming.add(board);
        }
        return Long.MAX_VALUE;
    }

    /** How many have not all their players yet. */
    private int coming() {
        coming.removeIf(Board::ready);
        return coming.size();
    }

    private Board board(Party.Begun table) {
        return new Board(pace, vacant::add).open(reactor, table, tally, random);
    }

    private interface Ticking {
        long tick(long now);
    }

    private void after(double seconds, BooleanSupplier enough, Ticking ticking) {
        long end = System.nanoTime() + (long) (seconds * 1e9);
        reactor.run(() -> System.nanoTime() >= end || enough.getAsBoolean(), ticking::tick);
    }

    private long tick(long now) {
        idle += vacant.size() * (now - ticked);
        seat(now);
        return pace.tick(now, boards);
    }

    /** Puts others in the place of those that are over. */
    private long seat(long now) {
        ticked = now;
        while (!vacant.isEmpty()) {
            @Nullable Board next = prepared.poll();
            if (next == null) next = stock.take().map(this::board).orElse(null);
            if (next == null) return now + 1_000_000;
            begun++;
            boards.set(boards.indexOf(vacant.remove()), next);
            next.play();
        }
        return Long.MAX_VALUE;
    }

    /** Waits for what was not taken yet. */
    private void drain() {
        pace.stop();
        long end = System.nanoTime() + DRAIN;
        reactor.run(() -> waiting() == 0 || System.nanoTime() > end, _ -> Long.MAX_VALUE);
        if (waiting() > 0) tally.error("never taken: " + waiting());
    }

    private int waiting() {
        int waiting = 0;
        for (Board board : boards) waiting += board.waiting();
        return waiting;
    }

    private static double processor(ProcessHandle process) {
        return process.info().totalCpuDuration().orElse(Duration.ZERO).toNanos() / 1e9;
    }

    private Figures.Play figures(
            double playing,
            double matches,
            double serverCores,
            double playersCores,
            Optional<Double> stolen,
            Optional<Calm> calm,
            Usage usage) {
        double seconds = tally.seconds();
        return new Figures.Play(
                boards.size(),
                boards.size() * Party.SEATS,
                Figures.rounded(playing),
                perSecond,
                Figures.rounded(seconds),
                tally.given(),
                tally.acknowledged(),
                Figures.rounded(tally.actions() / seconds),
                tally.latency(),
                Figures.rounded(tally.messages() / seconds),
                Figures.rounded(tally.bytes() / seconds),
                Figures.rounded(matches),
                Figures.rounded(serverCores),
                Figures.rounded(playersCores),
                stolen.map(Figures::rounded),
                calm,
                usage,
                tally.errors());
    }

    @Override
    public void close() {
        stock.close();
        reactor.close();
    }
}
