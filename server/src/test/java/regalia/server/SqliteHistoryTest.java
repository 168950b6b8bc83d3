package regalia.server;

import org.jspecify.annotations.Nullable;

class SqliteHistoryTest extends HistoryContract {

    @Override
    @Nullable
    String database() {
        return null;
    }
}
