package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpClient;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import regalia.codec.Json;
import regalia.server.http.Route;

@Timeout(60)
class ApiTest {

    @TempDir
    Path folder = Path.of("");

    private interface Visit {
        void with(Visitor ada) throws Exception;
    }

    private void visit(Visit visit) throws Exception {
        try (Node node = new Node(Setting.usual(folder).at("127.0.0.1", 0), InstantSource.system());
                HttpClient client = HttpClient.newHttpClient()) {
            visit.with(Visitor.arrive(client, node, "Ada"));
            client.shutdownNow();
        }
    }

    @Test
    void aStreamOfOnesOwnTellsWhichTablesWait() throws Exception {
        visit(ada -> {
            String before = ada.begun("[\"me\",\"squire\",\"squire\"]");
            try (Stream<String> lines = ada.lines("/api/me/stream")) {
                Iterator<String> turns = lines.iterator();
                assertEquals(
                        "{\"type\":\"turn\",\"table\":\"" + before + "\",\"game\":\"emblemes\",\"seats\":[0]}",
                        turns.next());
                String after = ada.begun("[\"squire\",\"me\",\"squire\"]");
                while (true) {
                    String turn = turns.next();
                    if (!turn.contains(after)) continue;
                    assertTrue(turn.endsWith("\"seats\":[1]}"), turn);
                    return;
                }
            }
        });
    }

    /** A record of four megabytes takes a fifth of a second to replay, and who asks for that need not even be known. */
    @Test
    void whatIsReplayedForAStrangerIsReplayedSparingly() {
        try (TestNode node = TestNode.start(folder, null)) {
            List<String> spared = node.routes().stream()
                    .filter(route -> route.sparing().isPresent())
                    .map(Route::operation)
                    .toList();
            for (String costly : List.of("replay", "uploaded", "uploadedReplay", "upload", "verify", "hint"))
                assertTrue(spared.contains(costly), costly);
        }
    }

    /** Each of them is an entry that whoever comes is told of, and keeps the others waiting for a moment. */
    @Test
    void whatMayBeDoneToAMatchWithoutPlayingIsDoneSparingly() {
        try (TestNode node = TestNode.start(folder, null)) {
            List<String> spared = node.routes().stream()
                    .filter(route -> route.sparing().isPresent())
                    .map(Route::operation)
                    .toList();
            for (String deed : List.of("undo", "caretaker", "return")) assertTrue(spared.contains(deed), deed);
        }
    }

    @Test
    void aTurnIsHeardAtAnotherNodeThanTheOneThatMadeIt() throws Exception {
        Setting setting = Setting.usual(folder).at("127.0.0.1", 0).on(Optional.of(RealPostgres.freshDatabase()));
        try (Node here = new Node(setting, InstantSource.system());
                Node there = new Node(setting, InstantSource.system());
                HttpClient client = HttpClient.newHttpClient()) {
            Visitor ada = Visitor.arrive(client, here, "Ada");
            try (Stream<String> lines = new Visitor(client, there.port(), ada.cookie()).lines("/api/me/stream")) {
                String table = ada.begun("[\"me\",\"squire\",\"squire\"]");
                String turn = lines.filter(line -> line.contains("\"turn\""))
                        .findFirst()
                        .orElseThrow();
                assertEquals(
                        "{\"type\":\"turn\",\"table\":\"" + table + "\",\"game\":\"emblemes\",\"seats\":[0]}", turn);
            }
            client.shutdownNow();
        }
    }

    @Test
    void nobodyHearsTurnsWithoutBeingSomebody() throws Exception {
        visit(ada -> assertEquals(
                401,
                new Visitor(ada.client(), ada.port(), "")
                        .send("GET", "/api/me/stream", "")
                        .statusCode()));
    }

    @Test
    void whoPollsIsToldOfADecisionAtOnceAndElseWaits() throws Exception {
        visit(ada -> {
            String table = ada.begun("[\"me\",\"squire\",\"squire\"]");
            assertTrue(
                    ada.get("/api/tables/" + table + "/poll?after=1000&wait=30").contains("\"type\":\"decide\""));
            // Nothing happens at a table where nobody is ready.
            long start = System.nanoTime();
            String poll = ada.get("/api/tables/" + open(ada) + "/poll?wait=1");
            assertFalse(poll.contains("\"seq\""), poll);
            assertTrue(Duration.ofNanos(System.nanoTime() - start).toMillis() >= 900);
        });
    }

    private static String open(Visitor ada) throws Exception {
        return ada.post("/api/tables", "{\"game\":\"palace\"}").path("id").asText();
    }

    @Test
    void seatsThatThereAreNotAreNotSwapped() throws Exception {
        visit(ada -> {
            String path = "/api/tables/" + open(ada) + "/swap";
            assertEquals(400, ada.send("POST", path, "{\"one\":9,\"other\":0}").statusCode());
            assertEquals(400, ada.send("POST", path, "{\"one\":0,\"other\":-1}").statusCode());
        });
    }

    @Test
    void whoIsDeletedLeavesNoNameInWhatIsKept() throws Exception {
        visit(ada -> {
            String table = ada.begun("[\"me\",\"page\",\"page\"]");
            ada.post("/api/tables/" + table + "/chat", "{\"text\":\"Ada speaks\"}");
            ada.post("/api/tables/" + table + "/concede", "{}");
            try (Stream<String> lines = ada.lines("/api/tables/" + table + "/stream")) {
                assertTrue(lines.anyMatch(line -> line.contains("\"type\":\"finish\"")));
            }
            String kept = "/api/tables/" + table + "/record";
            assertTrue(ada.get(kept).contains("\"Ada\""));
            assertEquals(204, ada.send("DELETE", "/api/me", "").statusCode());
            Visitor nobody = new Visitor(ada.client(), ada.port(), "");
            for (String path : new String[] {"", "/record", "/remains", "/replay"}) {
                String text = nobody.get("/api/tables/" + table + path);
                assertFalse(text.contains("Ada"), text);
            }
            assertTrue(Json.tree(nobody.get("/api/tables/" + table + "/verify"))
                    .path("good")
                    .asBoolean());
        });
    }
}
