package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import regalia.kernel.Seat;

/** What people do around a match: gather, listen, play again, leave the table. */
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

    @Test
    void whereOnlyBotsSitTheMatchBeginsAtOnce() {
        String table = ada.open("\"game\":\"palace\",\"players\":[\"page\",\"page\"]");
        try (Hearing watching = Ways.STREAM.open(ben, table, "")) {
            watching.await("finish");
        }
        assertEquals("over", ada.get("/api/tables/" + table).of(200).text("/stage"));
    }

    @Test
    void whoIsCalledOtherwiseIsCalledSoWherePeopleStillGather() {
        String table = ada.open("\"game\":\"palace\",\"players\":[\"me\",\"me\",\"open\"]");
        String running = plain().table;
        try (Hearing waiting = Ways.STREAM.open(ben, table, "")) {
            waiting.await("table");
            ada.send("PATCH", "/api/me", "{\"name\":\"Adele\"}").of(200);
            waiting.await(1, line -> line.at("/table/places/1/name").asText().equals("Adele"));
        }
        assertEquals("Adele", ben.get("/api/tables/" + table).of(200).text("/places/0/name"));
        // A match keeps the names with which it began, and so do its log and its record.
        assertEquals("Ada", ben.get("/api/tables/" + running).of(200).text("/places/0/name"));
    }

    @Test
    void atATableThatWasGivenUpNobodySitsDown() {
        String table = ada.open("\"game\":\"palace\",\"players\":[\"me\",\"open\"]");
        ada.at(table, "leave", "").of(200);
        ben.at(table, "join", "{}").refused(409, "table.cancelled");
        Match match = plain();
        ada.at(match.table, "cancel", "").of(204);
        ben.at(match.table, "vote", "{\"agree\":true}").of(204);
        for (String what : List.of("record", "remains", "verify"))
            ada.get("/api/tables/" + match.table + "/" + what).refused(409, "table.cancelled");
    }

    @Test
    void whileItRunsTheReplayIsWhatOnesOwnSeatHasSeen() {
        Match match = plain();
        assertEquals(
                ada.get("/api/tables/" + match.table + "/replay?seat=0").of(200).text(),
                ada.get("/api/tables/" + match.table + "/replay").of(200).text());
        ada.get("/api/tables/" + match.table + "/replay?seat=1").refused(403, "table.notYourSeat");
        person("Eve").get("/api/tables/" + match.table + "/replay").refused(409, "table.notOver");
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
    void botsAreToldApartByTheirNamesAlsoWhereSeatsWereExchanged() {
        String table = ada.open("\"game\":\"palace\",\"players\":[\"me\",\"page\",\"open\",\"open\"]");
        ada.at(table, "swap", "{\"one\":1,\"other\":2}").of(200);
        ada.at(table, "bots", "{\"seat\":1,\"level\":\"page\"}").of(200);
        ada.at(table, "bots", "{\"seat\":1,\"level\":\"squire\"}").of(200);
        JsonNode places = ada.get("/api/tables/" + table).json().path("places");
        assertEquals("Blanche", places.get(2).path("name").asText());
        assertEquals("Colin", places.get(1).path("name").asText());
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
    void whoLeavesTheNextTableAgainKeepsNobodyFromPlayingAgain() {
        Match match = sealed();
        ada.at(match.table, "cancel", "").of(204);
        ben.at(match.table, "vote", "{\"agree\":true}").of(204);
        String left = ada.at(match.table, "rematch", "").of(201).text("/id");
        ada.at(left, "leave", "").of(200);
        String next = ben.at(match.table, "rematch", "").of(201).text("/id");
        assertNotEquals(left, next);
        assertEquals(next, match.show().path("next").asText());
        assertEquals(next, ada.at(match.table, "rematch", "").of(201).text("/id"));
    }

    @Test
    void peopleOnOneDeviceSitDownTogetherAgain() {
        String table = ada.open("\"game\":\"palace\",\"players\":[\"me\",\"me\",\"open\",\"open\"]");
        TestPerson cleo = person("Cleo");
        ben.at(table, "join", "{}").of(200);
        cleo.at(table, "join", "{}").of(200);
        ada.ready(table, 2).of(200);
        ben.ready(table, 1).of(200);
        cleo.ready(table, 1).of(200);
        ada.at(table, "cancel", "").of(204);
        ben.at(table, "vote", "{\"agree\":true}").of(204);
        cleo.at(table, "vote", "{\"agree\":true}").of(204);
        // Whoever asks first: the seats move on by one.
        String next = ben.at(table, "rematch", "").of(201).text("/id");
        ada.at(table, "rematch", "").of(201);
        ada.at(table, "rematch", "").of(201);
        cleo.at(table, "rematch", "").of(201);
        assertEquals(
                List.of("Cleo", "Ada", "Ada", "Ben"),
                ada.get("/api/tables/" + next)
                        .json()
                        .path("places")
                        .valueStream()
                        .map(place -> place.path("name").asText())
                        .toList());
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
    void whereAllSeatsAreTakenNobodyIsInvited() {
        String table = ada.open("\"game\":\"palace\",\"seats\":3," + terms(OPEN_TABLE));
        TestPerson eve = person("Eve");
        assertEquals(List.of(table), listed(eve, "open"));
        ben.at(table, "join", "{}").of(200);
        assertEquals(List.of(table), listed(eve, "open"));
        ada.at(table, "bots", "{\"seat\":2,\"level\":\"page\"}").of(200);
        assertEquals(List.of(), listed(eve, "open"));
        for (TestPerson seated : List.of(ada, ben)) assertEquals(List.of(table), listed(seated, "mine"));
        ben.at(table, "leave", "{}").of(200);
        assertEquals(List.of(table), listed(eve, "open"));
        eve.at(table, "join", "{}").of(200);
        assertEquals(List.of(), listed(ben, "open"));
        ada.at(table, "kick", "{\"seat\":2}").of(200);
        assertEquals(List.of(table), listed(ben, "open"));
        String full = ada.open("\"game\":\"palace\",\"players\":[\"me\",\"page\"]," + terms(OPEN_TABLE));
        assertFalse(listed(ben, "open").contains(full));
    }

    @Test
    void nobodyFillsTheListOfOpenTablesAlone() {
        String bens = ben.open("\"game\":\"palace\"," + terms(OPEN_TABLE));
        TestPerson bot = ada.bot("Deep Ada");
        for (int number = 0; number < 8; number++)
            for (TestPerson who : List.of(ada, bot)) {
                node.clock.jump(Duration.ofSeconds(1));
                who.open("\"game\":\"palace\"," + terms(OPEN_TABLE));
            }
        List<String> listed = listed(ben, "open");
        assertEquals(11, listed.size());
        assertEquals(bens, listed.getLast());
        // Those that are left out are the oldest.
        assertEquals(listed(bot, "mine").getFirst(), listed.getFirst());
    }
}
