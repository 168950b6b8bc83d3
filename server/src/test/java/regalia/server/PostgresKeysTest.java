package regalia.server;

import java.util.List;
import org.junit.jupiter.api.Test;

class PostgresKeysTest extends KeysContract {

    @Override
    String database() {
        return RealPostgres.freshDatabase();
    }

    @Test
    void theSameRequestAtTwoNodesIsCarriedOutOnce() throws Exception {
        try (TestNode other = TestNode.start(folder, url)) {
            onceAt(List.of(node.site(), other.site()));
        }
    }
}
