package regalia.bots;

import java.lang.management.ManagementFactory;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import java.util.stream.DoubleStream;
import regalia.kernel.Action;
import regalia.kernel.Rules;
import regalia.kernel.Sense;
import regalia.kernel.State;

/**
 * How fast one core goes through a game. Each figure is the median of several rounds after a warm-up, so that a machine that is
 * busy for a moment doesn't spoil it.
 *
 * @param decisions of seats a second in random playouts from the start, chance not counted
 * @param matches random playouts a second
 * @param copies of a position of mid-match a second into a scratch one
 * @param imaginations a second from a view of mid-match
 * @param iterations of search a second from the opening, each with a random playout to the end
 * @param sensibleIterations the same as bots search, with the game's sense
 * @param decisionsPerMatch the mean
 * @param bytesPerDecision what one decision allocates, legal moves and chance between included
 * @param bytesPerIteration what an iteration of search allocates
 */
public record Speed(
        double decisions,
        double matches,
        double copies,
        double imaginations,
        double iterations,
        double sensibleIterations,
        double decisionsPerMatch,
        double bytesPerDecision,
        double bytesPerIteration) {

    private static final int ROUNDS = 5;
    private static final int MATCHES = 200;

    /** Takes about ten times the given time: a warm-up and the rounds of each of five measurements. */
    public static <S extends State<S>, A extends Action, V> Speed of(
            Rules<S, A, V> rules, Supplier<Sense<S, A, V>> senses, double seconds) {
        Workload<S, A, V> workload = new Workload<>(rules, senses);
        double matches = perSecond(workload::playout, 50, seconds);
        double perMatch = mean(workload::playout);
        double copies = perSecond(workload::copy, 10_000, seconds);
        double imaginations = perSecond(workload::imagine, 1_000, seconds);
        double iterations = perSecond(workload::search, 50, seconds);
        double sensible = perSecond(workload::searchSensibly, 10, seconds);
        return new Speed(
                matches * perMatch,
                matches,
                copies,
                imaginations,
                iterations,
                sensible,
                perMatch,
                allocated(workload::playout) / (perMatch * MATCHES),
                allocated(workload::search) / MATCHES);
    }

    private static double perSecond(IntSupplier work, int batch, double seconds) {
        round(work, batch, seconds);
        return DoubleStream.generate(() -> round(work, batch, seconds / ROUNDS))
                .limit(ROUNDS)
                .sorted()
                .skip(ROUNDS / 2)
                .findFirst()
                .orElseThrow();
    }

    private static double round(IntSupplier work, int batch, double seconds) {
        long begin = System.nanoTime();
        long end = begin + (long) (seconds * 1e9);
        long done = 0;
        long sink = 0;
        while (System.nanoTime() < end) {
            for (int i = 0; i < batch; i++) sink += work.getAsInt();
            done += batch;
        }
        look(sink);
        return done / ((System.nanoTime() - begin) / 1e9);
    }

    /** Looks at the sum of all results, so that the compiler can't leave the work out. */
    private static void look(long sink) {
        if (sink == Long.MIN_VALUE) throw new IllegalStateException("an impossible sum");
    }

    private static double mean(IntSupplier work) {
        return DoubleStream.generate(work::getAsInt)
                .limit(MATCHES * 10L)
                .average()
                .orElseThrow();
    }

    /** The least of several rounds: whatever else allocates in the thread now and then is no part of the game. */
    private static double allocated(IntSupplier work) {
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        long least = Long.MAX_VALUE;
        long sink = 0;
        for (int round = 0; round < ROUNDS; round++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int match = 0; match < MATCHES; match++) sink += work.getAsInt();
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        look(sink);
        return least;
    }
}
