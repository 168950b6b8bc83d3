package regalia.server.store;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.SQLException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/** Connections that read PostgreSQL: each transaction sees one moment. */
final class PostgresReaders implements Reading {

    private static final int ALONE = 2;
    private static final int ATTEMPTS = 3;
    private static final int PATIENCE_SECONDS = 5;

    private final Address.Server server;
    private final HikariDataSource pool;
    private final Jdbi jdbi;
    private final Reach reach;
    private final Semaphore turns;

    private PostgresReaders(Address.Server server, HikariDataSource pool, Reach reach) {
        this.server = server;
        this.pool = pool;
        this.reach = reach;
        this.jdbi = Outside.rule(Jdbi.create(pool));
        this.turns = new Semaphore(pool.getMaximumPoolSize(), true);
        reach.over(pool);
    }

    /** For those whom somebody waits for. */
    static PostgresReaders serving(Address.Server server, int connections, Reach reach) {
        return new PostgresReaders(server, PostgresPool.toRead(server, connections), reach);
    }

    /** Without touching the tables; however long it takes. */
    static PostgresReaders alone(Address.Server server) {
        PostgresPool.check(server, Schema.POSTGRESQL::mustBeCurrent);
        return new PostgresReaders(server, PostgresPool.toLook(server, ALONE), new Reach(server));
    }

    @Override
    public <T extends @Nullable Object> T read(Work<T> work) {
        try {
            // Otherwise nobody could tell a server that is gone from one that many are asking.
            if (!turns.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                throw new Overloaded("Too many are reading the database.");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Overloaded("Reading was interrupted.");
        }
        try {
            return inTurn(work);
        } finally {
            turns.release();
        }
    }

    private <T extends @Nullable Object> T inTurn(Work<T> work) {
        for (int attempt = 1; ; attempt++) {
            try (Handle handle = reach.open(jdbi)) {
                try {
                    return work.in(handle);
                } finally {
                    rollback(handle);
                }
            } catch (Exception e) {
                if (!Thrown.lostLine(e)) {
                    throw Thrown.unchecked(e);
                }
                PostgresPool.renew(pool);
                boolean silent = Thrown.silence(e);
                if (silent) {
                    reach.lose(e);
                }
                if (silent || attempt == ATTEMPTS) {
                    throw Reach.silence();
                }
            }
        }
    }

    private static void rollback(Handle handle) {
        try {
            handle.getConnection().rollback();
        } catch (SQLException broken) {
            // The pool notices, and what was read was read.
        }
    }

    @Override
    public String describe() {
        return server.toString();
    }

    @Override
    public void close() {
        reach.close();
        pool.close();
    }
}
