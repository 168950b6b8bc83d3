package regalia.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import regalia.kernel.Unusable;

/** The one connection that hears what other nodes announce; made again when it breaks. */
final class PostgresEar implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(PostgresEar.class.getName());
    private static final int SILENCE_MILLIS = 10_000;
    private static final long FIRST_PAUSE_MILLIS = 20;
    private static final long LONGEST_PAUSE_MILLIS = 5_000;

    private final Address.Server server;
    private final Reach reach;
    private final Consumer<String> heard;
    private final LongConsumer lost;
    private final CountDownLatch closing = new CountDownLatch(1);
    private final Thread thread;
    private volatile Connection connection;
    /** When the connection was known to hear everything. */
    private long sound = System.nanoTime();

    PostgresEar(Address.Server server, Reach reach, Consumer<String> heard, LongConsumer lost) {
        this.server = server;
        this.reach = reach;
        this.heard = heard;
        this.lost = lost;
        try {
            this.connection = connect();
        } catch (SQLException e) {
            throw new Unusable("The database " + server + " can't be listened to: " + e.getMessage());
        }
        this.thread = Thread.ofPlatform().daemon().name("regalia-ear").start(this::run);
    }

    private Connection connect() throws SQLException {
        Connection made = PostgresPool.single(server);
        try (Statement statement = made.createStatement()) {
            statement.execute("LISTEN " + Postgres.CHANNEL);
        } catch (SQLException e) {
            made.close();
            throw e;
        }
        return made;
    }

    private void run() {
        while (!closed()) {
            try {
                hear(connection);
            } catch (SQLException broken) {
                again(broken);
            }
        }
        quietly(connection);
    }

    private void hear(Connection from) throws SQLException {
        PGNotification @Nullable [] told = from.unwrap(PGConnection.class).getNotifications(SILENCE_MILLIS);
        if (told == null || told.length == 0) {
            // A line that died without a word is found by asking.
            long asked = System.nanoTime();
            if (!from.isValid(SILENCE_MILLIS / 1000)) {
                throw new SQLException("No answer.");
            }
            sound = asked;
            return;
        }
        sound = System.nanoTime();
        for (PGNotification one : told) {
            safely(() -> heard.accept(one.getParameter()));
        }
    }

    private void again(SQLException broken) {
        quietly(connection);
        if (closed()) {
            return;
        }
        LOG.log(Level.WARNING, "The connection that listens to {0} broke: {1}", new Object[] {
            server, broken.getMessage()
        });
        long pause = FIRST_PAUSE_MILLIS;
        while (!closed(pause)) {
            try {
                connection = connect();
                // Who is told looks things up, and must not find that the server is still given up.
                reach.await();
                long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - sound);
                sound = System.nanoTime();
                safely(() -> lost.accept(millis));
                return;
            } catch (SQLException still) {
                pause = Math.min(2 * pause, LONGEST_PAUSE_MILLIS);
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    private static void safely(Runnable listener) {
        try {
            listener.run();
        } catch (RuntimeException | Error e) {
            // Also when memory runs out: this is the only one who hears.
            LOG.log(Level.SEVERE, "A listener of the database failed.", e);
        }
    }

    private static void quietly(Connection connection) {
        try {
            connection.close();
        } catch (SQLException e) {
            LOG.log(Level.FINE, "A broken connection was closed.", e);
        }
    }

    private boolean closed() {
        return closing.getCount() == 0;
    }

    private boolean closed(long waitMillis) {
        try {
            return closing.await(waitMillis, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            return closed();
        }
    }

    @Override
    public void close() {
        closing.countDown();
        try {
            connection.abort(Runnable::run);
            thread.join(SILENCE_MILLIS);
        } catch (SQLException e) {
            LOG.log(Level.FINE, "The listening connection was closed.", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
