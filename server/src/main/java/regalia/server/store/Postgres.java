package regalia.server.store;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.function.UnaryOperator;
import java.util.logging.Logger;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/** The database of clubs and sites: a server that several nodes share. */
final class Postgres implements Database {

    static final int CONNECTIONS = 8;
    static final int QUEUE = 8192;
    static final String CHANNEL = "regalia";
    private static final int ATTEMPTS = 6;
    /** So long a work waits until it is its turn. */
    private static final int PATIENCE_SECONDS = 5;

    private static final Logger LOG = Logger.getLogger(Postgres.class.getName());

    private final Address.Server server;
    private final Executor completions;
    private final Commit commit;
    private final Reach reach;
    private final HikariDataSource pool;
    private final Jdbi jdbi;
    private final PostgresReaders readers;
    private final Semaphore turns;
    private final Semaphore places = new Semaphore(QUEUE);
    private final List<String> risks;
    private @Nullable PostgresEar ear;
    private volatile boolean closed;

    private Postgres(Address.Server server, Executor completions, int connections, Commit commit) {
        this.server = server;
        this.completions = completions;
        this.commit = commit;
        this.turns = new Semaphore(connections, true);
        this.reach = new Reach(server);
        this.pool = PostgresPool.toWrite(server, connections);
        reach.over(pool);
        this.jdbi = Outside.rule(Jdbi.create(pool));
        this.readers = PostgresReaders.serving(server, Math.max(2, connections / 2), reach);
        this.risks = jdbi.withHandle(Durability::of).risks();
        for (String risk : risks) LOG.warning(server + " doesn't keep everything safe: " + risk + ".");
    }

    @Override
    public List<String> risks() {
        return risks;
    }

    static Postgres open(Address.Server server, Executor completions, int connections, UnaryOperator<Commit> around) {
        PostgresPool.check(server, Schema.POSTGRESQL::bringUpToDate);
        return new Postgres(server, completions, connections, around.apply(Connection::commit));
    }

    @Override
    public <T extends @Nullable Object> CompletableFuture<T> write(Work<T> work) {
        Pending<T> pending = new Pending<>(work);
        if (closed || !places.tryAcquire()) {
            pending.fail(new Overloaded(closed ? "The database is closed." : "Too much waits to be written."));
            pending.settle(completions);
        } else {
            Thread.ofVirtual().name("regalia-write").start(() -> inTurn(pending));
        }
        return pending.promise();
    }

    private void inTurn(Pending<?> pending) {
        try {
            if (!turns.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                pending.fail(new Overloaded("Too much waits to be written."));
                return;
            }
            try {
                attempt(pending);
            } finally {
                turns.release();
            }
        } catch (InterruptedException e) {
            pending.fail(new Overloaded("Writing was interrupted."));
        } finally {
            pending.settle(completions);
            places.release();
        }
    }

    private void attempt(Pending<?> pending) {
        for (int attempt = 1; !done(pending, attempt == ATTEMPTS); attempt++) {
            long pause = TimeUnit.MILLISECONDS.toNanos(1L << attempt);
            LockSupport.parkNanos(ThreadLocalRandom.current().nextLong(pause));
        }
    }

    /** Whether there is nothing more to try. */
    private boolean done(Pending<?> pending, boolean last) {
        boolean sent = false;
        long began = System.nanoTime();
        try (Handle handle = reach.open(jdbi)) {
            try {
                pending.run(handle);
                sent = true;
                commit.commit(handle.getConnection());
            } catch (Throwable e) {
                rollback(handle, e);
                throw e;
            }
        } catch (Throwable e) {
            boolean line = Thrown.lostLine(e);
            if (line) {
                PostgresPool.renew(pool);
            }
            boolean silent = Thrown.silence(e);
            if (silent) {
                reach.lose(e);
            }
            // A line that broke before the commit was sent took nothing with it.
            if (!last && (Thrown.lostRace(e) || (line && !sent && !silent))) {
                return false;
            }
            pending.fail(sent || Thrown.full(e) ? new NotKept(e) : Thrown.unanswered(e) ? Reach.silence() : e);
            // It may be kept. Then other nodes hear of it, but this one leaves telling to whoever wrote it.
            if (sent && !silent) reach.doubt(began);
        }
        return true;
    }

    private static void rollback(Handle handle, Throwable because) {
        try {
            handle.getConnection().rollback();
        } catch (SQLException broken) {
            because.addSuppressed(broken);
        }
    }

    @Override
    public <T extends @Nullable Object> T read(Work<T> work) {
        return readers.read(work);
    }

    @Override
    public boolean shared() {
        return true;
    }

    @Override
    public void announce(Handle handle, String ids) {
        handle.createQuery("SELECT pg_notify(:channel, :ids)")
                .bind("channel", CHANNEL)
                .bind("ids", ids)
                .map((row, context) -> "")
                .one();
    }

    @Override
    public synchronized void listen(Consumer<String> heard, LongConsumer lost) {
        if (ear != null) {
            throw new IllegalStateException("Somebody is listening already.");
        }
        ear = new PostgresEar(server, reach, heard, lost);
        reach.whenFound(lost);
    }

    @Override
    public String describe() {
        return server.toString();
    }

    /** Writes what waits, then ends. */
    @Override
    public synchronized void close() {
        if (closed) {
            return;
        }
        closed = true;
        places.acquireUninterruptibly(QUEUE);
        reach.close();
        if (ear != null) {
            ear.close();
        }
        pool.close();
        readers.close();
    }
}
