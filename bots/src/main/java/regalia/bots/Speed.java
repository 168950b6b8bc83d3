package regalia.bots;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.stream.DoubleStream;
import regalia.kernel.Action;
import regalia.kernel.Moves;
import regalia.kernel.Rng;
import regalia.kernel.Rules;
import regalia.kernel.Seat;
import regalia.kernel.Silent;
import regalia.kernel.State;

/**
 * How fast one core goes through a game: what search is made of. Each figure is the median of several rounds after a warm-up, so
 * that a machine that is busy for a moment doesn't spoil it.
 *
 * @param decisions of seats a second in random playouts from the start, chance not counted
 * @param matches random playouts a second
 * @param copies of a position a second into a scratch one
 * @param imaginations a second from a view in mid-match
 * @param decisionsPerMatch the mean
 * @param bytesPerDecision what one decision allocates, legal moves and chance between included
 */
public record Speed(
        double decisions,
        double matches,
        double copies,
        double imaginations,
        double decisionsPerMatch,
        double bytesPerDecision) {

    private static final int ROUNDS = 5;
    private static final int POSITIONS = 16;

    /** Takes about five times the given time: a warm-up and the rounds of each of the three measurements. */
    public static <S extends State<S>, A extends Action, V> Speed of(Rules<S, A, V> rules, double seconds) {
        S start = rules.start();
        S scratch = rules.start();
        Rng rng = new Rng(1);
        Playout<S, A, V> playout = new Playout<>(rules);
        long[] played = {0, 0};
        LongSupplier oneMatch = () -> {
            scratch.copyFrom(start);
            played[0] += playout.run(scratch, rng);
            return ++played[1];
        };
        double matches = perSecond(oneMatch, 50, seconds);
        double bytes = allocated(oneMatch, played);
        double perMatch = (double) played[0] / played[1];
        List<S> positions = positions(rules, rng);
        List<V> views =
                positions.stream().map(position -> rules.view(position, 0)).toList();
        int[] turn = {0};
        double copies = perSecond(
                () -> {
                    scratch.copyFrom(positions.get(turn[0]++ % POSITIONS));
                    return scratch.toAct();
                },
                10_000,
                seconds);
        double imaginations = perSecond(
                () -> {
                    rules.imagine(views.get(turn[0]++ % POSITIONS), rng, scratch);
                    return scratch.toAct();
                },
                1_000,
                seconds);
        return new Speed(matches * perMatch, matches, copies, imaginations, perMatch, bytes);
    }

    private static double perSecond(LongSupplier work, int batch, double seconds) {
        round(work, batch, seconds);
        return DoubleStream.generate(() -> round(work, batch, seconds / ROUNDS))
                .limit(ROUNDS)
                .sorted()
                .skip(ROUNDS / 2)
                .findFirst()
                .orElseThrow();
    }

    private static double round(LongSupplier work, int batch, double seconds) {
        long begin = System.nanoTime();
        long end = begin + (long) (seconds * 1e9);
        long done = 0;
        long sink = 0;
        while (System.nanoTime() < end) {
            for (int i = 0; i < batch; i++) sink += work.getAsLong();
            done += batch;
        }
        // The sum is looked at, so that the work can't be left out.
        if (sink == Long.MIN_VALUE) throw new IllegalStateException();
        return done / ((System.nanoTime() - begin) / 1e9);
    }

    /** The least of several rounds: whatever else allocates in the thread now and then is no part of the game. */
    private static double allocated(LongSupplier oneMatch, long[] played) {
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        double least = Double.MAX_VALUE;
        for (int i = 0; i < ROUNDS; i++) {
            long decisions = played[0];
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int match = 0; match < 200; match++) oneMatch.getAsLong();
            long bytes = threads.getCurrentThreadAllocatedBytes() - before;
            least = Math.min(least, (double) bytes / (played[0] - decisions));
        }
        return least;
    }

    /** Positions spread over one random match, in which a seat is to act. */
    private static <S extends State<S>, A extends Action, V> List<S> positions(Rules<S, A, V> rules, Rng rng) {
        List<S> all = new ArrayList<>();
        S state = rules.start();
        Moves moves = new Moves();
        while (state.toAct() != 0) {
            int seat = Seat.lowest(state.toAct());
            if (seat != Seat.CHANCE) {
                S copy = rules.start();
                copy.copyFrom(state);
                all.add(copy);
            }
            rules.legal(state, seat, moves);
            rules.play(state, seat, moves.draw(rng), Silent.HERALD);
        }
        List<S> spread = new ArrayList<>();
        for (int i = 0; i < POSITIONS; i++) spread.add(all.get(i * all.size() / POSITIONS));
        return spread;
    }
}
