package regalia.server;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Objects;

class PostgresHostileTablesTest extends HostileTablesContract {

    @Override
    String database() {
        return RealPostgres.freshDatabase();
    }

    @Override
    Connection look() throws SQLException {
        return DriverManager.getConnection(Objects.requireNonNull(url));
    }
}
