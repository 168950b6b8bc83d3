package regalia.server.store;

import java.sql.SQLException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.function.UnaryOperator;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** The embedded database: one file, one process, nothing to install. */
final class Sqlite implements Database {

    private final FolderLock lock;
    private final FlushAhead disk;
    private final SqliteReaders readers;
    private final SqliteWriter writer;

    private Sqlite(FolderLock lock, FlushAhead disk, SqliteReaders readers, SqliteWriter writer) {
        this.lock = lock;
        this.disk = disk;
        this.readers = readers;
        this.writer = writer;
    }

    static Sqlite open(Address.File address, Executor completions, UnaryOperator<Commit> around) {
        FolderLock lock = FolderLock.of(address.path());
        SqliteFile file = new SqliteFile(address.path());
        try {
            Schema.SQLITE.bringUpToDate(file.source());
            FlushAhead disk = FlushAhead.of(address.path());
            SqliteWriter writer = new SqliteWriter(file, disk, completions, around.apply(SqliteWriter::commit));
            return new Sqlite(lock, disk, new SqliteReaders(file), writer);
        } catch (SQLException e) {
            lock.close();
            throw file.unusable(e);
        } catch (RuntimeException e) {
            lock.close();
            throw e;
        }
    }

    @Override
    public <T extends @Nullable Object> CompletableFuture<T> write(Work<T> work) {
        return writer.write(work);
    }

    @Override
    public <T extends @Nullable Object> T read(Work<T> work) {
        return readers.read(work);
    }

    @Override
    public boolean busy() {
        return writer.busy();
    }

    @Override
    public boolean shared() {
        return false;
    }

    @Override
    public void announce(Handle handle, String ids) {}

    @Override
    public void listen(Consumer<String> heard, LongConsumer lost) {}

    @Override
    public String describe() {
        return readers.describe();
    }

    @Override
    public void close() {
        writer.close();
        readers.close();
        disk.close();
        lock.close();
    }
}
