package regalia.server.store;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.function.UnaryOperator;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** A database that can be written. What its futures say happened is on disk. */
public interface Database extends Reading {

    /**
     * Runs the work in a transaction. The future completes when that is durable, on the executor given at the opening;
     * it fails with what the work threw, with {@link Overloaded}, or with {@link NotKept}. SQLite keeps the order in
     * which works were handed in, PostgreSQL doesn't.
     */
    <T extends @Nullable Object> CompletableFuture<T> write(Work<T> work);

    /** Whether what is written now has to wait for others. */
    default boolean busy() {
        return false;
    }

    /** Whether other nodes may write to it too. */
    boolean shared();

    /**
     * Tells every node, this one included, a few ids when the transaction of this handle commits. In a database that
     * isn't shared nobody is told.
     */
    void announce(Handle handle, String ids);

    /**
     * Begins to hear announcements. After a broken connection {@code lost} is called, when hearing works again, with the
     * number of milliseconds since it worked for certain: some may have been missed. It is called too when a database that
     * didn't answer does again: what was heard meanwhile could not be looked up. Both should be quick. Once per database.
     */
    void listen(Consumer<String> heard, LongConsumer lost);

    /** What about its settings could cost something that was acknowledged, a sentence each; nothing if they are sound. */
    default List<String> risks() {
        return List.of();
    }

    /** Without an address: the file {@code regalia.db} in the folder. Brings the schema up to date. */
    static Database open(@Nullable String url, Path folder, Executor completions) {
        return open(url, folder, completions, Postgres.CONNECTIONS);
    }

    /** With so many connections that write; PostgreSQL only. */
    static Database open(@Nullable String url, Path folder, Executor completions, int connections) {
        return Address.of(url, folder).open(completions, connections, UnaryOperator.identity());
    }
}
