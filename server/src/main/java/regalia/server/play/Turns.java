package regalia.server.play;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import regalia.bots.Watchdog;

/** Lets bots decide, on as many threads as there are cores, each host's in turn, and looks after those whose time is up. */
public final class Turns implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(Turns.class.getName());

    /**
     * Whoever must be looked after later than this is found in the database by {@link Sweeper}: a reminder would hold the match in
     * memory until then, for days where people have days to decide.
     */
    static final long SOON_MILLIS = 60_000;

    private final Watchdog watchdog;
    private final ExecutorService thinkers;
    private final Rota rota;
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("timer").factory());
    /** The matches that somebody looks after just now, and whether something has happened there meanwhile. */
    private final Map<String, Boolean> thinking = new ConcurrentHashMap<>();

    private volatile boolean closed;

    public Turns(Watchdog watchdog, int threads) {
        this.watchdog = watchdog;
        thinkers = Executors.newFixedThreadPool(
                threads, Thread.ofPlatform().daemon().name("bots-", 0).factory());
        rota = new Rota(thinkers);
    }

    /** How many matches wait for a bot. */
    public int waiting() {
        return thinking.size();
    }

    void look(Playing<?, ?, ?> playing, Due due) {
        if (closed || due.at() == Due.NEVER) return;
        long wait = due.at() - playing.now();
        if (wait <= 0) think(playing);
        else if (wait <= SOON_MILLIS && playing.patience().remind(due.at())) later(wait + 1, () -> think(playing));
    }

    void later(long millis, Runnable step) {
        if (closed) return;
        ScheduledFuture<?> _ = timer.schedule(step, millis, TimeUnit.MILLISECONDS);
    }

    private void think(Playing<?, ?, ?> playing) {
        if (closed || Boolean.TRUE.equals(thinking.compute(playing.table().id(), (_, now) -> now != null))) return;
        queue(playing);
    }

    /** The host of a match stays the same, whoever leaves; many matches of one person are that person's, whoever plays in them. */
    private void queue(Playing<?, ?, ?> playing) {
        rota.add(playing.table().host(), () -> step(playing));
    }

    /** What happens meanwhile is looked at before this ends: whoever did it relies on that. */
    private void step(Playing<?, ?, ?> playing) {
        if (closed) return;
        String id = playing.table().id();
        try {
            boolean more = playing.care().lookAfter(watchdog);
            if (!closed && (more || !thinking.remove(id, false))) {
                thinking.put(id, false);
                queue(playing);
            }
        } catch (RuntimeException | Error failed) {
            // Also when memory runs out: nobody would ever look at the match again.
            thinking.remove(id);
            LOG.log(Level.SEVERE, "match " + id + " could not go on", failed);
        }
    }

    /** Finishes the decisions that are being made and begins no more. */
    @Override
    public void close() {
        closed = true;
        timer.shutdownNow();
        thinkers.shutdown();
        try {
            if (!thinkers.awaitTermination(3, TimeUnit.SECONDS)) thinkers.shutdownNow();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
