package regalia.server.table;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.List;
import java.util.Optional;

/** Tables at which people gather for Road to the Palace: Ada's. */
public final class TestTable {

    private TestTable() {}

    public static Table of(String id, Terms terms, List<Place> places) {
        return new Table(
                id,
                "palace",
                "1",
                places.size(),
                JsonNodeFactory.instance.objectNode(),
                terms,
                "ada",
                Stage.OPEN,
                places,
                "",
                Optional.empty(),
                List.of(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                1);
    }
}
