package regalia.lab.speed;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** A loop that needs nothing but a core: no memory, nothing shared. What it gains by more threads is what the machine has to give. */
final class Arithmetic implements Load {

    /** Steps of the loop in one unit of work. */
    static final int STEPS = 10_000;

    private static final int PARTS = 100;

    /** What came out; somebody must want it, or nothing would be computed. */
    private final AtomicLong sum = new AtomicLong();

    @Override
    public void work(int size, int threads) {
        AtomicInteger next = new AtomicInteger();
        int part = Math.ceilDiv(size, PARTS);
        List<Thread> all = new ArrayList<>();
        for (int i = 0; i < threads; i++)
            all.add(Thread.ofPlatform().daemon().name("arithmetic-", i).start(() -> {
                for (int from = next.getAndAdd(part); from < size; from = next.getAndAdd(part))
                    sum.addAndGet(loop(from, Math.min(part, size - from)));
            }));
        try {
            for (Thread thread : all) thread.join();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private static long loop(int seed, int units) {
        long x = seed + 1L;
        for (int unit = 0; unit < units; unit++)
            for (int step = 0; step < STEPS; step++) {
                x ^= x << 13;
                x ^= x >>> 7;
                x ^= x << 17;
            }
        return x;
    }
}
