package regalia.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import regalia.kernel.Unusable;

/** A few connections that read a SQLite file while it is written. */
final class SqliteReaders implements Reading {

    private static final int CONNECTIONS = 4;
    private static final int PATIENCE_SECONDS = 30;

    private final SqliteFile file;
    private final BlockingQueue<Handle> free = new ArrayBlockingQueue<>(CONNECTIONS);
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
        if (closed) {
            throw new Overloaded("The database is closed.");
        }
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
        try {
            Handle handle = free.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            if (handle == null) {
                throw new Overloaded("Too many are reading the database.");
            }
            return handle;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Overloaded("Reading was interrupted.");
        }
    }

    private void giveBack(Handle handle) {
        try {
            Hot.statement(handle, "ROLLBACK").execute();
            free.add(handle);
        } catch (SQLException broken) {
            handle.close();
            try {
                free.add(file.toRead());
            } catch (SQLException e) {
                throw new NotKept(e);
            }
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
        List<Handle> all = new ArrayList<>();
        while (all.size() < CONNECTIONS) {
            all.add(take());
        }
        all.forEach(Handle::close);
    }
}
