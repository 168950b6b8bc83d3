package regalia.server;

import org.jspecify.annotations.Nullable;

class SqliteTablesTest extends TablesContract {

    @Override
    @Nullable
    String database() {
        return null;
    }
}
