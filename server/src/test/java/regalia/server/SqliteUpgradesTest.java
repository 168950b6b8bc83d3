package regalia.server;

import org.jspecify.annotations.Nullable;

class SqliteUpgradesTest extends UpgradesContract {

    @Override
    @Nullable
    String database() {
        return null;
    }
}
