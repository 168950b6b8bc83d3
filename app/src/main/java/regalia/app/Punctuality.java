package regalia.app;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntConsumer;
import regalia.bots.Decision;
import regalia.bots.Guard;
import regalia.bots.Strength;
import regalia.bots.Watchdog;
import regalia.codec.match.Match;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Luck;
import regalia.kernel.Moves;
import regalia.kernel.Options;
import regalia.kernel.Rules;
import regalia.kernel.Seat;
import regalia.kernel.State;

/**
 * How punctual kings are: some matches are played side by side and every decision is timed. An idle timer runs beside them, because a
 * machine that wakes nobody in time can't be beaten by a bot.
 *
 * @param late how many milliseconds each decision took beyond its time, sorted
 * @param idle how late the timer was, sorted
 * @param fallbacks decisions that were not the king's own
 */
record Punctuality(List<Double> late, List<Double> idle, long fallbacks) {

    private static final long TICK_NANOS = 5_000_000;

    static <S extends State<S>, A extends Action, V> Punctuality of(
            Game<S, A, V> game, int seats, Strength king, int decisions, int matches, IntConsumer progress)
            throws InterruptedException {
        Watchdog watchdog = new Watchdog();
        AtomicInteger left = new AtomicInteger(decisions);
        try (ExecutorService pool = Executors.newCachedThreadPool()) {
            List<Callable<List<Double>>> tables = new ArrayList<>();
            for (int i = 0; i < matches; i++) {
                long seed = 1L + i;
                tables.add(() -> play(game, seats, king, seed, left, watchdog, progress));
            }
            Future<List<Double>> timer = pool.submit(() -> idle(left));
            List<Double> late = new ArrayList<>();
            for (Future<List<Double>> table : pool.invokeAll(tables)) late.addAll(table.resultNow());
            late.sort(Comparator.naturalOrder());
            while (!timer.isDone()) Thread.sleep(1);
            return new Punctuality(late, timer.resultNow(), failures(watchdog));
        }
    }

    private static long failures(Watchdog watchdog) {
        return Arrays.stream(Watchdog.Failure.values())
                .mapToLong(watchdog::failures)
                .sum();
    }

    /** Plays matches one after the other until enough was decided. */
    private static <S extends State<S>, A extends Action, V> List<Double> play(
            Game<S, A, V> game,
            int seats,
            Strength king,
            long seed,
            AtomicInteger left,
            Watchdog watchdog,
            IntConsumer progress) {
        List<Double> late = new ArrayList<>();
        Options options = Options.complete(game.options(seats), Map.of());
        Rules<S, A, V> rules = game.rules(seats, options);
        Guard<S, A, V> bot = new Guard<>(rules, () -> game.sense(rules), king, watchdog);
        Moves outcomes = new Moves();
        for (long number = seed; left.get() > 0; number += 1000) {
            Match<S, A, V> match = new Match<>(game, seats, options);
            Luck luck = Luck.seeded(number);
            while (!match.over() && left.get() > 0) {
                int seat = Seat.lowest(match.position().toAct());
                if (seat == Seat.CHANCE) {
                    rules.legal(match.position(), seat, outcomes);
                    match.act(seat, rules.action(luck.draw(rules.purpose(match.position()), outcomes)));
                    continue;
                }
                V view = match.view(seat);
                long begin = System.nanoTime();
                Decision decision = bot.decide(view, seat, match.seq());
                double millis = (System.nanoTime() - begin) / 1e6;
                match.act(seat, rules.action(decision.code()));
                // A forced or ready answer comes at once and says nothing of deadlines.
                if (decision.iterations() == 1) continue;
                late.add(millis - king.millis());
                progress.accept(left.decrementAndGet());
            }
        }
        return late;
    }

    private static List<Double> idle(AtomicInteger left) {
        List<Double> late = new ArrayList<>();
        while (left.get() > 0) {
            long due = System.nanoTime() + TICK_NANOS;
            for (long rest = TICK_NANOS; rest > 0; rest = due - System.nanoTime()) LockSupport.parkNanos(rest);
            late.add((System.nanoTime() - due) / 1e6);
        }
        late.sort(Comparator.naturalOrder());
        return late;
    }

    /** The value that a part of all stays below or at, and the worst with 1. */
    static double quantile(List<Double> sorted, double part) {
        if (sorted.isEmpty()) return 0;
        return sorted.get(Math.clamp((int) Math.ceil(part * sorted.size()) - 1L, 0, sorted.size() - 1));
    }
}
