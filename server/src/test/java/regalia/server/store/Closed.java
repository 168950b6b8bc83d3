package regalia.server.store;

import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** No database yet. */
record Closed() implements Database {

    @Override
    public <T extends @Nullable Object> CompletableFuture<T> write(Work<T> work) {
        throw new IllegalStateException();
    }

    @Override
    public <T extends @Nullable Object> T read(Work<T> work) {
        throw new IllegalStateException();
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
        return "none";
    }

    @Override
    public void close() {}
}
