package regalia.server;

import org.jspecify.annotations.Nullable;

class SqliteDeedsTest extends DeedsContract {

    @Override
    @Nullable
    String database() {
        return null;
    }
}
