package regalia.server.ops;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regalia.codec.Json;
import regalia.server.http.Limits;
import regalia.server.http.Witness;
import regalia.server.people.Town;
import regalia.server.store.NotKept;

class LogsTest {

    @TempDir
    Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    @AfterEach
    void restore() throws Exception {
        LogManager.getLogManager().readConfiguration();
    }

    private List<JsonNode> lines() {
        return out.toString(StandardCharsets.UTF_8).lines().map(Json::tree).toList();
    }

    @Test
    void eachLineIsAnObjectWithItsFields() {
        Logs.to(out, Level.FINE);
        new Chronicle(new Metrics())
                .heard(new Witness.Heard("r1", "GET", "/api/x/{id}", 200, 5_000_000, Optional.empty()));
        Logger.getLogger("regalia.x").log(Level.INFO, "two\nlines \"quoted\" {0}", 7);
        JsonNode first = lines().get(0);
        assertEquals("fine", first.get("level").textValue());
        assertEquals("regalia.request", first.get("logger").textValue());
        assertEquals("r1", first.get("request").textValue());
        assertEquals("/api/x/{id}", first.get("route").textValue());
        assertEquals(200, first.get("status").intValue());
        assertEquals(5, first.get("millis").intValue());
        assertTrue(first.has("time"));
        assertEquals("two\nlines \"quoted\" 7", lines().get(1).get("message").textValue());
        assertEquals(2, lines().size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"org.postgresql.jdbc.PgConnection", "jdk.event.security", "java.lang.Runtime"})
    void whoWantsToSeeEveryRequestIsNotToldOfEveryStatement(String library) {
        Logs.to(out, Level.FINE);
        Logger logger = Logger.getLogger(library);
        logger.fine("SELECT");
        logger.info("SELECT");
        assertEquals(List.of(), lines());
        logger.warning("a leak");
        assertEquals("a leak", lines().get(0).get("message").textValue());
    }

    @Test
    void aBugTellsWhereAndWhat() {
        Logs.to(out, Level.INFO);
        new Chronicle(new Metrics())
                .heard(new Witness.Heard(
                        "r2", "<script>", "/api/x", 500, 1, Optional.of(new IllegalStateException("why"))));
        JsonNode line = lines().get(0);
        assertEquals("severe", line.get("level").textValue());
        assertEquals("other", line.get("method").textValue());
        assertTrue(line.get("thrown").textValue().startsWith("java.lang.IllegalStateException: why at regalia"));
    }

    @Test
    void whatADatabaseSaysOfItsRowsIsNotQuoted() {
        Logs.to(out, Level.INFO);
        RuntimeException row = new RuntimeException("Failing row contains (seven of crowns)");
        row.setStackTrace(new StackTraceElement[] {new StackTraceElement("org.postgresql.X", "x", "X.java", 1)});
        new Chronicle(new Metrics())
                .heard(new Witness.Heard("r3", "POST", "/api/x", 503, 1, Optional.of(new NotKept(row))));
        assertTrue(lines().get(0).get("thrown").textValue().contains("because of java.lang.RuntimeException"));
        assertFalse(out.toString(StandardCharsets.UTF_8).contains("crowns"));
    }

    @Test
    void noSecretIsEverInTheLog() throws Exception {
        Logs.to(out, Level.ALL);
        List<String> secrets = new ArrayList<>();
        try (Town town = new Town(null, folder, Limits.usual().withoutRates(), false, new Chronicle(new Metrics()))) {
            String key = town.guest("Hortense");
            secrets.add(key);
            for (String path : List.of("/api/me/transfer", "/api/me/recovery")) {
                String code = field(town.send("POST", path, "", key).body(), "code");
                secrets.add(code);
                town.send("POST", "/api/transfer", "{\"code\":\"" + code + "\"}", "");
                town.send("POST", "/api/recover?code=" + code, "{\"code\":\"" + code + "\"}", "");
                town.send("POST", "/api/recover", "{\"code\":\"" + code, "");
            }
            String token = field(
                    town.send("POST", "/api/me/tokens", "{\"label\":\"mine\",\"scopes\":[\"play\"]}", key)
                            .body(),
                    "token");
            secrets.add(token);
            town.send("GET", "/api/me", "", token);
            town.send("GET", "/nowhere/" + token + "?key=" + key, "", token);
            town.send("DELETE", "/api/me/tokens/" + token, "", key);
            town.send("GET", "/api/me", "", token + "x");
        }
        secrets.add("Hortense");
        String log = out.toString(StandardCharsets.UTF_8);
        assertTrue(lines().size() >= 10, log);
        for (String secret : secrets) assertFalse(log.contains(secret), secret + " is in " + log);
    }

    private static String field(String json, String field) {
        return Json.tree(json).get(field).textValue();
    }
}
