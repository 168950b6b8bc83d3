package regalia.server;

import org.jspecify.annotations.Nullable;

class SqliteSharedLuckTest extends SharedLuckContract {

    @Override
    @Nullable
    String database() {
        return null;
    }
}
