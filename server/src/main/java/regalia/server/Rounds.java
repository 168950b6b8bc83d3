package regalia.server;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import regalia.server.api.StreamRoutes;
import regalia.server.ops.Compilers;
import regalia.server.ops.Crowd;
import regalia.server.ops.HeapRoom;
import regalia.server.play.Hall;
import regalia.server.play.Sweeper;

/** What a node does again and again: finds work that nobody has in hand, says that it is alive. */
final class Rounds implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(Rounds.class.getName());
    private static final int SWEEP_MILLIS = 1000;
    private static final int SETTLE_MILLIS = 500;
    private static final int ALIVE_MILLIS = 10_000;

    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("rounds").factory());

    private final Crowd crowd = new Crowd(() -> {
        HeapRoom.prepare();
        int compilers = Compilers.stepBack();
        LOG.fine(() -> "a crowd has come: " + compilers + " threads that compile step back");
    });

    Rounds(Hall hall, Sweeper sweeper, StreamRoutes streams) {
        every(SWEEP_MILLIS, sweeper::sweep);
        every(SWEEP_MILLIS, () -> crowd.expect(hall.size()));
        every(SETTLE_MILLIS, hall::settle);
        every(ALIVE_MILLIS, () -> hall.attendance().renew());
        every(ALIVE_MILLIS / StreamRoutes.TURNS, streams::alive);
    }

    private void every(int millis, Runnable step) {
        ScheduledFuture<?> _ = timer.scheduleWithFixedDelay(
                () -> {
                    try {
                        step.run();
                    } catch (RuntimeException | Error failed) {
                        // Also when memory runs out: what fails once is never done again by the timer.
                        LOG.log(Level.WARNING, "a round failed; the next comes", failed);
                    }
                },
                millis,
                millis,
                TimeUnit.MILLISECONDS);
    }

    @Override
    public void close() {
        timer.shutdownNow();
    }
}
