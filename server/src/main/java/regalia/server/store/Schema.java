package regalia.server.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jdbi.v3.core.Handle;
import regalia.kernel.Unusable;

/** The tables, which each kind of database gets from its own folder of migrations. */
enum Schema {
    SQLITE("sqlite", "PRAGMA defer_foreign_keys = 1"),
    POSTGRESQL("postgresql", "SET CONSTRAINTS ALL DEFERRED");

    /** That of the newest migration; they are numbered from 1. */
    static final int VERSION = Migrations.ALL.size();

    static final String HISTORY = "schema_history";

    /** Silent: what it has to say when something fails it throws too, and a stack trace of it tells no more. */
    private static final Logger FLYWAY = Logger.getLogger("org.flywaydb");

    private final String folder;
    private final String defer;

    Schema(String folder, String defer) {
        this.folder = folder;
        this.defer = defer;
    }

    /** That of the database this handle is open on. */
    private static Schema of(Handle handle) throws SQLException {
        String product = handle.getConnection().getMetaData().getDatabaseProductName();
        return product.equalsIgnoreCase("sqlite") ? SQLITE : POSTGRESQL;
    }

    /** Until the transaction ends, a row may stand before the one of its own table that it points to. */
    static void putOffForeignKeys(Handle handle) throws SQLException {
        handle.execute(of(handle).defer);
    }

    /** What is done in this transaction may take as long as it takes: nobody else waits for it. */
    static void takeTime(Handle handle) throws SQLException {
        if (of(handle) == SQLITE) return;
        handle.execute("SET LOCAL idle_in_transaction_session_timeout = 0");
        handle.getConnection().setNetworkTimeout(Runnable::run, 0);
    }

    /** A database that is up to date isn't shown to Flyway, which takes longer to look than everything else at a start. */
    void bringUpToDate(DataSource source) throws SQLException {
        if (version(source) < VERSION) {
            migrate(source);
            mustBeCurrent(source);
        }
    }

    /** For those who only read. */
    void mustBeCurrent(DataSource source) throws SQLException {
        if (version(source) < VERSION) {
            throw new Unusable("This database has no tables yet, or older ones: start the server with it once.");
        }
    }

    private void migrate(DataSource source) {
        FLYWAY.setLevel(Level.OFF);
        try {
            Flyway.configure()
                    .dataSource(source)
                    .locations(new String[0])
                    .resourceProvider(new Migrations(folder))
                    .javaMigrationClassProvider(List::of)
                    .table(HISTORY)
                    .loggers("slf4j")
                    .load()
                    .migrate();
        } catch (FlywayException e) {
            throw new Unusable("The tables of this database can't be brought up to date: " + Thrown.sentence(e));
        }
    }

    /** 0 for an empty database; refuses one that a newer program has written. */
    private static int version(DataSource source) throws SQLException {
        try (Connection connection = source.getConnection();
                Statement statement = connection.createStatement()) {
            int found = version(connection, statement);
            if (found > VERSION) {
                throw new Unusable("This database was written by a newer Regalia (schema " + found
                        + ", this program knows " + VERSION + "): use that one.");
            }
            return found;
        }
    }

    private static int version(Connection connection, Statement statement) throws SQLException {
        try (ResultSet tables =
                connection.getMetaData().getTables(null, connection.getSchema(), HISTORY, new String[] {"TABLE"})) {
            if (!tables.next()) {
                return 0;
            }
        }
        try (ResultSet rows = statement.executeQuery(
                "SELECT max(CAST(version AS INTEGER)) FROM " + HISTORY + " WHERE version IS NOT NULL")) {
            return rows.next() ? rows.getInt(1) : 0;
        }
    }
}
