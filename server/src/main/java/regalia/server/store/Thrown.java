package regalia.server.store;

import java.net.SocketTimeoutException;
import java.sql.BatchUpdateException;
import java.sql.SQLException;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteErrorCode;

/** What was thrown, read. */
final class Thrown {

    /** Serialization failure and deadlock: nothing is wrong with the work, it only lost a race. */
    private static final Set<String> LOST_RACE = Set.of("40001", "40P01");

    private static final String IDLE = "25P03";
    private static final String LOCKED = "55P03";
    private static final String DISK_FULL = "53100";
    /** Data, constraint, and a table or column that isn't there: another row might have been taken. */
    private static final Set<String> UNFIT = Set.of("22", "23", "42");

    /** SQLite's own codes; PostgreSQL's errors have none. The higher bits tell more of the same. */
    private static final int PRIMARY = 0xff;

    private static final Set<Integer> SQLITE_UNFIT = Set.of(
            SQLiteErrorCode.SQLITE_ERROR.code,
            SQLiteErrorCode.SQLITE_CONSTRAINT.code,
            SQLiteErrorCode.SQLITE_MISMATCH.code);

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

    /** The database said so, rather than the work. */
    static boolean byDatabase(Throwable thrown) {
        return root(thrown) instanceof SQLException;
    }

    /** The database's disk has no room left. */
    static boolean full(Throwable thrown) {
        return has(thrown, DISK_FULL::equals) || sqlite(thrown, code -> code == SQLiteErrorCode.SQLITE_FULL.code);
    }

    /** Something is wrong with what was written, not with where. */
    static boolean unfit(Throwable thrown) {
        return has(thrown, state -> UNFIT.stream().anyMatch(state::startsWith))
                || sqlite(thrown, code -> SQLITE_UNFIT.contains(code));
    }

    /** What is behind it, in one line: databases tell more in further ones, such as the row itself. */
    static String sentence(Throwable thrown) {
        return String.valueOf(root(thrown).getMessage()).lines().findFirst().orElse("");
    }

    /** The driver of PostgreSQL tells of a batch first that it failed, and then of each row why. */
    private static Throwable root(Throwable thrown) {
        Throwable root = thrown;
        while (true) {
            Throwable next = root.getCause();
            if (next == null && root instanceof BatchUpdateException batch) next = batch.getNextException();
            if (next == null) return root;
            root = next;
        }
    }

    private static boolean sqlite(Throwable thrown, IntPredicate code) {
        return root(thrown) instanceof SQLException own && code.test(own.getErrorCode() & PRIMARY);
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
