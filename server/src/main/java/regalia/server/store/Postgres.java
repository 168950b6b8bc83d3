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
    private static final Logger LOG = Logger.getLogger(Postgres.class.getName());

    private final Address.Server server;
    private final Executor completions;
    private final Commit commit;
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
        this.pool = PostgresPool.toWrite(server, connections);
        this.jdbi = Outside.rule(Jdbi.create(pool));
        this.readers = new PostgresReaders(server, Math.max(2, connections / 2));
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
        turns.acquireUninterruptibly();
        try {
            for (int attempt = 1; !done(pending, attempt == ATTEMPTS); attempt++) {
                long pause = TimeUnit.MILLISECONDS.toNanos(1L << attempt);
                LockSupport.parkNanos(ThreadLocalRandom.current().nextLong(pause));
            }
        } finally {
            turns.release();
            pending.settle(completions);
            places.release();
        }
    }

    /** Whether there is nothing more to try. */
    private boolean done(Pending<?> pending, boolean last) {
        boolean own = false;
        try (Handle handle = jdbi.open()) {
            try {
                own = true;
                pending.run(handle);
                own = false;
                commit.commit(handle.getConnection());
            } catch (Throwable e) {
                rollback(handle, e);
                throw e;
            }
        } catch (Throwable e) {
            // A line that broke before the commit was sent took nothing with it.
            boolean line = own && Thrown.lostLine(e);
            if (line) {
                PostgresPool.renew(pool);
            }
            if (!last && (line || Thrown.lostRace(e))) {
                return false;
            }
            pending.fail(own ? e : new NotKept(e));
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
        ear = new PostgresEar(server, heard, lost);
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
        if (ear != null) {
            ear.close();
        }
        pool.close();
        readers.close();
    }
}
