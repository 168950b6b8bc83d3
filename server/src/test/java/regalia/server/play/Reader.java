package regalia.server.play;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import regalia.server.store.Database;
import regalia.server.store.Work;

/** A database after each read of which something is done, as if somebody else did it just then. */
final class Reader implements Database {

    /** What is done after the next reads, a step each. */
    final List<Runnable> then = new ArrayList<>();
    /** What was announced to other nodes; nobody hears it by themselves. */
    final List<String> announced = new ArrayList<>();

    private final Database database;
    private final boolean shared;

    /**
     * Begins.
     *
     * @param shared whether those who use it think that other nodes do too
     */
    Reader(Database database, boolean shared) {
        this.database = database;
        this.shared = shared;
    }

    @Override
    public <T extends @Nullable Object> T read(Work<T> work) {
        T read = database.read(work);
        if (!then.isEmpty()) then.removeFirst().run();
        return read;
    }

    @Override
    public <T extends @Nullable Object> CompletableFuture<T> write(Work<T> work) {
        return database.write(work);
    }

    @Override
    public boolean shared() {
        return shared;
    }

    @Override
    public void announce(Handle handle, String ids) {
        announced.add(ids);
    }

    @Override
    public void listen(Consumer<String> heard, LongConsumer lost) {
        database.listen(heard, lost);
    }

    @Override
    public String describe() {
        return database.describe();
    }

    @Override
    public void close() {
        database.close();
    }
}
