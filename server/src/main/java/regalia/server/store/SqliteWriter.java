package regalia.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteCommitListener;
import org.sqlite.SQLiteConnection;

/**
 * The one thread that writes a SQLite file. What waits when it comes round is written in one transaction, so that
 * many writers share the cost of one flush to disk and a lone one waits for nobody. It is a virtual thread that lets others go first
 * after each transaction: a thread of the system would compete with them for the processors, whose turns at one take milliseconds, and
 * write less at a time the sooner it had its own. If one of them fails, all are undone and done again, each with a savepoint, so that it
 * fails alone: that is rare, and savepoints cost as much as the work.
 */
final class SqliteWriter implements AutoCloseable {

    static final int QUEUE = 8192;

    private final SqliteFile file;
    private final Executor completions;
    private final Commit commit;
    private final Checkpoints checkpoints;
    private final BlockingQueue<Pending<?>> queue = new ArrayBlockingQueue<>(QUEUE);
    private final Pending<?> end = new Pending<>(handle -> "");
    private final Thread thread;
    private final SQLiteCommitListener whenEnded = new SQLiteCommitListener() {
        @Override
        public void onCommit() {
            ended = true;
        }

        @Override
        public void onRollback() {
            ended = true;
        }
    };

    private @Nullable Handle open;
    /** Whether the transaction has ended: SQLite itself rolls back when the disk is full. On the writer's thread. */
    private boolean ended;

    private volatile boolean closed;

    SqliteWriter(SqliteFile file, FlushAhead disk, Executor completions, Commit commit) throws SQLException {
        this.file = file;
        this.completions = completions;
        this.commit = commit;
        this.open = connect(file);
        this.checkpoints = new Checkpoints(file, disk);
        this.thread = builder(Runtime.getRuntime().availableProcessors())
                .name("regalia-writer")
                .start(this::run);
    }

    /** With one processor there is one carrier of virtual threads: what holds it while it waits for the disk would hold up all others. */
    static Thread.Builder builder(int processors) {
        return processors > 1 ? Thread.ofVirtual() : Thread.ofPlatform().daemon();
    }

    static void commit(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("COMMIT");
        }
    }

    <T extends @Nullable Object> CompletableFuture<T> write(Work<T> work) {
        Pending<T> pending = new Pending<>(work);
        if (closed || !queue.offer(pending) || (closed && queue.remove(pending))) {
            pending.fail(new Overloaded(closed ? "The database is closed." : "Too much waits to be written."));
            pending.settle(completions);
        }
        return pending.promise();
    }

    /** Whether works wait. */
    boolean busy() {
        return !queue.isEmpty();
    }

    @SuppressWarnings("ThreadPriorityCheck") // Nothing depends on it.
    private void run() {
        List<Pending<?>> group = new ArrayList<>();
        boolean ended = false;
        while (!ended) {
            try {
                group.add(queue.take());
            } catch (InterruptedException e) {
                continue;
            }
            queue.drainTo(group);
            ended = group.remove(end);
            try {
                for (int next = 0; next < group.size(); ) {
                    next = transaction(group, next);
                }
                if (open != null) {
                    checkpoints.written(open, group.size());
                }
            } catch (RuntimeException | Error broken) {
                // Also when memory runs out: nobody else writes, and whoever waits must hear that they wait in vain.
                abandon();
                NotKept notKept = new NotKept(broken);
                group.forEach(pending -> pending.fail(notKept));
                group.forEach(Pending::complete);
            }
            group.clear();
            // Those whose works were kept go on, and bring more: so the next transaction is worth its flush.
            Thread.yield();
        }
        checkpoints.close();
        if (open != null) {
            open.close();
        }
    }

    /** Writes the group from here on; gives the index at which it came to an end. */
    private int transaction(List<Pending<?>> group, int from) {
        int next = group.size();
        try {
            Handle handle = begin();
            if (!together(handle, group.subList(from, next))) {
                handle = beginAgain(handle);
                next = from;
                while (next < group.size()) {
                    attempt(handle, group.get(next++));
                }
            }
            commit.commit(handle.getConnection());
        } catch (Throwable broken) {
            NotKept notKept = new NotKept(broken);
            group.subList(from, next).forEach(pending -> pending.fail(notKept));
            abandon();
        }
        Pending.settle(List.copyOf(group.subList(from, next)), completions);
        return next;
    }

    private Handle connect(SqliteFile to) throws SQLException {
        Handle handle = to.toWrite();
        handle.getConnection().unwrap(SQLiteConnection.class).addCommitListener(whenEnded);
        return handle;
    }

    private Handle begin() throws SQLException {
        Handle handle = open;
        if (handle == null) {
            handle = connect(file);
            open = handle;
        }
        Hot.statement(handle, "BEGIN IMMEDIATE").execute();
        ended = false;
        return handle;
    }

    private Handle beginAgain(Handle handle) throws SQLException {
        if (ended) abandon();
        else Hot.statement(handle, "ROLLBACK").execute();
        return begin();
    }

    /** Runs them one after the other; says whether all went well, and none has ended the transaction. */
    private boolean together(Handle handle, List<Pending<?>> group) {
        try {
            for (Pending<?> pending : group) {
                pending.run(handle);
                if (ended) return false;
            }
            return true;
        } catch (Throwable one) {
            return false;
        }
    }

    private static void attempt(Handle handle, Pending<?> pending) throws SQLException {
        Hot.statement(handle, "SAVEPOINT work").execute();
        try {
            pending.run(handle);
        } catch (Throwable own) {
            pending.fail(Thrown.full(own) ? new NotKept(own) : own);
            Hot.statement(handle, "ROLLBACK TO work").execute();
        }
        Hot.statement(handle, "RELEASE work").execute();
    }

    /** Gives up the transaction together with its connection, whose state nobody knows. */
    private void abandon() {
        if (open != null) {
            try {
                open.close();
            } catch (RuntimeException alreadyBroken) {
                // It is let go of all the same.
            }
            open = null;
        }
    }

    /** Writes what waits, then ends. */
    @Override
    public void close() {
        if (closed) {
            return;
        }
        closed = true;
        boolean interrupted = false;
        while (true) {
            try {
                if (thread.isAlive() && !queue.contains(end)) {
                    queue.put(end);
                }
                thread.join();
                break;
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
