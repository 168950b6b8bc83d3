package regalia.server.store;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** A work and the promise that was given for it. */
final class Pending<T extends @Nullable Object> {

    private final Work<T> work;
    private final CompletableFuture<T> promise = new CompletableFuture<>();
    private @Nullable T result;
    private @Nullable Throwable failure;

    Pending(Work<T> work) {
        this.work = work;
    }

    CompletableFuture<T> promise() {
        return promise;
    }

    void run(Handle handle) throws Exception {
        result = work.in(handle);
    }

    /** The first failure is the one that tells. */
    void fail(Throwable cause) {
        if (failure == null) {
            failure = cause;
        }
    }

    /** Keeps the promise, elsewhere: what hangs on it must not hold up the database. */
    void settle(Executor completions) {
        settle(List.of(this), completions);
    }

    /** Keeps the promises of all that were written together, with one errand: each would cost as much as waking who waits. */
    static void settle(List<Pending<?>> group, Executor completions) {
        Runnable errand = () -> group.forEach(Pending::complete);
        try {
            completions.execute(errand);
        } catch (RejectedExecutionException closing) {
            Thread.ofVirtual().start(errand);
        }
    }

    void complete() {
        if (failure != null) {
            promise.completeExceptionally(failure);
        } else {
            promise.complete(result);
        }
    }
}
