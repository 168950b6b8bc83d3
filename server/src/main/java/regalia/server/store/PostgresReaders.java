package regalia.server.store;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.SQLException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/** Connections that read PostgreSQL: each transaction sees one moment. */
final class PostgresReaders implements Reading {

    private static final int ALONE = 2;
    private static final int ATTEMPTS = 3;

    private final Address.Server server;
    private final HikariDataSource pool;
    private final Jdbi jdbi;

    PostgresReaders(Address.Server server, int connections) {
        this.server = server;
        this.pool = PostgresPool.toRead(server, connections);
        this.jdbi = Outside.rule(Jdbi.create(pool));
    }

    /** Without touching the tables. */
    static PostgresReaders alone(Address.Server server) {
        PostgresPool.check(server, Schema.POSTGRESQL::mustBeCurrent);
        return new PostgresReaders(server, ALONE);
    }

    @Override
    public <T extends @Nullable Object> T read(Work<T> work) {
        for (int attempt = 1; ; attempt++) {
            try (Handle handle = jdbi.open()) {
                try {
                    return work.in(handle);
                } catch (Exception e) {
                    if (attempt == ATTEMPTS || !Thrown.lostLine(e)) {
                        throw e;
                    }
                    PostgresPool.renew(pool);
                } finally {
                    rollback(handle);
                }
            } catch (Exception e) {
                throw Thrown.unchecked(e);
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
        pool.close();
    }
}
