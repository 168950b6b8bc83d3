package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regalia.codec.wire.WireLine;
import regalia.server.http.SoundApi;
import regalia.server.stream.Aside;

/** What a node says of itself is so. */
class NodeApiTest {

    @TempDir
    Path folder;

    @Test
    void theDocumentOfEveryRouteIsSound() {
        try (TestNode node = TestNode.start(folder, null)) {
            SoundApi.check(node.routes());
        }
    }

    @Test
    void theDocumentTellsAllThatIsHeardAtATableAndWhatMayBeSaidThere() {
        try (TestNode node = TestNode.start(folder, null)) {
            JsonNode document = TestPerson.stranger(node.site())
                    .get("/openapi.json")
                    .of(200)
                    .json();
            Set<String> wanted = new TreeSet<>();
            for (Class<?> lines : List.of(WireLine.class, Aside.class))
                Arrays.stream(lines.getPermittedSubclasses())
                        .map(type -> lines.getSimpleName() + type.getSimpleName())
                        .forEach(wanted::add);
            for (String verb : List.of("socket", "stream", "poll")) {
                JsonNode heard = document.path("paths")
                        .path("/api/tables/{id}/" + verb)
                        .at("/get/responses")
                        .iterator()
                        .next();
                assertEquals(wanted, named(document, heard.at("/content/application~1x-ndjson/schema")), verb);
            }
            JsonNode said = document.path("paths")
                    .path("/api/tables/{id}/socket")
                    .at("/get/x-messages/content/application~1json/schema");
            JsonNode schema = document.at(said.path("$ref").asText().substring(1));
            assertEquals(
                    List.of("seq", "key", "action", "index"),
                    schema.path("properties").properties().stream()
                            .map(java.util.Map.Entry::getKey)
                            .toList());
            assertTrue(schema.path("required").toString().contains("seq"));
        }
    }

    /** The records that a schema leads to. */
    private static Set<String> named(JsonNode document, JsonNode schema) {
        Set<String> names = new TreeSet<>();
        for (JsonNode choice : schema.path("oneOf")) {
            String reference = choice.path("$ref").asText();
            JsonNode target = document.at(reference.substring(1));
            if (target.has("oneOf")) names.addAll(named(document, target));
            else names.add(reference.replaceAll(".*/", ""));
        }
        return names;
    }
}
