package regalia.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicInteger;

/** A PostgreSQL server of the tests' own, started at the first use and ended with the tests. */
public final class RealPostgres {

    private static final AtomicInteger DATABASES = new AtomicInteger();

    private RealPostgres() {}

    /** Started when first asked for. */
    private static final class Running {

        static final EmbeddedPostgres SERVER = start();

        private static EmbeddedPostgres start() {
            try {
                return EmbeddedPostgres.builder()
                        .setServerConfig("max_connections", "200")
                        .start();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** The address of an empty database that nobody else uses. */
    public static String freshDatabase() {
        String name = "regalia" + DATABASES.incrementAndGet();
        execute("CREATE DATABASE " + name);
        return Running.SERVER.getJdbcUrl("postgres", name);
    }

    /** Nobody hears announcements in a database until {@link #undeafen}, nor can anybody connect to it anew. */
    public static void deafen(String address) {
        execute("ALTER DATABASE " + name(address) + " WITH ALLOW_CONNECTIONS false");
        execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = '"
                + name(address) + "'");
    }

    public static void undeafen(String address) {
        execute("ALTER DATABASE " + name(address) + " WITH ALLOW_CONNECTIONS true");
    }

    public static String name(String address) {
        return address.replaceAll(".*/(\\w+)\\?.*", "$1");
    }

    /** As the server's owner, outside of any test's database. */
    public static void execute(String sql) {
        try (Connection connection = Running.SERVER.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }
}
