package regalia.server;

import org.jspecify.annotations.Nullable;

class SqliteLeavingTest extends LeavingContract {

    @Override
    @Nullable
    String database() {
        return null;
    }
}
