package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regalia.catalog.Catalog;
import regalia.codec.Json;
import regalia.codec.match.Entry;
import regalia.codec.match.Recorded;
import regalia.kernel.Seat;

/** What people can rely on who play a match at a node. */
abstract class PlayContract extends Gathered {

    static Stream<String> games() {
        return Catalog.games().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void peopleAndABotPlayAMatchToItsEnd(String game) {
        int seats = Math.max(3, Catalog.game(game).fewestSeats());
        if (seats > Catalog.game(game).mostSeats()) seats = 2;
        List<String> players = new ArrayList<>(List.of("\"me\""));
        while (players.size() < seats - 1) players.add("\"open\"");
        players.add("\"page\"");
        String table = ada.open(
                "\"game\":\"" + game + "\",\"seats\":" + seats + ",\"players\":[" + String.join(",", players) + "]");
        List<TestPerson> people = new ArrayList<>(List.of(ada));
        List<Hearing> hearings = new ArrayList<>();
        for (int seat = 1; seat < seats - 1; seat++) {
            TestPerson guest = person("Guest " + seat);
            guest.at(table, "join", "{}").of(200);
            people.add(guest);
        }
        for (TestPerson who : people) who.ready(table, 1).of(200);
        List<Courtier> courtiers = new ArrayList<>();
        for (int seat = 0; seat < people.size(); seat++) {
            courtiers.add(new Courtier(people.get(seat), table, seat, seat));
            hearings.add(courtiers.getLast().sits(Ways.values()[seat % 2]));
        }
        for (Hearing hearing : hearings) hearing.await("finish");
        for (Courtier courtier : courtiers) assertEquals("", courtier.failure());
        Match.demandSound(ada, table);
        hearings.forEach(Hearing::close);
    }

    @ParameterizedTest
    @MethodSource("games")
    void botsPlayWithOnePersonWhoHasLeftTheirSeatToThem(String game) {
        int seats = Catalog.game(game).fewestSeats();
        List<String> players = new ArrayList<>(List.of("\"me\""));
        while (players.size() < seats) players.add("\"page\"");
        String table = ada.open("\"game\":\"" + game + "\",\"players\":[" + String.join(",", players) + "],"
                + terms("\"caretaker\":\"page\""));
        ada.ready(table, 1).of(200);
        try (Hearing hearing = Ways.STREAM.open(ada, table, "seat=0")) {
            ada.at(table, "caretaker", "{}").of(204);
            hearing.await("finish");
        }
        Recorded recorded = Match.demandSound(ada, table);
        assertTrue(recorded.entries().stream().anyMatch(entry -> entry instanceof Entry.Handover<?>));
    }

    @Test
    void anAnswerToAnOlderQuestionIsRefused() {
        Match match = plain();
        int first = match.asked().orElseThrow();
        int seq = match.seq(first);
        match.act(first).of(200);
        match.until(() -> match.asked(first).isPresent());
        at(first).act(match.table, first, seq, TestPerson.key(), 0).refused(409, "wire.stale");
    }

    @Test
    void theSameRequestAgainGetsTheSameAnswerAndDoesNothing() {
        Match match = plain();
        int seat = match.asked().orElseThrow();
        int seq = match.seq(seat);
        Answer first = at(seat).act(match.table, seat, seq, "twice", 0).of(200);
        List<JsonNode> before = match.lines(seat);
        Answer again = at(seat).act(match.table, seat, seq, "twice", 0).of(200);
        assertEquals(first.text(), again.text());
        assertEquals(
                first.text(),
                at(seat).act(match.table, seat, seq, "twice", 1).of(200).text());
        assertEquals(before, match.lines(seat));
    }

    @Test
    void aRequestIsKnownAgainByItsKeyWhateverItAnswersAndAfterARestart() {
        Match match = sealed();
        Answer chosen = at(0).act(match.table, 0, match.seq(0), "chosen", 0).of(200);
        match.act(1).of(200);
        int seat = match.asked().orElseThrow();
        Answer acted =
                at(seat).act(match.table, seat, match.seq(seat), "acted", 0).of(200);
        match.until(() -> match.asked(seat).isPresent());
        demandDone(match, 0, "chosen", chosen);
        demandDone(match, seat, "acted", acted);
        node.close();
        node = TestNode.start(folder, url);
        ada.goTo(node.site());
        ben.goTo(node.site());
        demandDone(match, 0, "chosen", chosen);
        demandDone(match, seat, "acted", acted);
        // Of another seat it is another's.
        int other = 1 - seat;
        match.until(() -> match.asked(other).isPresent());
        Answer others = at(other).act(match.table, other, match.seq(other), "acted", 0);
        assertNotEquals(acted.text(), others.of(200).text());
    }

    /** The key of a request that was carried out, with the question of now, does nothing. */
    private void demandDone(Match match, int seat, String key, Answer answer) {
        List<JsonNode> before = match.lines(seat);
        int seq = match.asked(seat).map(asked -> asked.path("seq").asInt()).orElse(1);
        assertEquals(
                answer.text(),
                at(seat).act(match.table, seat, seq, key, 0).of(200).text());
        assertEquals(before, match.lines(seat));
    }

    @Test
    void theLastRequestOfAMatchGetsItsAnswerAgainToo() {
        String table = ada.open("\"game\":\"palace\",\"players\":[\"me\",\"me\"]");
        ada.ready(table, 2).of(200);
        Match match = new Match(table, List.of(ada, ada));
        int seat = 0;
        int seq = 0;
        Answer last = new Answer(0, "");
        for (int number = 1; !match.over(); number++) {
            seat = match.asked().orElseThrow();
            seq = match.seq(seat);
            last = ada.act(table, seat, seq, "n-" + number, 0).of(200);
            assertEquals(last, ada.act(table, seat, seq, "n-" + number, 0));
        }
        ada.act(table, seat, seq, "other", 0).refused(409, "match.over");
        Match.demandSound(ada, table);
    }

    @Test
    void onlyWhoHasASeatActsOnItOrHearsWithItsEyes() {
        Match match = Match.of("\"game\":\"palace\"", ada, ben);
        int seat = match.asked().orElseThrow();
        int seq = match.seq(seat);
        TestPerson other = at(1 - seat);
        other.act(match.table, seat, seq, TestPerson.key(), 0).refused(403, "table.notYourSeat");
        TestPerson eve = person("Eve");
        eve.act(match.table, seat, seq, TestPerson.key(), 0).refused(403, "table.noSeatOfYours");
        TestPerson.stranger(node.site())
                .act(match.table, seat, seq, TestPerson.key(), 0)
                .of(401);
        for (String verb : List.of("stream", "poll", "replay"))
            for (TestPerson who : List.of(other, eve, TestPerson.stranger(node.site())))
                who.get("/api/tables/" + match.table + "/" + verb + "?seat=" + seat)
                        .refused(403, "table.notYourSeat");
        for (String verb : List.of("undo", "reconsider", "concede", "caretaker", "return", "hint"))
            eve.at(match.table, verb, verb.equals("reconsider") ? "{\"keep\":0}" : "{}")
                    .refused(403, "table.noSeatOfYours");
        for (String verb : List.of("vote", "cancel"))
            eve.at(match.table, verb, "{\"agree\":true}").refused(403, "table.noSeatOfYours");
        JsonNode hello = match.lines(eve, "").getFirst();
        assertEquals(Seat.SPECTATOR, hello.path("seat").asInt());
    }

    @Test
    void whatTheRulesForbidIsRefusedWithTheRule() {
        Match match = plain();
        int seat = match.asked().orElseThrow();
        JsonNode asked = match.asked(seat).orElseThrow();
        List<JsonNode> before = match.lines(seat);
        Answer refusal = forbidden(match, seat, asked);
        assertEquals(422, refusal.status());
        assertFalse(refusal.text("/reason").isEmpty());
        assertTrue(refusal.text("/rule").startsWith("PAL-"), refusal.text());
        assertEquals(before, match.lines(seat));
    }

    /** What is said to the first action that can be said and isn't legal. */
    private Answer forbidden(Match match, int seat, JsonNode asked) {
        var rules = rules("palace", 2);
        for (int code = 0; code < rules.codes(); code++) {
            if (!rules.expressible(code)) continue;
            String action = regalia.codec.Json.write(rules.action(code));
            if (asked.path("legal").toString().contains(action)) continue;
            Answer answer = at(seat).at(
                            match.table,
                            "actions",
                            "{\"seq\":%d,\"key\":\"%s\",\"action\":%s}"
                                    .formatted(asked.path("seq").asInt(), TestPerson.key(), action));
            if (!answer.text("/rule").isEmpty()) return answer;
        }
        throw new AssertionError("everything is legal");
    }

    @Test
    void aChoiceInSecretCanBeChangedUntilTheLastIsMade() {
        Match match = sealed();
        int seq = match.seq(0);
        ada.act(match.table, 0, seq, TestPerson.key(), 1).of(200);
        assertEquals("[0]", match.line(1, "ready").orElseThrow().path("seats").toString());
        JsonNode drafts = match.line(0, "own").orElseThrow().path("drafts");
        assertFalse(drafts.isEmpty());
        assertFalse(match.lines(1).toString().contains("drafts"));

        ada.at(match.table, "reconsider", "{\"seat\":0,\"keep\":0}").of(204);
        assertEquals("[]", match.line(1, "ready").orElseThrow().path("seats").toString());
        assertTrue(match.asked(0).isPresent());
        ada.act(match.table, 0, Math.max(0, seq - 1), TestPerson.key(), 0).of(200);
        ben.act(match.table, 1, match.seq(1), TestPerson.key(), 0).of(200);
        ada.at(match.table, "reconsider", "{\"seat\":0,\"keep\":0}").refused(409, "undo.nothing");
    }

    @Test
    void aPersonPlaysSeveralSeatsOnOneDevice() {
        String table = ada.open("\"game\":\"palace\",\"seats\":2,\"players\":[\"me\",\"me\"]");
        ada.ready(table, 1).refused(400, "table.nonces");
        ada.ready(table, 2).of(200);
        List<Hearing> both = List.of(
                new Courtier(ada, table, 0, 1).sits(Ways.STREAM), new Courtier(ada, table, 1, 2).sits(Ways.SOCKET));
        for (Hearing hearing : both) hearing.await("finish");
        both.forEach(Hearing::close);
        Match.demandSound(ada, table);
    }

    @Test
    void aWebSocketTakesAnswersToo() {
        Match match = plain();
        int seat = match.asked().orElseThrow();
        try (Ways.Socket socket = (Ways.Socket) Ways.SOCKET.open(at(seat), match.table, "seat=" + seat)) {
            JsonNode asked = socket.await("decide");
            socket.say("{\"seq\":%d,\"key\":\"s-1\",\"index\":0}"
                    .formatted(asked.path("seq").asInt()));
            assertEquals("s-1", socket.await("taken").path("key").asText());
            socket.say("{\"seq\":0,\"key\":\"s-2\",\"index\":0}");
            assertEquals("wire.stale", socket.await("declined").path("reason").asText());
            socket.say("nonsense");
            socket.await(0, line -> line.path("reason").asText().equals("wire.unreadable"));
        }
    }

    @Test
    void aTokenThatMayOnlyLookHearsAllAndDoesNothingOverAWebSocket() {
        Match match = plain();
        int seat = match.asked().orElseThrow();
        String say = "{\"seq\":%d,\"key\":\"s-1\",\"index\":0}".formatted(match.seq(seat));
        TestPerson reads = at(seat).with(at(seat).token("read").text("/token"));
        TestPerson plays = at(seat).with(at(seat).token("play").text("/token"));
        List<JsonNode> before = match.lines(1 - seat);
        try (Ways.Socket socket = (Ways.Socket) Ways.SOCKET.open(reads, match.table, "seat=" + seat)) {
            socket.await("decide");
            socket.say(say);
            JsonNode declined = socket.await(0, Hearing.isA("declined").or(Hearing.isA("taken")));
            assertEquals(403, declined.path("status").asInt());
            assertEquals("token.readOnly", declined.path("reason").asText());
            assertEquals("s-1", declined.path("key").asText());
        }
        assertEquals(before, match.lines(1 - seat));
        try (Ways.Socket socket = (Ways.Socket) Ways.SOCKET.open(plays, match.table, "seat=" + seat)) {
            socket.await("decide");
            socket.say(say);
            socket.await("taken");
        }
    }

    @Test
    void aPollWaitsUntilSomethingHappens() {
        Match match = plain();
        int seat = match.asked().orElseThrow();
        try (Hearing poll = Ways.POLL.open(at(1 - seat), match.table, "seat=" + (1 - seat))) {
            int heard = poll.await("look").path("seq").asInt();
            match.act(seat).of(200);
            poll.await(0, line -> line.path("seq").asInt() > heard);
        }
    }

    @Test
    void aPollDoesNotTakeItsOwnComingForNews() {
        Match match = plain();
        int seat = match.asked().orElseThrow();
        int other = 1 - seat;
        int heard = match.line(other, "look").orElseThrow().path("seq").asInt();
        try (Hearing stream = Ways.STREAM.open(at(seat), match.table, "seat=" + seat)) {
            CompletableFuture<List<JsonNode>> poll = CompletableFuture.supplyAsync(() -> at(other)
                    .get("/api/tables/" + match.table + "/poll?wait=30&seat=" + other + "&after=" + heard)
                    .of(200)
                    .text()
                    .lines()
                    .map(Json::tree)
                    .toList());
            stream.await(
                    0,
                    line -> Hearing.isA("present").test(line)
                            && line.path("seats").size() == 2);
            match.act(seat).of(200);
            List<JsonNode> lines = poll.join();
            assertTrue(lines.stream().anyMatch(line -> line.path("seq").asInt() > heard), lines.toString());
        }
    }
}
