package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.sun.net.httpserver.HttpServer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.StreamHandler;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import regalia.codec.Json;
import regalia.kernel.Seat;
import regalia.server.play.Chats;
import regalia.server.store.Reading;

/** What people do around a match: gather, talk, play again, compare, take away, leave. */
abstract class TablesContract extends Gathered {

    private static final String OPEN_TABLE = "\"visibility\":\"open\"";

    private List<String> listed(TestPerson who, String list) {
        return who.get("/api/tables?list=" + list)
                .of(200)
                .json()
                .path("tables")
                .valueStream()
                .map(item -> item.at("/table/id").asText())
                .toList();
    }

    @Test
    void whoTalksIsHeardUnlessMutedOrReported() {
        Match match = plain();
        try (Hearing hearing = Ways.STREAM.open(ben, match.table, "")) {
            ada.at(match.table, "chat", "{\"text\":\"Good luck\"}").of(201);
            assertEquals("Good luck", hearing.await("chat").path("text").asText());
        }
        person("Eve").at(match.table, "chat", "{\"text\":\"psst\"}").refused(403, "table.noSeatOfYours");
        ada.at(match.table, "chat", "{\"text\":\"" + "a".repeat(600) + "\"}").refused(400, "chat.length");
        ben.post("/api/me/muted", "{\"person\":\"" + ada.id() + "\",\"silent\":true}")
                .of(204);
        assertTrue(match.line(1, "chat").isEmpty());
        ben.post("/api/me/muted", "{\"person\":\"" + ada.id() + "\",\"silent\":false}")
                .of(204);
        assertTrue(match.line(1, "chat").isPresent());
        person("Eve")
                .at(match.table, "report", "{\"number\":1,\"reason\":\"x\"}")
                .of(403);
        ben.at(match.table, "report", "{\"number\":1,\"reason\":\"insult\"}").of(204);
        assertTrue(match.line(0, "chat").isEmpty());
        try (Hearing again = Ways.SOCKET.open(ada, match.table, "chat=1")) {
            assertEquals(1, again.await("hidden").path("number").asInt(), "who was away hears what is not to be read");
        }
        assertTrue(match.line(0, "hidden").isEmpty(), "who has read nothing need not forget it");
        ben.at(match.table, "report", "{\"number\":9,\"reason\":\"insult\"}").refused(404, "chat.noLine");
    }

    @Test
    void aReportIsLoggedAndReadAsThePageForHostsSays() throws Exception {
        Match match = plain();
        ada.at(match.table, "chat", "{\"text\":\"Rude words\"}").of(201);
        BlockingQueue<LogRecord> logged = new LinkedBlockingQueue<>();
        Handler handler = new StreamHandler() {
            @Override
            public void publish(LogRecord line) {
                logged.add(line);
            }
        };
        Logger logger = Logger.getLogger(Chats.class.getName());
        logger.addHandler(handler);
        try {
            ben.at(match.table, "report", "{\"number\":1,\"reason\":\"insult\"}")
                    .of(204);
        } finally {
            logger.removeHandler(handler);
        }
        LogRecord line = logged.remove();
        assertEquals(List.of(), List.copyOf(logged));
        assertEquals("a line of chat was reported", line.getMessage());
        assertEquals(List.of(Map.of("table", match.table, "line", 1)), List.of(line.getParameters()));
        String query = Files.readAllLines(Path.of("..", "docs", "operate.md")).stream()
                .filter(row -> row.startsWith(url == null ? "    sqlite3 " : "    psql "))
                .map(row -> row.replaceAll("^[^\"]*\"(.*)\"$", "$1"))
                .findFirst()
                .orElseThrow();
        try (Reading reading = Reading.open(url, folder)) {
            List<Map<String, Object>> reports =
                    reading.read(handle -> handle.createQuery(query).mapToMap().list());
            assertEquals(1, reports.size());
            Map<String, Object> report = reports.getFirst();
            assertEquals(match.table, report.get("gathering"));
            assertEquals("insult", report.get("reason"));
            assertEquals(ben.id(), report.get("reporter"));
            assertEquals(ada.id(), report.get("person"));
            assertEquals("Rude words", report.get("text"));
        }
    }

    @Test
    void whatNotEveryDatabaseCanKeepIsRefused() {
        Match match = plain();
        for (String letter : List.of("\\u0000", "\\ud800", "a\\udc00b")) {
            ada.at(match.table, "chat", "{\"text\":\"" + letter + "\"}").of(400);
            ada.at(match.table, "report", "{\"number\":1,\"reason\":\"" + letter + "\"}")
                    .of(400);
            ada.post("/api/me/muted", "{\"person\":\"" + letter + "\",\"silent\":true}")
                    .of(400);
            ada.post("/api/tables", "{\"game\":\"palace\",\"duplicateOf\":\"" + letter + "\"}")
                    .of(400);
            ada.send("PATCH", "/api/me", "{\"settings\":{\"" + letter + "\":1}}")
                    .of(400);
        }
        ada.at(match.table, "chat", "{\"text\":\"\\u00e9 \\ud83d\\udc51\"}").of(201);
    }

    @Test
    void spectatorsOfADelayedTableReadAndHearNothingOfThePresent() {
        Match match = Match.of(
                "\"game\":\"palace\",\"terms\":{\"visibility\":\"open\",\"time\":{\"kind\":\"none\",\"seconds\":0},"
                        + "\"knowledge\":true,\"confirm\":true,\"caretaker\":\"squire\",\"grace\":0,\"delay\":3600}",
                ada,
                ben);
        TestPerson eve = person("Eve");
        String words = "/api/tables/" + match.table + "/words";
        String read = eve.get(words).of(200).json().toString();
        String own = ada.get(words).of(200).json().toString();
        List<JsonNode> heard = match.lines(eve, "after=0");
        match.act(0).of(200);
        match.act(1).of(200);
        assertFalse(own.equals(ada.get(words).of(200).json().toString()));
        assertEquals(read, eve.get(words).of(200).json().toString());
        ada.at(match.table, "chat", "{\"text\":\"I took the king\"}").of(201);
        assertTrue(match.line(1, "chat").isPresent());
        assertEquals(heard, match.lines(eve, "after=0"));
        node.clock.jump(Duration.ofSeconds(3601));
        assertTrue(match.lines(eve, "after=0").stream().anyMatch(Hearing.isA("chat")));
    }

    @Test
    void spectatorsOfADelayedTableHearLaterWhatBecomesOfIt() {
        Match match = Match.of("\"game\":\"palace\"," + terms("\"delay\":1"), ada, ben);
        try (Hearing eve = Ways.STREAM.open(person("Eve"), match.table, "")) {
            match.act(0).of(200);
            assertEquals(0, eve.await("ready").at("/seats/0").asInt());
            ben.at(match.table, "caretaker", "{}").of(204);
            assertEquals(1, eve.await("kept").at("/seats/0/seat").asInt());
            ada.at(match.table, "cancel", "{}").of(204);
            eve.awaitEnd();
            assertEquals("cancelled", eve.lines().getLast().at("/table/stage").asText());
        }
    }

    @Test
    void whoeverComesToADelayedTableHearsOfItWhatIsOldEnough() {
        Match match = plain("\"delay\":3600");
        TestPerson eve = person("Eve");
        ben.at(match.table, "caretaker", "{}").of(204);
        ada.at(match.table, "cancel", "{}").of(204);
        assertEquals(
                "running",
                last(match.lines(eve, "after=0"), "table").at("/table/stage").asText());
        assertTrue(match.lines(eve, "after=0").stream().noneMatch(Hearing.isA("kept")));
        node.clock.jump(Duration.ofSeconds(3601));
        assertEquals(
                "cancelled",
                last(match.lines(eve, "after=0"), "table").at("/table/stage").asText());
        assertTrue(match.lines(eve, "after=0").stream().anyMatch(Hearing.isA("kept")));
        restart();
        List<JsonNode> again = match.lines(TestPerson.stranger(node.site()), "after=0");
        assertTrue(again.stream().noneMatch(Hearing.isA("kept")), "the clock is back, and so are those who watch");
        assertEquals("running", last(again, "table").at("/table/stage").asText());
    }

    private static JsonNode last(List<JsonNode> lines, String type) {
        return lines.stream()
                .filter(Hearing.isA(type))
                .reduce((_, last) -> last)
                .orElseThrow();
    }

    @Test
    void whoHasNoSeatAtADelayedTableHasItsRecordLater() {
        Match match = plain("\"delay\":3600", "\"caretaker\":\"page\"");
        finish(match.table, ada, ben);
        List<TestPerson> strangers = List.of(person("Eve"), TestPerson.stranger(node.site()));
        for (String what : List.of("record", "remains", "verify", "replay", "replay?seat=0")) {
            String path = "/api/tables/" + match.table + "/" + what;
            for (TestPerson who : strangers) who.get(path).refused(409, "table.delayed");
            ada.get(path).of(200);
        }
        node.clock.jump(Duration.ofSeconds(3601));
        for (String what : List.of("record", "remains", "verify", "replay", "replay?seat=0"))
            for (TestPerson who : strangers)
                who.get("/api/tables/" + match.table + "/" + what).of(200);
    }

    @Test
    void aStreamEndsWithTheTableHoweverTheMatchDoes() {
        Match cancelled = plain();
        TestPerson eve = person("Eve");
        try (Hearing own = Ways.STREAM.open(ada, cancelled.table, "");
                Hearing watching = Ways.STREAM.open(eve, cancelled.table, "");
                Hearing socket = Ways.SOCKET.open(ben, cancelled.table, "")) {
            ada.at(cancelled.table, "cancel", "{}").of(204);
            ben.at(cancelled.table, "vote", "{\"agree\":true}").of(204);
            for (Hearing hearing : List.of(own, watching)) {
                hearing.awaitEnd();
                assertEquals(
                        "cancelled",
                        hearing.lines().getLast().at("/table/stage").asText());
            }
            socket.await(0, line -> line.at("/table/stage").asText().equals("cancelled"));
            assertFalse(socket.ended());
        }
        try (Hearing late = Ways.STREAM.open(eve, cancelled.table, "")) {
            late.awaitEnd();
            assertEquals("cancelled", late.lines().getLast().at("/table/stage").asText());
        }
        Match over = plain("\"caretaker\":\"page\"");
        try (Hearing watching = Ways.STREAM.open(eve, over.table, "")) {
            finish(over.table, ada, ben);
            watching.awaitEnd();
            assertEquals("over", watching.lines().getLast().at("/table/stage").asText());
        }
    }

    private void restart() {
        node.close();
        node = TestNode.start(folder, url);
        ada.goTo(node.site());
    }

    @Test
    void whatWasSaidBeforeARestartIsHeardInItsTimeByThoseWhoWatchLater() {
        Match match = plain("\"delay\":3600");
        for (String text : List.of("I took the king", "Rude", "Your turn"))
            ada.at(match.table, "chat", "{\"text\":\"" + text + "\"}").of(201);
        restart();
        TestPerson eve = TestPerson.stranger(node.site());
        try (Hearing hearing = Ways.SOCKET.open(eve, match.table, "")) {
            hearing.await("hello");
            ada.at(match.table, "report", "{\"number\":2,\"reason\":\"rude\"}").of(204);
            assertTrue(match.lines(eve, "after=0").stream().noneMatch(Hearing.isA("chat")));
            node.clock.jump(Duration.ofSeconds(3601));
            // Whoever comes now hears it, and so does who has been there.
            assertEquals(
                    2,
                    match.lines(eve, "after=0").stream()
                            .filter(Hearing.isA("chat"))
                            .count());
            hearing.await(0, line -> line.path("text").asText().equals("Your turn"));
            assertEquals(
                    List.of("I took the king", "Your turn"),
                    hearing.lines().stream()
                            .filter(Hearing.isA("chat"))
                            .map(line -> line.path("text").asText())
                            .toList());
        }
    }

    @Test
    void whoeverStaysHearsWhatWasSaidBeforeARestart() {
        Match match = plain("\"delay\":1");
        ada.at(match.table, "chat", "{\"text\":\"I took the king\"}").of(201);
        restart();
        try (Hearing hearing = Ways.STREAM.open(TestPerson.stranger(node.site()), match.table, "")) {
            assertEquals("I took the king", hearing.await("chat").path("text").asText());
        }
    }

    @Test
    void whatWasSaidBeforeTheMatchIsHeardAtOnceByThoseWhoWatchLater() {
        String table = ada.open("\"game\":\"palace\",\"players\":[\"me\",\"open\"]," + terms("\"delay\":3600"));
        ada.at(table, "chat", "{\"text\":\"Come in\"}").of(201);
        TestPerson eve = person("Eve");
        try (Hearing hearing = Ways.STREAM.open(eve, table, "")) {
            hearing.await("chat");
            ben.at(table, "join", "{}").of(200);
            ada.ready(table, 1).of(200);
            ben.ready(table, 1).of(200);
            Match match = new Match(table, List.of(ada, ben));
            assertTrue(match.lines(eve, "after=0").stream().anyMatch(Hearing.isA("chat")));
            assertEquals(1, hearing.lines().stream().filter(Hearing.isA("chat")).count());
        }
    }

    @Test
    void whoWasSentAwayDoesNotComeBack() {
        String table = ada.open("\"game\":\"palace\",\"seats\":3,\"players\":[\"me\",\"open\",\"page\"]");
        ben.at(table, "join", "{}").of(200);
        ben.at(table, "kick", "{\"seat\":2}").refused(403, "table.hostOnly");
        ada.at(table, "kick", "{\"seat\":1}").of(200);
        ben.at(table, "join", "{}").refused(403, "table.banned");
        ada.at(table, "kick", "{\"seat\":2}").of(200);
        ada.at(table, "bots", "{\"seat\":1,\"level\":\"squire\"}").of(200);
        ada.at(table, "swap", "{\"one\":0,\"other\":1}").of(200);
        assertEquals(ada.id(), ada.get("/api/tables/" + table).text("/places/1/person"));
    }

    @Test
    void theNextPersonIsHostWhenTheHostLeaves() {
        String table = ada.open("\"game\":\"palace\"");
        ben.at(table, "join", "{}").of(200);
        ada.at(table, "leave", "").of(200);
        assertEquals(ben.id(), ben.get("/api/tables/" + table).text("/host"));
        ben.at(table, "leave", "").of(200);
        assertEquals("cancelled", ben.get("/api/tables/" + table).text("/stage"));
    }

    @Test
    void anOpenTableAtWhichNothingChangesForAWeekIsCancelled() {
        String forgotten = ada.open("\"game\":\"palace\"");
        String joined = ada.open("\"game\":\"palace\",\"players\":[\"me\",\"open\",\"open\"]");
        String running = plain().table;
        try (Hearing hearing = Ways.STREAM.open(ada, forgotten, "")) {
            hearing.await("table");
            node.clock.jump(Duration.ofDays(4));
            ben.at(joined, "join", "{}").of(200);
            String late = ada.open("\"game\":\"palace\"");
            node.clock.jump(Duration.ofDays(4));
            hearing.awaitEnd();
            assertEquals(
                    "cancelled", hearing.lines().getLast().at("/table/stage").asText());
            assertEquals("cancelled", ada.get("/api/tables/" + forgotten).text("/stage"));
            for (String other : List.of(joined, late))
                assertEquals("open", ada.get("/api/tables/" + other).text("/stage"));
            assertEquals("running", ada.get("/api/tables/" + running).text("/stage"));
        }
    }

    @Test
    void whoListensBeforeTheMatchHearsItBegin() {
        String table = ada.open("\"game\":\"palace\"");
        try (Hearing hearing = Ways.SOCKET.open(ada, table, "")) {
            ben.at(table, "join", "{}").of(200);
            hearing.await(0, line -> line.at("/table/places/1/name").asText().equals("Ben"));
            ada.ready(table, 1).of(200);
            ben.ready(table, 1).of(200);
            assertEquals(0, hearing.await("hello").path("seat").asInt());
            hearing.await("decide");
        }
    }

    @Test
    void nobodyHearsATableWithEyesThatAreNotTheirs() {
        String table = ada.open("\"game\":\"palace\"");
        for (TestPerson who : List.of(ben, TestPerson.stranger(node.site()))) {
            for (String verb : List.of("stream", "poll"))
                who.get("/api/tables/" + table + "/" + verb + "?seat=0").refused(403, "table.notYourSeat");
            assertEquals(403, Ways.refusedSocket(who, table, "seat=0"));
        }
    }

    /** They may have left, been sent away, or changed places. */
    @Test
    void whoHasLostTheirSeatKeepsNobodyFromHearingTheMatch() {
        String table = ada.open("\"game\":\"palace\",\"seats\":3");
        TestPerson eve = person("Eve");
        eve.at(table, "join", "{\"seat\":1}").of(200);
        ben.at(table, "join", "{\"seat\":2}").of(200);
        try (Hearing gone = Ways.SOCKET.open(eve, table, "seat=1");
                Hearing moved = Ways.SOCKET.open(ben, table, "seat=2");
                Hearing host = Ways.SOCKET.open(ada, table, "seat=0")) {
            for (Hearing hearing : List.of(gone, moved, host)) hearing.await("table");
            ada.at(table, "kick", "{\"seat\":1}").of(200);
            ada.at(table, "swap", "{\"one\":1,\"other\":2}").of(200);
            ada.at(table, "bots", "{\"seat\":2,\"level\":\"page\"}").of(200);
            ada.ready(table, 1).of(200);
            assertEquals("running", ben.ready(table, 1).of(200).text("/stage"));
            assertEquals(0, host.await("hello").path("seat").asInt());
            assertEquals(1, moved.await("hello").path("seat").asInt());
            assertEquals(Seat.SPECTATOR, gone.await("hello").path("seat").asInt());
        }
    }

    @Test
    void whoWaitsAtATableThatIsGivenUpHearsThatAndNothingMore() {
        String table = ada.open("\"game\":\"palace\"");
        try (Hearing hearing = Ways.STREAM.open(ben, table, "")) {
            hearing.await("table");
            ada.at(table, "leave", "").of(200);
            hearing.await(0, line -> line.at("/table/stage").asText().equals("cancelled"));
            hearing.awaitEnd();
        }
    }

    /** How long a bot may think is not for one table to say: all tables share the processors. */
    @Test
    void botsHaveALevelAndNothingMore() {
        for (String strength : List.of("king:600s:64", "king:2s", "knight:10000000", "exec", "me2")) {
            ada.post("/api/tables", "{\"game\":\"palace\",\"players\":[\"me\",\"" + strength + "\"]}")
                    .of(400);
            ada.post("/api/tables", "{\"game\":\"palace\"," + terms("\"caretaker\":\"" + strength + "\"") + "}")
                    .of(400);
        }
        String table = ada.open("\"game\":\"palace\"," + terms("\"caretaker\":\"king\""));
        ada.at(table, "bots", "{\"seat\":1,\"level\":\"king:600s\"}").of(400);
        ada.at(table, "bots", "{\"seat\":1,\"level\":\"king\"}").of(200);
        assertEquals("king", ada.get("/api/tables/" + table).text("/places/1/bot"));
    }

    @Test
    void aConnectionThatIsRefusedLeavesNothingBehind() {
        Match match = plain();
        assertEquals(400, Ways.refusedSocket(ada, match.table, "chat=x"));
        ada.get("/api/tables/" + match.table + "/stream?chat=x").of(400);
        assertTrue(ada.get("/metrics")
                .of(200)
                .text()
                .lines()
                .anyMatch(line -> line.matches("regalia_listeners 0(\\.0)?")));
    }

    @Test
    void playingAgainMovesTheSeats() {
        Match match = plain("\"caretaker\":\"page\"");
        ada.at(match.table, "rematch", "").refused(409, "table.notOver");
        finish(match.table, ada, ben);
        person("Eve").at(match.table, "rematch", "").refused(403, "table.noSeatOfYours");
        String next = ada.at(match.table, "rematch", "").of(201).text("/id");
        assertEquals(next, ben.at(match.table, "rematch", "").of(201).text("/id"));
        JsonNode places = ada.get("/api/tables/" + next).json().path("places");
        assertEquals("Ben", places.get(0).path("name").asText());
        assertEquals("Ada", places.get(1).path("name").asText());
        assertEquals(next, match.show().path("next").asText());
    }

    @Test
    void whoeverAsksToPlayAgainAtTheSameMomentMeetsAtOneTable() throws Exception {
        Match match = plain("\"caretaker\":\"page\"");
        finish(match.table, ada, ben);
        CountDownLatch go = new CountDownLatch(1);
        List<Future<String>> next;
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            next = IntStream.range(0, 8)
                    .mapToObj(number -> threads.submit(() -> {
                        go.await();
                        return at(number % 2)
                                .at(match.table, "rematch", "")
                                .of(201)
                                .text("/id");
                    }))
                    .toList();
            go.countDown();
        }
        for (Future<String> id : next) assertEquals(next.getFirst().get(), id.get());
        for (TestPerson who : List.of(ada, ben))
            assertEquals(List.of(next.getFirst().get(), match.table), listed(who, "mine"));
    }

    @Test
    void listsShowWhatWaitsForOneFirst() {
        Match waiting = plain(OPEN_TABLE);
        int seat = waiting.asked().orElseThrow();
        String open = at(seat).open("\"game\":\"minister\"," + terms(OPEN_TABLE));
        String hidden = at(seat).open("\"game\":\"minister\"");
        assertEquals(waiting.table, listed(at(seat), "mine").getFirst());
        assertEquals(3, listed(at(seat), "mine").size());
        JsonNode first =
                at(seat).get("/api/tables?list=mine").json().path("tables").get(0);
        assertTrue(first.path("waiting").asBoolean());
        assertEquals(List.of(open), listed(ben, "open"));
        assertEquals(List.of(waiting.table), listed(TestPerson.stranger(node.site()), "running"));
        assertFalse(listed(ben, "open").contains(hidden));
        TestPerson.stranger(node.site()).get("/api/tables?list=mine").of(401);
        ada.get("/api/tables?list=all").refused(400, "table.noList");
    }

    @Test
    void aRecordIsTakenAwayAndBroughtBack() {
        Match match = plain("\"caretaker\":\"page\"");
        finish(match.table, ada, ben);
        assertEquals(match.table, ada.get("/api/me/matches").of(200).text("/matches/0/table"));
        String record = ada.get("/api/me/records").of(200).text();
        assertEquals(record, ada.get("/api/tables/" + match.table + "/record").text());
        String id = ben.send("POST", "/api/records", record).of(415).text("/id");
        assertEquals("", id);
        id = ben.upload(record).of(201).text("/id");
        assertEquals(record, ada.get("/api/records/" + id).of(200).text());
        for (int seat : IntStream.range(0, 2).toArray()) {
            String here = ada.get("/api/tables/" + match.table + "/replay?seat=" + seat)
                    .of(200)
                    .text();
            assertEquals(
                    here,
                    ada.get("/api/records/" + id + "/replay?seat=" + seat)
                            .of(200)
                            .text());
            assertTrue(here.lines().map(Json::tree).anyMatch(Hearing.isA("finish")));
        }
        ben.upload(record.replace("\"points\"", "\"point\"")).refused(400, "upload.noRecord");
        ben.upload(record.replaceFirst("\"rules\":\"[^\"]*\"", "\"rules\":\"0\""))
                .refused(400, "upload.notByTheRules");
        ben.upload("").refused(400, "upload.empty");
        ada.get("/api/tables/" + match.table + "/remains").of(200);
    }

    @Test
    void aRecordSpellsNamesAsTheirOwnersDo() {
        TestPerson zoe = person("Zoé Łęcka 王");
        Match match = Match.of("\"game\":\"palace\"," + terms("\"caretaker\":\"page\""), zoe, ben);
        finish(match.table, zoe, ben);
        String record =
                zoe.get("/api/tables/" + match.table + "/record").of(200).text();
        assertEquals(
                zoe.name(), Match.recorded(record).header().players().getFirst().name());
        String id = ben.upload(record).of(201).text("/id");
        assertEquals(record, ben.get("/api/records/" + id).of(200).text());
    }

    @Test
    void theListOfOnesMatchesGoesOnBehindOneOfThem() {
        List<String> played = new ArrayList<>();
        for (int number = 0; number < 3; number++) {
            Match match = plain("\"caretaker\":\"page\"");
            finish(match.table, ada, ben);
            played.addFirst(match.table);
        }
        assertEquals(played, matches(""));
        assertEquals(played.subList(1, 3), matches("?before=" + played.get(0)));
        assertEquals(List.of(), matches("?before=" + played.get(2)));
        person("Eve").get("/api/me/matches?before=" + played.get(0)).refused(404, "table.none");
        String records = played.stream()
                .map(table -> ada.get("/api/tables/" + table + "/record").text())
                .collect(Collectors.joining());
        assertEquals(records, ada.get("/api/me/records").of(200).text());
    }

    private List<String> matches(String query) {
        return ada.get("/api/me/matches" + query).of(200).json().path("matches").findValuesAsText("table");
    }

    @Test
    void whoHasTheirDataDeletedIsGoneAndTheMatchGoesOn() {
        Match match = plain("\"caretaker\":\"page\"");
        String open = ben.open("\"game\":\"palace\"");
        try (Hearing hearing = new Courtier(ada, match.table, 0, 3).sits(Ways.STREAM)) {
            ben.send("DELETE", "/api/me", "").of(204);
            assertFalse(match.lines(ada, "seat=0").toString().contains("Ben"));
            hearing.await("finish");
        }
        Match.demandSound(ada, match.table);
        ben.get("/api/me").of(401);
        assertEquals("cancelled", ada.get("/api/tables/" + open).text("/stage"));
        for (String path : List.of("", "/record", "/remains"))
            assertFalse(
                    ada.get("/api/tables/" + match.table + path).of(200).text().contains("Ben"), path);
    }

    @Test
    void whatIsKeptOfAMatchForgetsWhoHadTheirDataDeleted() {
        Match match = plain("\"caretaker\":\"page\"");
        finish(match.table, ada, ben);
        ben.send("DELETE", "/api/me", "").of(204);
        for (String path : List.of("", "/record", "/remains", "/replay", "/duplicates"))
            assertFalse(
                    ada.get("/api/tables/" + match.table + path).of(200).text().contains("Ben"), path);
        Match.demandSound(ada, match.table);
    }

    @Test
    void aWebhookIsCalledWhenItIsOnesTurn() throws Exception {
        BlockingQueue<String> calls = new LinkedBlockingQueue<>();
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/turn", exchange -> {
            calls.add(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
            exchange.sendResponseHeaders(204, -1);
            exchange.close();
        });
        server.start();
        try {
            String address = "http://127.0.0.1:" + server.getAddress().getPort() + "/turn";
            ada.send("PATCH", "/api/me", "{\"webhook\":\"" + address + "\"}").of(200);
            Match match = Match.of("\"game\":\"palace\"", ada, ben);
            String call = calls.poll(10, TimeUnit.SECONDS);
            assertEquals(
                    "{\"type\":\"turn\",\"table\":\"" + match.table + "\",\"game\":\"palace\",\"seats\":[0]}", call);
        } finally {
            server.stop(0);
        }
    }
}
