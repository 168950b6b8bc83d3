package regalia.server.store;

import java.sql.SQLException;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** Commits that wait or fail when a test says so. */
public final class Faults {

    private final Semaphore gate = new Semaphore(0);
    private final BlockingQueue<String> arrived = new LinkedBlockingQueue<>();
    private final AtomicInteger commits = new AtomicInteger();
    private volatile boolean shut;
    private volatile boolean failing;
    private volatile boolean losing;
    private volatile boolean full;

    Commit around(Commit real) {
        return connection -> {
            commits.incrementAndGet();
            if (shut) {
                arrived.add("here");
                gate.acquireUninterruptibly();
            }
            if (failing) {
                throw new SQLException("the disk is on fire");
            }
            if (full) {
                throw new SQLiteException("[SQLITE_FULL] database or disk is full", SQLiteErrorCode.SQLITE_FULL);
            }
            real.commit(connection);
            if (losing) {
                throw new SQLException("nobody heard that it was kept");
            }
        };
    }

    /** From now on commits wait at a gate. */
    public void shut() {
        shut = true;
    }

    /** Waits until a commit stands at the gate. */
    public void awaitCommit() throws InterruptedException {
        if (arrived.poll(10, TimeUnit.SECONDS) == null) {
            throw new AssertionError("no commit came");
        }
    }

    /** Whether another commit comes to the gate within a second. */
    public boolean comes() throws InterruptedException {
        return arrived.poll(1, TimeUnit.SECONDS) != null;
    }

    /** Lets one through. */
    public void pass() {
        gate.release();
    }

    /** Lets all through, now and later. */
    public void open() {
        shut = false;
        gate.release(1000);
    }

    public void fail(boolean now) {
        failing = now;
    }

    /** From now on there is no room on the disk. */
    public void fill() {
        full = true;
    }

    /** Whether commits are kept and nobody is told so. */
    public void lose(boolean now) {
        losing = now;
    }

    public int commits() {
        return commits.get();
    }
}
