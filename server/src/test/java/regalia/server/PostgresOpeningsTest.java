package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class PostgresOpeningsTest extends OpeningsContract {

    @Override
    String database() {
        return RealPostgres.freshDatabase();
    }

    @Test
    void theSameRequestAtTwoNodesOpensOneTable() throws Exception {
        try (TestNode other = TestNode.start(folder, url)) {
            for (int round = 1; round <= 10; round++)
                together(List.of(node.site(), other.site()), ada, "\"game\":\"palace\"", "t-" + round);
        }
        assertEquals(
                10,
                ada.get("/api/tables?list=mine").of(200).json().path("tables").size());
    }
}
