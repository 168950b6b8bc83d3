package regalia.server;

import org.jspecify.annotations.Nullable;

class SqlitePlayTest extends PlayContract {

    @Override
    @Nullable
    String database() {
        return null;
    }
}
