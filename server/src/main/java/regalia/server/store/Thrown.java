package regalia.server.store;

import java.net.SocketTimeoutException;
import java.sql.SQLException;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What was thrown, read. */
final class Thrown {

    /** Serialization failure and deadlock: nothing is wrong with the work, it only lost a race. */
    private static final Set<String> LOST_RACE = Set.of("40001", "40P01");

    private static final String IDLE = "25P03";
    private static final String LOCKED = "55P03";

    private Thrown() {}

    static RuntimeException unchecked(Exception e) {
        return e instanceof RuntimeException already ? already : new IllegalStateException(e);
    }

    static boolean lostRace(Throwable thrown) {
        return has(thrown, LOST_RACE::contains);
    }

    /** The line to the server broke, or the server went down, or ended a transaction in which nothing was said for too long. */
    static boolean lostLine(Throwable thrown) {
        return has(thrown, state -> state.startsWith("08") || state.startsWith("57P0") || state.equals(IDLE));
    }

    /** Nothing came from the server for as long as it is waited for. */
    static boolean silence(Throwable thrown) {
        for (@Nullable Throwable t = thrown; t != null; t = t.getCause()) {
            if (t instanceof SocketTimeoutException) {
                return true;
            }
        }
        return false;
    }

    /** Nothing is wrong with the work, but the server didn't do it: it is gone, or somebody has let it wait for too long. */
    static boolean unanswered(Throwable thrown) {
        return lostLine(thrown) || has(thrown, LOCKED::equals);
    }

    /** What the database itself said, in one line; what others made of that says it again at length. */
    static String reason(Throwable thrown) {
        Throwable innermost = thrown;
        for (@Nullable Throwable t = thrown; t != null; t = t.getCause()) {
            if (t instanceof SQLException) {
                innermost = t;
            }
        }
        return String.valueOf(innermost.getMessage()).lines().findFirst().orElse("");
    }

    private static boolean has(Throwable thrown, Predicate<String> state) {
        for (@Nullable Throwable t = thrown; t != null; t = t.getCause()) {
            if (t instanceof SQLException sql && sql.getSQLState() != null && state.test(sql.getSQLState())) {
                return true;
            }
        }
        return false;
    }
}
