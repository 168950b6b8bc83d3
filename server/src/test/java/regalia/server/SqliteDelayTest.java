package regalia.server;

import org.jspecify.annotations.Nullable;

class SqliteDelayTest extends DelayContract {

    @Override
    @Nullable
    String database() {
        return null;
    }
}
