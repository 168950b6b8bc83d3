package regalia.server.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** The tables of a database and their keys, as the database itself tells them. */
final class Keys {

    private Keys() {}

    static List<String> of(Connection connection) throws SQLException {
        List<String> found = new ArrayList<>();
        try (ResultSet tables =
                connection.getMetaData().getTables(null, connection.getSchema(), "%", new String[] {"TABLE"})) {
            while (tables.next()) {
                String name = tables.getString("TABLE_NAME");
                if (!name.equals(Schema.HISTORY)) {
                    found.add(new Stored(name, key(connection, name)).toString());
                }
            }
        }
        return found.stream().sorted().toList();
    }

    private static List<String> key(Connection connection, String table) throws SQLException {
        SortedMap<Integer, String> key = new TreeMap<>();
        try (ResultSet columns = connection.getMetaData().getPrimaryKeys(null, connection.getSchema(), table)) {
            while (columns.next()) {
                key.put(columns.getInt("KEY_SEQ"), columns.getString("COLUMN_NAME"));
            }
        }
        return List.copyOf(key.values());
    }
}
