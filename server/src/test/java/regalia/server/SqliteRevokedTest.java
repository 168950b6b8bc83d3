package regalia.server;

import org.jspecify.annotations.Nullable;

class SqliteRevokedTest extends RevokedContract {

    @Override
    @Nullable
    String database() {
        return null;
    }
}
