package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regalia.codec.Json;

/** The example of a bot over HTTP, which does nothing that docs/api.md does not describe, against a real server. */
class HttpBotTest {

    private static final Path BOT = Path.of("..", "examples", "bots", "http_bot.py");

    @TempDir
    Path folder = Path.of("");

    private final HttpClient client = HttpClient.newHttpClient();
    private final List<Node> nodes = new ArrayList<>();
    private String cookie = "";

    @BeforeEach
    void serve() throws Exception {
        nodes.add(new Node(Setting.usual(folder).at("127.0.0.1", 0), InstantSource.system()));
        HttpResponse<String> made = send("POST", "/api/me", "{\"name\":\"Ada\"}");
        cookie = made.headers().firstValue("Set-Cookie").orElseThrow().split(";", 2)[0];
    }

    @AfterEach
    void close() {
        nodes.forEach(Node::close);
        client.close();
    }

    private int port() {
        return nodes.getFirst().port();
    }

    private HttpResponse<String> send(String method, String path, String body) throws Exception {
        return client.send(
                HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port() + path))
                        .header("Content-Type", "application/json")
                        .header("Cookie", cookie)
                        .method(method, HttpRequest.BodyPublishers.ofString(body))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
    }

    private JsonNode ask(String method, String path, String body) throws Exception {
        return Json.tree(send(method, path, body).body());
    }

    /** What the bot prints when it has played. */
    private JsonNode play(int port, String... words) throws Exception {
        String token = ask("POST", "/api/me/bots", "{\"name\":\"Deep Ada\"}")
                .path("token")
                .asText();
        List<String> command = new ArrayList<>(List.of("python3", BOT.toString(), "http://127.0.0.1:" + port));
        command.addAll(List.of(words));
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
        builder.environment().put("REGALIA_TOKEN", token);
        Process process;
        try {
            process = builder.start();
        } catch (IOException missing) {
            throw new AssertionError(
                    "python3 must be installed: the example of a bot over HTTP is written in it", missing);
        }
        String told = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor());
        return Json.tree(told);
    }

    private void demandWhole(JsonNode played, int seats) throws Exception {
        assertEquals(seats, played.path("result").path("points").size(), played.toString());
        String table = played.path("table").asText();
        assertEquals(
                "over", ask("GET", "/api/tables/" + table, "").path("stage").asText());
        JsonNode verdict = ask("GET", "/api/tables/" + table + "/verify", "");
        assertTrue(verdict.path("good").asBoolean(), verdict.toString());
    }

    @ParameterizedTest
    @CsvSource({"palace, 2", "royaume, 3", "lord, 3", "minister, 3", "emblemes, 3"})
    void itPlaysAMatchToTheEnd(String game, int seats) throws Exception {
        demandWhole(play(port(), game, "--seats", Integer.toString(seats)), seats);
    }

    @Test
    void itJoinsATable() throws Exception {
        String table = ask("POST", "/api/tables", "{\"game\":\"palace\",\"players\":[\"squire\",\"open\"]}")
                .path("id")
                .asText();
        demandWhole(play(port(), "--join", table), 2);
    }

    @Test
    void itComesBackWhenConnectionsBreakAndDoesNothingTwice() throws Exception {
        try (Cutter cutter = new Cutter(port())) {
            JsonNode played = play(cutter.port(), "palace", "--seats", "2");
            assertTrue(cutter.cuts() > 3, "only " + cutter.cuts() + " cuts");
            demandWhole(played, 2);
        }
    }
}
