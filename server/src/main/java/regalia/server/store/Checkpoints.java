package regalia.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.concurrent.Semaphore;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jdbi.v3.core.Handle;

/**
 * Works the log of a SQLite file into the file beside the writer, whom it would hold up for as long as a dozen commits take. The log
 * begins anew only where all of it is worked in and flushed, and meanwhile the writer adds to it; but what is left to copy and to flush
 * after a pass or two is so little that the writer does it in passing.
 */
final class Checkpoints implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(Checkpoints.class.getName());
    private static final String PASS = "PRAGMA wal_checkpoint(PASSIVE)";
    /** After about so many pages of the log, in which a busy page is written many times and copied once: 50 MB. */
    static final int DUE = 10_000;
    /** So many pages a commit writes whatever there is in it; each work about one more. */
    private static final int COMMIT = 4;
    /** So many pages the writer copies itself. */
    private static final int LITTLE = 100;

    private static final int PASSES = 4;

    private final Handle handle;
    private final FlushAhead disk;
    private final Semaphore due = new Semaphore(0);
    private final Thread thread;
    /** About how many pages were written since it was due last. On the writer's thread. */
    private int written;

    private volatile boolean nearly;
    private volatile boolean closed;

    Checkpoints(SqliteFile file, FlushAhead disk) throws SQLException {
        this.disk = disk;
        handle = file.toWrite();
        thread = Thread.ofPlatform().daemon().name("regalia-checkpoint").start(this::run);
    }

    /** The writer has written so many works in one commit, and nothing of them is open. */
    void written(Handle writer, int works) {
        written += COMMIT + works;
        if (nearly) {
            nearly = false;
            pass(writer);
        }
        if (written < DUE) return;
        written = 0;
        due.release();
    }

    private void run() {
        while (true) {
            due.acquireUninterruptibly();
            due.drainPermits();
            if (closed) return;
            int left = Integer.MAX_VALUE;
            for (int passes = 0; passes < PASSES && left > LITTLE && !closed; passes++) left = pass(handle);
            if (left > LITTLE) continue;
            // To flush takes as long as to copy: what was written meanwhile is copied and flushed once more.
            disk.flush();
            pass(handle);
            disk.flush();
            nearly = true;
        }
    }

    /** Copies what is there; gives how many pages of the log are left. */
    private static int pass(Handle handle) {
        try (ResultSet row = Hot.statement(handle, PASS).executeQuery()) {
            return row.next() && row.getInt(1) == 0 ? row.getInt(2) - row.getInt(3) : Integer.MAX_VALUE;
        } catch (SQLException failed) {
            LOG.log(Level.WARNING, "the database's log could not be worked in; it goes on growing", failed);
            return Integer.MAX_VALUE;
        }
    }

    @Override
    public void close() {
        closed = true;
        due.release();
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        handle.close();
        if (interrupted) Thread.currentThread().interrupt();
    }
}
