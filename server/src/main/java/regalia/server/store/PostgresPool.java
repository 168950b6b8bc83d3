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

    /** So long a line is waited for, and a word from the server, where somebody waits for the answer. */
    private static final int LINE_SECONDS = 3;

    private static final int SILENCE_SECONDS = 8;

    /**
     * Acknowledged is durable, also on a server that by default says yes before it has written. A node whose machine died in the midst of
     * a transaction has its matches locked until the server gives it up; others wait a little longer than that for them.
     */
    private static final String WRITING = "SELECT set_config('synchronous_commit',"
            + " CASE current_setting('synchronous_commit') WHEN 'off' THEN 'on'"
            + " ELSE current_setting('synchronous_commit') END, false),"
            + " set_config('idle_in_transaction_session_timeout', '5s', false),"
            + " set_config('lock_timeout', '6s', false)";

    private PostgresPool() {}

    static HikariDataSource toWrite(Address.Server server, int connections) {
        HikariConfig config = config(serving(server), connections, "regalia-write");
        hurry(config);
        config.setTransactionIsolation("TRANSACTION_READ_COMMITTED");
        config.setConnectionInitSql(WRITING);
        // It is committed by itself, or the first work that fails would take it back.
        config.setIsolateInternalQueries(true);
        return new HikariDataSource(config);
    }

    /** For those whom somebody waits for. */
    static HikariDataSource toRead(Address.Server server, int connections) {
        HikariConfig config = config(serving(server), connections, "regalia-read");
        hurry(config);
        return reading(config);
    }

    /** The same for whoever has time. */
    static HikariDataSource toLook(Address.Server server, int connections) {
        return reading(config(source(server), connections, "regalia-look"));
    }

    private static HikariDataSource reading(HikariConfig config) {
        config.setTransactionIsolation("TRANSACTION_REPEATABLE_READ");
        config.setReadOnly(true);
        return new HikariDataSource(config);
    }

    private static HikariConfig config(PGSimpleDataSource source, int connections, String name) {
        HIKARI.setLevel(Level.WARNING);
        HikariConfig config = new HikariConfig();
        config.setDataSource(source);
        config.setPoolName(name);
        config.setMaximumPoolSize(connections);
        config.setAutoCommit(false);
        config.setConnectionTimeout(PATIENCE_SECONDS * 1000L);
        return config;
    }

    private static void hurry(HikariConfig config) {
        config.setConnectionTimeout(LINE_SECONDS * 1000L);
        config.setValidationTimeout(1000);
    }

    /** After one line broke the others of the pool are probably gone too. */
    static void renew(HikariDataSource pool) {
        pool.getHikariPoolMXBean().softEvictConnections();
    }

    /** One connection outside of all pools. */
    static Connection single(Address.Server server) throws SQLException {
        return serving(server).getConnection();
    }

    /** One that doesn't wait for ever for a server that has fallen silent. */
    private static PGSimpleDataSource serving(Address.Server server) {
        PGSimpleDataSource source = source(server);
        if (source.getSocketTimeout() == 0) {
            source.setSocketTimeout(SILENCE_SECONDS);
        }
        return source;
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
