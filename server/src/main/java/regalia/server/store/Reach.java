package regalia.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.LongConsumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import javax.sql.DataSource;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * Whether a server answers. Once it doesn't, only one goes on trying, and whoever comes is told at once: if each waited for it, those
 * behind them would wait for all of them.
 */
final class Reach implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(Reach.class.getName());
    private static final long PAUSE_MILLIS = 100;

    private final Address.Server server;
    private final List<DataSource> pools = new CopyOnWriteArrayList<>();
    private final CountDownLatch closing = new CountDownLatch(1);
    private volatile LongConsumer found = _ -> {};
    private volatile boolean lost;
    /** Whether somebody waits to look up what became of something. */
    private boolean doubting;

    Reach(Address.Server server) {
        this.server = server;
    }

    /** It is found again only when this pool has a line to it too. */
    void over(DataSource pool) {
        pools.add(pool);
    }

    /** Tells somebody from now on, when it is found again, for how many milliseconds it was lost. */
    void whenFound(LongConsumer told) {
        found = told;
    }

    /** A line to it; {@link Overloaded} if there is none. */
    Handle open(Jdbi jdbi) {
        if (lost) throw silence();
        try {
            return jdbi.open();
        } catch (RuntimeException none) {
            lose(none);
            throw silence();
        }
    }

    static Overloaded silence() {
        return new Overloaded("The database doesn't answer.");
    }

    /** It was waited for in vain. */
    synchronized void lose(Throwable why) {
        if (lost || closed(0)) return;
        lost = true;
        LOG.log(Level.WARNING, "{0} doesn''t answer: {1}", new Object[] {server, why.getMessage()});
        Thread.ofVirtual().name("regalia-reach").start(this::find);
    }

    /**
     * Nobody knows what became of something that was written since a moment. Whoever is told when the server is found is told as soon as
     * it answers: what can't be looked up would be taken for gone.
     */
    synchronized void doubt(long since) {
        if (doubting || closed(0)) return;
        doubting = true;
        Thread.ofVirtual().name("regalia-doubt").start(() -> {
            if (!awaitAnswer()) return;
            synchronized (this) {
                doubting = false;
            }
            found.accept(millisSince(since));
        });
    }

    /** Whether it has answered; otherwise this is closed. */
    private boolean awaitAnswer() {
        while (!pools.stream().allMatch(Reach::answers)) if (closed(PAUSE_MILLIS)) return false;
        return true;
    }

    private static long millisSince(long since) {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - since);
    }

    private void find() {
        long since = System.nanoTime();
        if (!awaitAnswer()) return;
        long millis = millisSince(since);
        synchronized (this) {
            lost = false;
            notifyAll();
        }
        LOG.log(Level.WARNING, "{0} answers again, after {1} seconds", new Object[] {server, 1 + millis / 1000});
        found.accept(millis);
    }

    private static boolean answers(DataSource pool) {
        try (Connection one = pool.getConnection()) {
            return one.isValid(1);
        } catch (SQLException silent) {
            return false;
        }
    }

    /** Waits while it is lost. */
    synchronized void await() throws InterruptedException {
        while (lost && !closed(0)) wait();
    }

    private boolean closed(long waitMillis) {
        try {
            return closing.await(waitMillis, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            return true;
        }
    }

    @Override
    public synchronized void close() {
        closing.countDown();
        notifyAll();
    }
}
