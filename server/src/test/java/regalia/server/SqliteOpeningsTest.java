package regalia.server;

import org.jspecify.annotations.Nullable;

class SqliteOpeningsTest extends OpeningsContract {

    @Override
    @Nullable
    String database() {
        return null;
    }
}
