package regalia.server.store;

import java.sql.Connection;
import java.sql.SQLException;

/** The moment at which works become durable: when this returns they are. Tests put a fault here. */
@FunctionalInterface
interface Commit {

    void commit(Connection connection) throws SQLException;
}
