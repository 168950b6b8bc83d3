package regalia.server;

import org.jspecify.annotations.Nullable;

class SqliteTogetherTest extends TogetherContract {

    @Override
    @Nullable
    String database() {
        return null;
    }
}
