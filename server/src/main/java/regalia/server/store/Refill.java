package regalia.server.store;

import com.fasterxml.jackson.databind.JsonNode;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import regalia.kernel.Unusable;

/** Rows going into an empty database. Columns that a backup of an older schema doesn't know get their defaults. */
final class Refill implements BackupFile.Rows, AutoCloseable {

    private static final int BATCH = 200;

    private final Handle handle;
    private String sql = "";
    private @Nullable PreparedStatement statement;
    private int waiting;

    private Refill(Handle handle) {
        this.handle = handle;
    }

    /** Foreign keys are looked at in the end, because a person may stand before their owner. */
    static Refill of(Handle handle) throws SQLException {
        for (Stored table : Stored.ALL) {
            if (BackupWriter.count(handle, table) > 0) {
                throw new Unusable("A backup is restored into an empty database; this one has rows in its table "
                        + table.name() + ".");
            }
        }
        Schema.takeTime(handle);
        Schema.putOffForeignKeys(handle);
        return new Refill(handle);
    }

    @Override
    public void row(Stored table, JsonNode row) throws SQLException {
        PreparedStatement insert = statement(table, row);
        int place = 1;
        for (JsonNode value : row) {
            if (value.isNull()) {
                insert.setObject(place++, null);
            } else if (value.isIntegralNumber()) {
                insert.setLong(place++, value.longValue());
            } else {
                insert.setString(place++, value.asText());
            }
        }
        insert.addBatch();
        if (++waiting == BATCH) {
            flush();
        }
    }

    private PreparedStatement statement(Stored table, JsonNode row) throws SQLException {
        List<String> columns = new ArrayList<>();
        for (Map.Entry<String, JsonNode> column : row.properties()) {
            if (!column.getKey().matches("[a-z_]+")) {
                throw new BackupFile.Damaged("it has a column that nobody knows");
            }
            columns.add(column.getKey());
        }
        String wanted = "INSERT INTO " + table.name() + " (" + String.join(", ", columns) + ") VALUES ("
                + "?, ".repeat(columns.size() - 1) + "?)";
        PreparedStatement current = statement;
        if (current == null || !wanted.equals(sql)) {
            close();
            current = handle.getConnection().prepareStatement(wanted);
            statement = current;
            sql = wanted;
        }
        return current;
    }

    private void flush() throws SQLException {
        if (statement != null && waiting > 0) {
            statement.executeBatch();
        }
        waiting = 0;
    }

    @Override
    public void close() throws SQLException {
        if (statement != null) {
            flush();
            statement.close();
            statement = null;
        }
    }
}
