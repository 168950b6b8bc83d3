package regalia.catalog;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import regalia.kernel.Unusable;

/**
 * Does numbered work side by side on several threads, and hands over what came of it in order: whoever takes it hears the same on any
 * number of threads, and little waits at a time.
 */
public final class Relay {

    private Relay() {}

    /**
     * Does the work of the numbers from 0 on.
     *
     * @param count at most so much
     * @param taker takes each result in its turn, and says whether it wants more
     */
    public static <T> void run(int threads, int count, IntFunction<T> work, Predicate<T> taker) {
        ExecutorService pool = Executors.newFixedThreadPool(
                threads, Thread.ofPlatform().daemon().name("relay-", 0).factory());
        try {
            // As many ahead that nobody waits for a long one, and few in vain when no more is wanted.
            int ahead = threads == 1 ? 1 : 2 * threads;
            Queue<Future<T>> coming = new ArrayDeque<>();
            int sent = 0;
            boolean more = true;
            while (more && (sent < count || !coming.isEmpty())) {
                while (sent < count && coming.size() < ahead) {
                    int number = sent++;
                    coming.add(pool.submit(() -> work.apply(number)));
                }
                more = taker.test(coming.remove().get());
            }
        } catch (ExecutionException broken) {
            if (broken.getCause() instanceof Unusable unusable) throw unusable;
            throw new IllegalStateException(broken.getCause());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        } finally {
            pool.shutdownNow();
            pool.close();
        }
    }
}
