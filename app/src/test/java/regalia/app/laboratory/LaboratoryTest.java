package regalia.app.laboratory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regalia.codec.Json;
import regalia.codec.match.Header;
import regalia.server.Declined;
import regalia.server.Node;
import regalia.server.Setting;
import regalia.server.http.Limits;

/** Studies over HTTP, as the page asks for them. */
class LaboratoryTest {

    @TempDir
    Path folder;

    private final HttpClient client =
            HttpClient.newBuilder().cookieHandler(new CookieManager()).build();
    private Laboratory laboratory;
    private Node node;

    @BeforeEach
    void open() throws Exception {
        laboratory = laboratory(100);
        node = new Node(
                Setting.usual(folder.resolve("data"))
                        .at("127.0.0.1", 0)
                        .within(Limits.usual().withoutRates()),
                InstantSource.system(),
                new LabRoutes(laboratory).all());
        assertEquals(
                201, post("/api/me", "{\"name\":\"Ada\",\"language\":\"en\"}").statusCode());
    }

    @AfterEach
    void close() {
        laboratory.close();
        node.close();
    }

    private Laboratory laboratory(int games) {
        return new Laboratory(new House(folder.resolve("lab"), games, 5, 1), "1.2.3");
    }

    private HttpRequest.Builder to(String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + node.port() + path));
    }

    private HttpResponse<byte[]> get(String path) throws IOException, InterruptedException {
        return client.send(to(path).build(), HttpResponse.BodyHandlers.ofByteArray());
    }

    private JsonNode json(String path) throws IOException, InterruptedException {
        return Json.tree(text(path));
    }

    private String text(String path) throws IOException, InterruptedException {
        HttpResponse<byte[]> response = get(path);
        assertEquals(200, response.statusCode(), path);
        return new String(response.body(), StandardCharsets.UTF_8);
    }

    private HttpResponse<String> post(String path, String body) throws IOException, InterruptedException {
        return client.send(
                to(path).header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(body))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
    }

    private static String wanted(String game, String seats, String bot, int games) {
        return "{\"game\":\"%s\",\"seats\":\"%s\",\"bot\":\"%s\",\"games\":%d,\"seed\":1}"
                .formatted(game, seats, bot, games);
    }

    private String begin(String body) throws IOException, InterruptedException {
        HttpResponse<String> response = post("/api/lab", body);
        assertEquals(201, response.statusCode(), response.body());
        return Json.tree(response.body()).path("id").asText();
    }

    private JsonNode ended(String id) throws IOException, InterruptedException {
        JsonNode watched = json("/api/lab/" + id);
        while (!List.of("done", "stopped").contains(watched.at("/study/state").asText())) {
            Thread.onSpinWait();
            watched = json("/api/lab/" + id);
        }
        return watched;
    }

    @Test
    void aStudyIsPlayedWatchedAndReported() throws Exception {
        String id = begin(wanted("emblemes", "3-4", "page", 20));
        JsonNode watched = ended(id);
        assertEquals("done", watched.at("/study/state").asText());
        assertEquals(40, watched.at("/study/done").asInt());
        assertEquals(20, watched.at("/results/trials/1/matches").asInt());
        assertEquals(id, json("/api/lab").at("/studies/0/id").asText());
        String report = text("/lab/reports/" + id + "/report.html");
        assertTrue(text("/lab/reports/" + id + "/report.fr.html").contains("<html lang=\"fr\">"));
        assertTrue(report.contains("Emblems"), report);
        List<String> files = new ArrayList<>();
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(
                get("/lab/reports/" + id + "/report.zip").body()))) {
            for (ZipEntry file = zip.getNextEntry(); file != null; file = zip.getNextEntry()) files.add(file.getName());
        }
        assertTrue(files.containsAll(List.of("report.html", "manifest.json", "choices.csv")), files.toString());
        String match = files.stream()
                .filter(file -> file.startsWith("matches/"))
                .findFirst()
                .orElseThrow();
        assertTrue(text("/lab/reports/" + id + "/" + match).contains("\"" + Header.FORMAT + "\""), match);
    }

    @Test
    void aReportRunsNothing() throws Exception {
        String id = begin(wanted("lord", "2", "page", 5));
        ended(id);
        String policy = get("/lab/reports/" + id + "/report.html")
                .headers()
                .firstValue("Content-Security-Policy")
                .orElseThrow();
        assertTrue(policy.contains("default-src 'none'"), policy);
    }

    @Test
    void whatIsDoneIsFoundAgainAfterARestart() throws Exception {
        String id = begin(wanted("lord", "2", "page", 5));
        ended(id);
        try (Laboratory later = laboratory(100)) {
            assertEquals(Bench.State.DONE, later.bench(id).state());
            assertEquals(5, later.bench(id).snapshot().done());
        }
    }

    @Test
    void aStudyIsStoppedAndReportsWhatWasDone() throws Exception {
        String first = begin(wanted("lord", "4", "knight", 100));
        String second = begin(wanted("lord", "2", "page", 5));
        assertTrue(json("/api/lab/" + first).path("mine").asBoolean());
        assertThrows(Declined.class, () -> laboratory.stop(first, "somebody else"));
        assertEquals(204, post("/api/lab/" + second + "/stop", "{}").statusCode());
        assertEquals(204, post("/api/lab/" + first + "/stop", "{}").statusCode());
        assertEquals("stopped", ended(first).at("/study/state").asText());
        assertEquals(0, ended(second).at("/study/done").asInt());
    }

    @Test
    void aServerThatEndsWaitsForAStudyLast() throws Exception {
        CountDownLatch ended = new CountDownLatch(1);
        ExecutorService players = Executors.newSingleThreadExecutor();
        Laboratory busy = new Laboratory(new House(folder.resolve("busy"), 100, 5, 1), "1", players);
        Future<Boolean> study = players.submit(() -> ended.await(5, TimeUnit.SECONDS));
        busy.closeAround(() -> {
            assertThrows(Declined.class, () -> busy.begin(new Wanted("lord", "2", "page", 1, 1), "ada"));
            ended.countDown();
        });
        assertTrue(study.get(), "the server ended while a study was still played");
        assertTrue(players.isTerminated());
    }

    @Test
    void moreThanTheHostAllowsIsRefusedInASentence() throws Exception {
        for (String body : List.of(
                wanted("lord", "2-4", "page", 34),
                wanted("lord", "2", "page", 0),
                wanted("lord", "5", "page", 1),
                wanted("chess", "2", "page", 1),
                wanted("lord", "2", "king", 1),
                wanted("lord", "2", "exec:rm", 1),
                "{\"game\":7}")) {
            HttpResponse<String> refused = post("/api/lab", body);
            assertEquals(400, refused.statusCode(), body);
            assertTrue(Json.tree(refused.body()).path("detail").asText().length() > 10, refused.body());
        }
        JsonNode french = json("/api/games/lord/messages?language=fr");
        for (Map.Entry<String, String> said : Map.of(
                        wanted("chess", "2", "page", 1), "game.none",
                        wanted("lord", "2", "king", 1), "lab.noBot",
                        wanted("lord", "5", "page", 1), "lab.seats",
                        wanted("lord", "4-2", "page", 1), "lab.seats",
                        wanted("lord", "some", "page", 1), "lab.seats",
                        wanted("lord", "2", "page", 0), "lab.noMatch")
                .entrySet()) {
            String reason = Json.tree(post("/api/lab", said.getKey()).body())
                    .path("reason")
                    .asText();
            assertEquals(said.getValue(), reason, said.getKey());
            assertTrue(french.has(reason), "the page says it in French: " + reason);
        }
        try (Laboratory closed = new Laboratory(new House(folder.resolve("none"), 0, 5, 1), "1")) {
            assertThrows(RuntimeException.class, () -> closed.begin(new Wanted("lord", "2", "page", 1, 1), "ada"));
        }
        JsonNode tooMany =
                Json.tree(post("/api/lab", wanted("lord", "2", "page", 101)).body());
        assertEquals("lab.tooMany", tooMany.path("reason").asText());
        assertThrows(Declined.class, () -> new Wanted("lord", "2", "page", 101, 1).job(laboratory.house()));
    }

    @Test
    void nothingButAReportsFilesIsGivenOut() throws Exception {
        String id = begin(wanted("lord", "2", "page", 5));
        ended(id);
        for (String path : List.of("%2e%2e%2fregalia.db", "..%2f..%2fdata%2fregalia.db", ".hidden", "nothing.html"))
            assertTrue(get("/lab/reports/" + id + "/" + path).statusCode() >= 400, path);
        assertEquals(404, get("/lab/reports/none/report.html").statusCode());
        assertEquals(404, get("/api/lab/none").statusCode());
    }
}
