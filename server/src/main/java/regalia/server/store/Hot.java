package regalia.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.config.JdbiConfig;
import org.jspecify.annotations.Nullable;

/**
 * Statements that run with every action. SQLite's connections keep them prepared, by their text, which must therefore be
 * a constant; the driver of PostgreSQL does so by itself.
 */
public final class Hot implements JdbiConfig<Hot> {

    private final Map<String, PreparedStatement> prepared = new HashMap<>();
    private boolean keeping;

    /** Made by Jdbi. */
    public Hot() {}

    /** The statement, to be bound and run within the work; not to be closed, but its result sets are. */
    public static PreparedStatement statement(Handle handle, String sql) throws SQLException {
        return handle.getConfig(Hot.class).statement(handle.getConnection(), sql);
    }

    /** Runs an INSERT, UPDATE or DELETE with strings, whole numbers and nulls; gives the number of rows. */
    public static int update(Handle handle, String sql, @Nullable Object... values) throws SQLException {
        PreparedStatement statement = statement(handle, sql);
        for (int i = 0; i < values.length; i++) {
            statement.setObject(i + 1, values[i]);
        }
        return statement.executeUpdate();
    }

    /** From now on this handle's statements are kept as long as its connection. */
    static void keep(Handle handle) {
        handle.getConfig(Hot.class).keeping = true;
    }

    private PreparedStatement statement(Connection connection, String sql) throws SQLException {
        if (!keeping) {
            return connection.prepareStatement(sql);
        }
        PreparedStatement known = prepared.get(sql);
        if (known == null) {
            known = connection.prepareStatement(sql);
            prepared.put(sql, known);
        }
        return known;
    }

    /** Itself: Jdbi copies the settings of a handle for each of its statements. */
    @Override
    public Hot createCopy() {
        return this;
    }
}
