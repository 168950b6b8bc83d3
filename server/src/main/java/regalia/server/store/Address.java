package regalia.server.store;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.Executor;
import java.util.function.UnaryOperator;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.postgresql.Driver;
import regalia.kernel.Unusable;

/** Where a database is. */
sealed interface Address {

    String SQLITE = "jdbc:sqlite:";
    String POSTGRESQL = "jdbc:postgresql:";

    /** To serve from; tests put their own commit around the true one. */
    Database open(Executor completions, int connections, UnaryOperator<Commit> around);

    /** To look into, beside whoever serves from it. */
    Reading openToRead();

    /** A file of SQLite. */
    record File(Path path) implements Address {

        @Override
        public Database open(Executor completions, int connections, UnaryOperator<Commit> around) {
            return Sqlite.open(this, completions, around);
        }

        @Override
        public Reading openToRead() {
            return SqliteReaders.alone(this);
        }

        @Override
        public String toString() {
            return "SQLite file " + path;
        }
    }

    /** A PostgreSQL server; {@code url} may hold a password and is never shown. */
    record Server(String url, String name) implements Address {

        /** Where it is and what it is called. The driver would take a user and a password here for a part of these, which are shown. */
        private static final Pattern PLACE = Pattern.compile("(//((?!%40)[^/@&=;])*/)?[^/@&=;:]*");

        /** They warn of an address that they can't read and quote it, password and all. Kept here, for loggers are forgotten else. */
        private static final List<Logger> DRIVER = List.of(
                Logger.getLogger("org.postgresql.Driver"), Logger.getLogger("org.postgresql.util.PGPropertyUtil"));

        @Override
        public Database open(Executor completions, int connections, UnaryOperator<Commit> around) {
            return Postgres.open(this, completions, connections, around);
        }

        @Override
        public Reading openToRead() {
            return PostgresReaders.alone(this);
        }

        @Override
        public String toString() {
            return "PostgreSQL " + name;
        }
    }

    static Address of(@Nullable String url, Path folder) {
        if (url == null || url.isBlank()) {
            return new File(folder.resolve("regalia.db").toAbsolutePath());
        }
        if (url.startsWith(SQLITE)) {
            return file(url.substring(SQLITE.length()));
        }
        if (url.startsWith(POSTGRESQL)) {
            return server(url);
        }
        throw new Unusable("The address of a database begins with " + POSTGRESQL + " or " + SQLITE
                + "; without one, a file in the data folder is used.");
    }

    private static Address file(String path) {
        if (path.isBlank() || path.startsWith(":") || path.contains("?")) {
            throw new Unusable("After " + SQLITE + " comes the path of a file and nothing else.");
        }
        try {
            return new File(Path.of(path).toAbsolutePath());
        } catch (InvalidPathException e) {
            throw new Unusable("After " + SQLITE + " comes the path of a file; this is none: " + path);
        }
    }

    private static Address server(String url) {
        String place = url.substring(POSTGRESQL.length()).split("\\?", 2)[0];
        Server.DRIVER.forEach(logger -> logger.setLevel(Level.SEVERE));
        Properties parsed = Server.PLACE.matcher(place).matches() ? Driver.parseURL(url, new Properties()) : null;
        if (parsed == null) {
            throw new Unusable("The address of a PostgreSQL database has the form " + POSTGRESQL
                    + "//host:port/database?user=...&password=...; user and password stand nowhere else in it, and what is"
                    + " no letter or digit in them is written as in %40.");
        }
        return new Server(
                url,
                parsed.getProperty("PGDBNAME", "") + " on " + parsed.getProperty("PGHOST", "localhost") + ":"
                        + parsed.getProperty("PGPORT", "5432"));
    }
}
