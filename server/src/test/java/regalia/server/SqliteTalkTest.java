package regalia.server;

import org.jspecify.annotations.Nullable;

class SqliteTalkTest extends TalkContract {

    @Override
    @Nullable
    String database() {
        return null;
    }
}
