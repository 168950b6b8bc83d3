package regalia.server;

import org.jspecify.annotations.Nullable;

class SqliteKeysTest extends KeysContract {

    @Override
    @Nullable
    String database() {
        return null;
    }
}
