package regalia.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class SqliteDatabaseTest extends DatabaseContract {

    @Override
    String address() {
        return "";
    }

    @Test
    void whatWaitsIsWrittenInOneCommit() throws Exception {
        faults.shut();
        CompletableFuture<Integer> gate = database.write(insert("gate"));
        faults.awaitCommit();
        List<CompletableFuture<Integer>> all = new ArrayList<>(List.of(gate));
        for (int i = 0; i < 200; i++) {
            all.add(database.write(insert("" + i)));
        }
        faults.open();
        for (CompletableFuture<Integer> one : all) {
            get(one);
        }
        assertEquals(2, faults.commits());
    }
}
