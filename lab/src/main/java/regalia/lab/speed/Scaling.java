package regalia.lab.speed;

import java.lang.management.ManagementFactory;
import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntConsumer;
import regalia.kernel.Game;

/**
 * What more threads are worth to a study of one game, beside what they are worth to a loop of arithmetic that was measured in turn with it.
 * Cores of a machine share heat, caches and whatever else is running, so twice as many are hardly ever twice as fast, not even for the loop.
 *
 * @param played how many matches each round played, first on one thread, then on all
 * @param matches matches a second
 * @param steps steps of arithmetic a second
 * @param heapBefore bytes that were in use after the first study, garbage collected
 * @param heapAfter the same after the last
 */
public record Scaling(int threads, int played, Rates matches, Rates steps, long heapBefore, long heapAfter) {

    /** How much was done in a second, by one thread and by all. */
    public record Rates(double one, double all) {

        /** How many times as fast all are. */
        public double gain() {
            return all / one;
        }
    }

    /**
     * Measures. Each rate is the median of the rounds.
     *
     * @param seconds about how long each measurement takes on one thread
     * @param progress hears which round begins, counted from 1
     */
    public static Scaling of(
            Game<?, ?, ?> game, int seats, int threads, double seconds, int rounds, IntConsumer progress) {
        Matches matches = new Matches(game, seats);
        Arithmetic arithmetic = new Arithmetic();
        int played = matches.sizeFor(seconds);
        int units = arithmetic.sizeFor(seconds);
        long before = heap(matches);
        Times matchTimes = new Times();
        Times loopTimes = new Times();
        for (int round = 1; round <= rounds; round++) {
            progress.accept(round);
            loopTimes.one.add(arithmetic.seconds(units, 1));
            matchTimes.one.add(matches.seconds(played, 1));
            loopTimes.all.add(arithmetic.seconds(units, threads));
            matchTimes.all.add(matches.seconds(played, threads));
        }
        return new Scaling(
                threads,
                played,
                matchTimes.rates(played),
                loopTimes.rates((double) units * Arithmetic.STEPS),
                before,
                heap(matches));
    }

    /** What part of the loop's gain the matches have. */
    public double quotient() {
        return matches.gain() / steps.gain();
    }

    private record Times(List<Double> one, List<Double> all) {

        Times() {
            this(new ArrayList<>(), new ArrayList<>());
        }

        Rates rates(double work) {
            return new Rates(work / median(one), work / median(all));
        }

        private static double median(List<Double> times) {
            Collections.sort(times);
            int half = times.size() / 2;
            return times.size() % 2 == 1 ? times.get(half) : (times.get(half - 1) + times.get(half)) / 2;
        }
    }

    /** With what the latest study keeps. */
    private static long heap(Matches matches) {
        try {
            System.gc();
            return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
        } finally {
            Reference.reachabilityFence(matches);
        }
    }
}
