package regalia.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Properties;
import java.util.logging.Level;
import java.util.logging.Logger;
import javax.sql.DataSource;
import org.postgresql.Driver;
import org.postgresql.ds.PGSimpleDataSource;
import regalia.kernel.Unusable;

/** How connections to PostgreSQL are made. */
final class PostgresPool {

    private static final Logger HIKARI = Logger.getLogger("com.zaxxer.hikari");
    private static final int PATIENCE_SECONDS = 10;

    /** Acknowledged is durable, also on a server that by default says yes before it has written. */
    private static final String DURABLE = "SELECT set_config('synchronous_commit', 'on', false)"
            + " WHERE current_setting('synchronous_commit') = 'off'";

    private PostgresPool() {}

    static HikariDataSource toWrite(Address.Server server, int connections) {
        HikariConfig config = config(server, connections, "regalia-write");
        config.setTransactionIsolation("TRANSACTION_READ_COMMITTED");
        config.setConnectionInitSql(DURABLE);
        // It is committed by itself, or the first work that fails would take it back.
        config.setIsolateInternalQueries(true);
        return new HikariDataSource(config);
    }

    static HikariDataSource toRead(Address.Server server, int connections) {
        HikariConfig config = config(server, connections, "regalia-read");
        config.setTransactionIsolation("TRANSACTION_REPEATABLE_READ");
        config.setReadOnly(true);
        return new HikariDataSource(config);
    }

    private static HikariConfig config(Address.Server server, int connections, String name) {
        HIKARI.setLevel(Level.WARNING);
        HikariConfig config = new HikariConfig();
        config.setDataSource(source(server));
        config.setPoolName(name);
        config.setMaximumPoolSize(connections);
        config.setAutoCommit(false);
        config.setConnectionTimeout(PATIENCE_SECONDS * 1000L);
        return config;
    }

    /** After one line broke the others of the pool are probably gone too. */
    static void renew(HikariDataSource pool) {
        pool.getHikariPoolMXBean().softEvictConnections();
    }

    /** One connection outside of all pools. */
    static Connection single(Address.Server server) throws SQLException {
        return source(server).getConnection();
    }

    /** What the address leaves open: don't wait for ever, notice a dead line, say who we are. */
    private static PGSimpleDataSource source(Address.Server server) {
        PGSimpleDataSource source = new PGSimpleDataSource();
        source.setUrl(server.url());
        Properties given = Driver.parseURL(server.url(), new Properties());
        if (given == null || !given.containsKey("connectTimeout")) {
            source.setConnectTimeout(PATIENCE_SECONDS);
        }
        if (given == null || !given.containsKey("ApplicationName")) {
            source.setApplicationName("regalia");
        }
        source.setTcpKeepAlive(true);
        return source;
    }

    /** What is done with a server before anything else is. */
    @FunctionalInterface
    interface First {
        void with(DataSource source) throws SQLException;
    }

    /** Reaches the server once, so that one who can't gets a sentence. */
    static void check(Address.Server server, First first) {
        try {
            first.with(source(server));
        } catch (SQLException e) {
            throw new Unusable("The database " + server + " can't be used: " + e.getMessage());
        }
    }
}
