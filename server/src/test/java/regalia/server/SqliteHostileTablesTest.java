package regalia.server;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

class SqliteHostileTablesTest extends HostileTablesContract {

    @Override
    @Nullable
    String database() {
        return null;
    }

    @Override
    Connection look() throws SQLException {
        return DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("regalia.db"));
    }
}
