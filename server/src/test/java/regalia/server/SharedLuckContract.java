package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import regalia.codec.match.Entry;
import regalia.codec.match.Recorded;
import regalia.kernel.Seat;

/** Tables that share their luck: whose people wish it, with the same cards for all, and nobody knows them before they are played. */
abstract class SharedLuckContract extends Gathered {

    private static final String SHARED =
            "\"game\":\"palace\",\"share\":true," + terms("\"caretaker\":\"page\"", "\"visibility\":\"open\"");

    protected TestPerson cleo;
    protected TestPerson dan;

    @BeforeEach
    void others() {
        cleo = person("Cleo");
        dan = person("Dan");
    }

    /** Ada and Ben play, and let others play with the same luck. */
    protected final Match shared() {
        Match match = Match.of(SHARED, ada, ben);
        match.act(0).of(200);
        match.act(1).of(200);
        return match;
    }

    protected static String likeThat(String table) {
        return "\"game\":\"palace\",\"duplicateOf\":\"" + table + "\",\"players\":[\"me\",\"open\"]";
    }

    /** Cleo is ready to play with that luck, Dan is not. */
    protected final String gathered(String table) {
        String other = cleo.open(likeThat(table));
        dan.at(other, "join", "{}").of(200);
        cleo.ready(other, 1).of(200);
        return other;
    }

    /** What chance did before anybody else. */
    private static List<String> deal(Recorded recorded) {
        return recorded.entries().stream()
                .takeWhile(entry -> entry instanceof Entry.Acted<JsonNode> acted && acted.seat() == Seat.CHANCE)
                .map(entry -> ((Entry.Acted<JsonNode>) entry).action().toString())
                .toList();
    }

    private static Answer ask(TestPerson who, String table, String what) {
        return who.get("/api/tables/" + table + "/" + what);
    }

    @Test
    void tablesThatShareTheirLuckAreDealtTheSame() {
        String one = shared().table;
        ada.post("/api/tables", "{" + likeThat(one) + "}").refused(403, "duplicate.played");
        String other = gathered(one);
        ben.at(other, "join", "{}").refused(403, "duplicate.played");
        dan.ready(other, 1).of(200);
        cleo.post("/api/tables", "{" + likeThat(one) + "}").refused(403, "duplicate.played");
        finish(one, ada, ben);
        finish(other, cleo, dan);
        Recorded first = Match.demandSound(ada, one);
        Recorded second = Match.demandSound(ada, other);
        assertEquals(deal(first), deal(second));
        JsonNode compared = ask(ada, one, "duplicates").of(200).json().path("tables");
        assertEquals(2, compared.size());
        assertEquals(2, compared.get(1).path("points").size());
        person("Eve").post("/api/tables", "{" + likeThat(one) + "}").refused(409, "duplicate.revealed");
    }

    @Test
    void aTableThatABotMakesFullIsDealtTheSameToo() {
        String one = shared().table;
        String other = cleo.open(likeThat(one));
        cleo.ready(other, 1).of(200);
        cleo.at(other, "bots", "{\"seat\":1,\"level\":\"page\"}").of(200);
        finish(one, ada, ben);
        finish(other, cleo);
        assertEquals(deal(Match.demandSound(ada, one)), deal(Match.demandSound(ada, other)));
    }

    @Test
    void onlyWhoSitsAtATableSharesItsLuckAndOnlyBeforeTheMatch() {
        String running = plain().table;
        cleo.post("/api/tables", "{" + likeThat(running) + "}").refused(409, "duplicate.notShared");
        ada.at(running, "share", "").refused(409, "duplicate.tooLate");
        String open = ada.open("\"game\":\"palace\",\"players\":[\"me\",\"open\"]");
        cleo.at(open, "share", "").refused(403, "table.noSeatOfYours");
        assertFalse(ada.get("/api/tables/" + open).json().has("shared"));
        ben.at(open, "join", "{}").of(200);
        assertEquals(open, ben.at(open, "share", "").of(200).text("/shared"));
        assertEquals(open, ada.at(open, "share", "").of(200).text("/shared"));
        cleo.post("/api/tables", "{" + likeThat(open) + "}").refused(409, "duplicate.notStarted");
        ada.ready(open, 1).of(200);
        ben.ready(open, 1).of(200);
        ada.at(open, "share", "").of(200);
        cleo.post("/api/tables", "{" + likeThat(open) + "}").of(201);
    }

    @Test
    void aTableOfTheSameLuckIsOfTheSameGameSeatsAndOptions() {
        String of = "\"duplicateOf\":\"" + shared().table + "\"";
        Answer no = cleo.post("/api/tables", "{\"game\":\"emblemes\"," + of + "}");
        no.refused(400, "duplicate.otherGame");
        cleo.post("/api/tables", "{\"game\":\"palace\",\"seats\":3," + of + "}").refused(400, "duplicate.otherSeats");
        cleo.post("/api/tables", "{\"game\":\"palace\",\"options\":{\"first\":1}," + of + "}")
                .refused(400, "duplicate.otherOptions");
        cleo.post("/api/tables", "{\"game\":\"palace\",\"seats\":2,\"options\":{}," + of + "}")
                .of(201);
    }

    @Test
    void aTableOfTheSameLuckAtWhichOnlyBotsSitBeginsAtOnce() {
        String one = shared().table;
        String other = cleo.open("\"game\":\"palace\",\"duplicateOf\":\"" + one + "\",\"players\":[\"page\",\"page\"]");
        finish(one, ada, ben);
        awaitTrue(() -> cleo.get("/api/tables/" + other).text("/stage").equals("over"));
        assertEquals(deal(Match.demandSound(ada, one)), deal(Match.demandSound(ada, other)));
    }

    @Test
    void whoWasReadyBeforeTheLuckWasSharedIsAskedAgain() {
        String table = ada.open("\"game\":\"palace\",\"players\":[\"me\",\"open\",\"page\"]");
        ben.at(table, "join", "{}").of(200);
        ben.ready(table, 1).of(200);
        Answer shared = ada.at(table, "share", "").of(200);
        assertFalse(shared.json().at("/places/1/ready").asBoolean());
        assertTrue(shared.json().at("/places/2/ready").asBoolean());
        assertEquals("open", ada.ready(table, 1).of(200).text("/stage"));
        assertEquals("running", ben.ready(table, 1).of(200).text("/stage"));
    }

    @Test
    void aMatchWhoseLuckOthersPlayWithIsHiddenFromThem() {
        String one = shared().table;
        String other = gathered(one);
        dan.ready(other, 1).of(200);
        List<TestPerson> strangers = List.of(cleo, person("Eve"), TestPerson.stranger(node.site()));
        for (TestPerson who : strangers) {
            for (String what : List.of("poll?wait=0", "stream", "words"))
                ask(who, one, what).refused(409, "duplicate.hidden");
            assertThrows(CompletionException.class, () -> Ways.SOCKET.open(who, one, ""));
            assertEquals(
                    0, who.get("/api/tables?list=running").json().path("tables").size());
            for (String what : List.of("record", "remains", "verify", "replay", "replay?seat=0"))
                ask(who, one, what).refused(409, "duplicate.hidden");
        }
        ask(ada, one, "words").of(200);
        finish(one, ada, ben);
        for (TestPerson who : strangers)
            for (String what : List.of("poll?wait=0", "stream", "words", "replay", "replay?seat=0"))
                ask(who, one, what).refused(409, "duplicate.hidden");
        for (TestPerson who : List.of(ada, cleo, TestPerson.stranger(node.site())))
            for (String what : List.of("record", "remains", "verify", "replay", "replay?seat=1"))
                ask(who, one, what).refused(409, "duplicate.hidden");
        ask(ada, one, "replay?seat=0").of(200);
        assertEquals("", ada.get("/api/me/records").of(200).text());
        assertEquals(
                2,
                ask(cleo, one, "duplicates")
                        .of(200)
                        .json()
                        .at("/tables/0/points")
                        .size());
        finish(other, cleo, dan);
        for (String what : List.of("poll?wait=0", "words", "replay", "replay?seat=1", "record", "remains", "verify"))
            for (TestPerson who : strangers) ask(who, one, what).of(200);
        assertEquals(
                ask(ada, one, "record").text(),
                ada.get("/api/me/records").of(200).text());
    }

    @Test
    void whoeverWatchesPeopleGatherHearsNothingOfAMatchWhoseLuckIsShared() {
        String table = ada.open(SHARED + ",\"players\":[\"me\",\"open\"]");
        try (Hearing eve = Ways.STREAM.open(person("Eve"), table, "");
                Hearing own = Ways.STREAM.open(ben, table, "")) {
            ben.at(table, "join", "{}").of(200);
            ada.ready(table, 1).of(200);
            ben.ready(table, 1).of(200);
            eve.awaitEnd();
            assertTrue(eve.lines().stream().allMatch(Hearing.isA("table")), () -> "heard " + eve.lines());
            assertEquals("running", eve.lines().getLast().at("/table/stage").asText());
            own.await("decide");
        }
    }

    @Test
    void aTableThatHasNotBegunKeepsTheLuckOfOthersSecretNoLonger() {
        String one = shared().table;
        String other = gathered(one);
        finish(one, ada, ben);
        Match.demandSound(ada, one);
        dan.ready(other, 1).refused(409, "duplicate.revealed");
        assertEquals("open", dan.get("/api/tables/" + other).text("/stage"));
        assertFalse(dan.get("/api/tables/" + other).json().at("/places/1/ready").asBoolean());
        cleo.at(other, "leave", "").of(200);
    }
}
