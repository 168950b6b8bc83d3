package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import regalia.catalog.Catalog;
import regalia.codec.Json;

@Timeout(180)
class GuideRouteTest {

    @TempDir
    Path folder = Path.of("");

    @Test
    void everyNoteHasItsSceneAndEveryWishItsAction() throws Exception {
        try (Node node = new Node(Setting.usual(folder).at("127.0.0.1", 0), InstantSource.system());
                HttpClient client = HttpClient.newHttpClient()) {
            Visitor guest = new Visitor(client, node.port(), "");
            for (String game : Catalog.games()) follow(Json.tree(guest.get("/api/games/" + game + "/guide")));
            JsonNode french = Json.tree(guest.get("/api/games/palace/guide?language=fr"));
            assertEquals("Bienvenue à la cour", french.at("/notes/0/title").asText());
            assertEquals(404, guest.send("GET", "/api/games/chess/guide", "").statusCode());
            client.shutdownNow();
        }
    }

    private static void follow(JsonNode guide) {
        Map<Integer, JsonNode> scenes = new HashMap<>();
        for (JsonNode scene : guide.path("scenes")) {
            scenes.put(scene.path("at").asInt(), scene);
            long positions = scene.findValuesAsText("type").stream()
                    .filter("look"::equals)
                    .count();
            assertEquals(1, positions, "each scene shows one position");
        }
        for (JsonNode note : guide.path("notes")) {
            JsonNode scene = Optional.ofNullable(scenes.get(note.path("at").asInt()))
                    .orElseThrow(() -> new AssertionError("no scene for the note " + note.path("title")));
            if (note.has("wish"))
                assertTrue(scene.has("action"), note.path("title").asText());
        }
        JsonNode last = guide.path("scenes").get(guide.path("scenes").size() - 1);
        assertTrue(last.findValuesAsText("type").contains("finish"), "a guide goes to the end of its match");
    }
}
