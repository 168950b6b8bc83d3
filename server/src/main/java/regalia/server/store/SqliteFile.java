package regalia.server.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.Pragma;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteDataSource;
import regalia.kernel.Unusable;

/**
 * A SQLite file and how it is opened: with a write-ahead log that is flushed to disk at each commit ({@code fullfsync}
 * makes macOS do so too), so that readers don't wait for the writer and nothing acknowledged is lost.
 */
record SqliteFile(Path path) {

    private static final int FULL = 2;
    /** With so many pages the writer itself works the log into the file: 128 MB. {@link Checkpoints} does so long before, if nothing is wrong. */
    private static final int CHECKPOINT = 32_000;
    /** Kilobytes of pages that the writer keeps at hand: those of all matches that are being played. */
    private static final int AT_HAND = 16_000;

    SQLiteDataSource source() {
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(JournalMode.WAL);
        config.setSynchronous(SynchronousMode.FULL);
        config.setBusyTimeout(10_000);
        config.enforceForeignKeys(true);
        // No key is made by the database; the driver would ask for one after each INSERT.
        config.setGetGeneratedKeys(false);
        config.setPragma(Pragma.JOURNAL_SIZE_LIMIT, Integer.toString(64 << 20));
        SQLiteDataSource source = new SQLiteDataSource(config);
        source.setUrl(Address.SQLITE + path);
        return source;
    }

    /** For the writer. */
    Handle toWrite() throws SQLException {
        return handle(
                "PRAGMA fullfsync = 1",
                "PRAGMA checkpoint_fullfsync = 1",
                "PRAGMA wal_autocheckpoint = " + CHECKPOINT,
                "PRAGMA cache_size = -" + AT_HAND);
    }

    /** For readers. */
    Handle toRead() throws SQLException {
        return handle("PRAGMA query_only = 1");
    }

    /** With some settings of its own. Whatever these are, what must be as it must be is read back. */
    Handle handle(String... pragmas) throws SQLException {
        Connection connection = source().getConnection();
        try (Statement statement = connection.createStatement()) {
            for (String pragma : pragmas) {
                statement.execute(pragma);
            }
            check("journal_mode", setting(statement, "journal_mode"), "wal");
            check("synchronous", setting(statement, "synchronous"), Integer.toString(FULL));
            check("foreign_keys", setting(statement, "foreign_keys"), "1");
        } catch (SQLException | RuntimeException e) {
            connection.close();
            throw e;
        }
        Handle handle = Outside.rule(Jdbi.create(() -> connection)).open();
        Hot.keep(handle);
        return handle;
    }

    private static String setting(Statement statement, String name) throws SQLException {
        try (ResultSet rows = statement.executeQuery("PRAGMA " + name)) {
            return rows.next() ? rows.getString(1) : "";
        }
    }

    /** A setting that SQLite silently refused would cost acknowledged actions. */
    private void check(String name, String is, String shouldBe) {
        if (!is.equals(shouldBe)) {
            throw new Unusable("SQLite can't keep " + path + " safe here: " + name + " is '" + is + "' instead of '"
                    + shouldBe + "'; use a folder on a local disk.");
        }
    }

    /** The sentence for a file that can't be opened. */
    Unusable unusable(Throwable cause) {
        return new Unusable("The database " + path + " can't be used: " + cause.getMessage());
    }
}
