package regalia.server;

import org.jspecify.annotations.Nullable;

class SqliteCallsTest extends CallsContract {

    @Override
    @Nullable
    String database() {
        return null;
    }
}
