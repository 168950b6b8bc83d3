package regalia.server.store;

import java.sql.SQLException;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;

/** Commits that wait or fail when a test says so. */
final class Faults implements UnaryOperator<Commit> {

    private final Semaphore gate = new Semaphore(0);
    private final BlockingQueue<String> arrived = new LinkedBlockingQueue<>();
    private final AtomicInteger commits = new AtomicInteger();
    private volatile boolean shut;
    private volatile boolean failing;

    @Override
    public Commit apply(Commit real) {
        return connection -> {
            commits.incrementAndGet();
            if (shut) {
                arrived.add("here");
                gate.acquireUninterruptibly();
            }
            if (failing) {
                throw new SQLException("the disk is on fire");
            }
            real.commit(connection);
        };
    }

    /** From now on commits wait at a gate. */
    void shut() {
        shut = true;
    }

    /** Waits until a commit stands at the gate. */
    void awaitCommit() throws InterruptedException {
        if (arrived.poll(10, TimeUnit.SECONDS) == null) {
            throw new AssertionError("no commit came");
        }
    }

    /** Lets all through, now and later. */
    void open() {
        shut = false;
        gate.release(1000);
    }

    void fail(boolean now) {
        failing = now;
    }

    int commits() {
        return commits.get();
    }
}
