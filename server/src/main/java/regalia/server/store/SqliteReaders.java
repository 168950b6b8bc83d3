package regalia.server.store;

import java.sql.SQLException;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import regalia.kernel.Unusable;

/**
 * A few connections that read a SQLite file while it is written. There are so many places, and who has one reads by a connection that is
 * free, or opens another: a place is not lost with a connection that breaks.
 */
final class SqliteReaders implements Reading {

    private static final Logger LOG = Logger.getLogger(SqliteReaders.class.getName());
    private static final int CONNECTIONS = 4;
    private static final int PATIENCE_SECONDS = 30;

    private final SqliteFile file;
    private final Semaphore places = new Semaphore(CONNECTIONS);
    private final Queue<Handle> free = new ConcurrentLinkedQueue<>();
    /** Whether the last connection that was needed could not be opened: that is said once. */
    private final AtomicBoolean unopened = new AtomicBoolean();

    private volatile boolean closed;

    SqliteReaders(SqliteFile file) throws SQLException {
        this.file = file;
        for (int i = 0; i < CONNECTIONS; i++) {
            free.add(file.toRead());
        }
    }

    /** Without the right to serve from the file. */
    static SqliteReaders alone(Address.File address) {
        SqliteFile file = new SqliteFile(address.path());
        if (!address.path().toFile().isFile()) {
            throw new Unusable("There is no database " + address.path() + ".");
        }
        try {
            Schema.SQLITE.mustBeCurrent(file.source());
            return new SqliteReaders(file);
        } catch (SQLException e) {
            throw file.unusable(e);
        }
    }

    @Override
    public <T extends @Nullable Object> T read(Work<T> work) {
        refuseIfClosed();
        takePlace();
        try {
            refuseIfClosed();
            return inPlace(work);
        } finally {
            places.release();
        }
    }

    private void refuseIfClosed() {
        if (closed) {
            throw new Overloaded("The database is closed.");
        }
    }

    private void takePlace() {
        try {
            if (!places.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                throw new Overloaded("Too many are reading the database.");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Overloaded("Reading was interrupted.");
        }
    }

    private <T extends @Nullable Object> T inPlace(Work<T> work) {
        Handle handle = take();
        try {
            Hot.statement(handle, "BEGIN").execute();
            return work.in(handle);
        } catch (Exception e) {
            throw Thrown.unchecked(e);
        } finally {
            giveBack(handle);
        }
    }

    private Handle take() {
        Handle handle = free.poll();
        if (handle != null) {
            return handle;
        }
        try {
            handle = file.toRead();
            unopened.set(false);
            return handle;
        } catch (SQLException | RuntimeException e) {
            if (!unopened.getAndSet(true)) {
                LOG.log(Level.SEVERE, "the database " + file.path() + " can't be opened to be read", e);
            }
            throw new Overloaded("The database can't be read now.");
        }
    }

    /** What was read was read: a connection that breaks after that is nobody's trouble but of who opens another. */
    private void giveBack(Handle handle) {
        try {
            Hot.statement(handle, "ROLLBACK").execute();
            free.add(handle);
        } catch (SQLException | RuntimeException broken) {
            abandon(handle);
        }
    }

    private static void abandon(Handle handle) {
        try {
            handle.close();
        } catch (RuntimeException alreadyBroken) {
            // It is let go of all the same.
        }
    }

    @Override
    public String describe() {
        return "SQLite file " + file.path();
    }

    /** Waits for what is being read. */
    @Override
    public void close() {
        if (closed) {
            return;
        }
        closed = true;
        try {
            if (!places.tryAcquire(CONNECTIONS, PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                LOG.warning("somebody still reads " + file.path() + ": that connection ends with the program");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        for (Handle handle = free.poll(); handle != null; handle = free.poll()) {
            abandon(handle);
        }
    }
}
