package regalia.server.store;

import java.sql.SQLException;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What was thrown, read. */
final class Thrown {

    /** Serialization failure and deadlock: nothing is wrong with the work, it only lost a race. */
    private static final Set<String> LOST_RACE = Set.of("40001", "40P01");

    private Thrown() {}

    static RuntimeException unchecked(Exception e) {
        return e instanceof RuntimeException already ? already : new IllegalStateException(e);
    }

    static boolean lostRace(Throwable thrown) {
        return has(thrown, LOST_RACE::contains);
    }

    /** The line to the server broke, or the server went down. */
    static boolean lostLine(Throwable thrown) {
        return has(thrown, state -> state.startsWith("08") || state.startsWith("57P0"));
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
