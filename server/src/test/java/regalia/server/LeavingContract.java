package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Test;
import regalia.codec.match.Entry;
import regalia.codec.match.Recorded;

/** Who has their data deleted is gone everywhere, and no match waits for them. */
abstract class LeavingContract extends Gathered {

    protected static final String DELETED = "—";

    private static boolean over(TestPerson who, String table) {
        return who.get("/api/tables/" + table).of(200).text("/stage").equals("over");
    }

    /** Plays against a program until that is gone, and to the end. */
    private Recorded goesOnWithout(TestPerson program, Runnable gone) {
        Match match = Match.of("\"game\":\"palace\"," + terms("\"caretaker\":\"page\""), ada, program);
        match.act(0).of(200);
        match.act(1).of(200);
        try (Hearing hearing = new Courtier(ada, match.table, 0, 3).sits(Ways.STREAM)) {
            gone.run();
            JsonNode kept = hearing.await("kept");
            assertEquals("page", kept.at("/seats/0/bot").asText(), "the bot that plays on is named");
            hearing.await("finish");
        }
        Recorded recorded = Match.demandSound(ada, match.table);
        assertEquals(DELETED, recorded.header().players().get(1).name());
        assertTrue(recorded.entries().stream()
                .anyMatch(entry -> entry instanceof Entry.Acted<?> acted
                        && acted.seat() == 1
                        && acted.bot()
                                .filter(mark -> mark.level().equals("page"))
                                .isPresent()));
        String next = ada.at(match.table, "rematch", "").of(201).text("/id");
        assertEquals("", ada.get("/api/tables/" + next).text("/places/0/name"), "the seat of who is gone is free");
        return recorded;
    }

    @Test
    void aProgramThatIsDeletedIsFollowedByABotOfTheTable() {
        TestPerson program = ada.bot("Deep Ada");
        Recorded recorded = goesOnWithout(
                program,
                () -> ada.send("DELETE", "/api/me/bots/" + program.id(), "").of(204));
        assertEquals(
                "exec",
                recorded.header().players().get(1).bot().orElseThrow(),
                "that a program has played stays to be read");
    }

    @Test
    void aProgramGoesWithItsOwner() {
        goesOnWithout(
                ben.bot("Deep Ben"), () -> ben.send("DELETE", "/api/me", "").of(204));
    }

    @Test
    void aMatchThatNobodyLooksAtGoesOnToo() {
        String table = ben.open(
                "\"game\":\"minister\",\"players\":[\"me\",\"page\",\"page\"]," + terms("\"caretaker\":\"page\""));
        ben.ready(table, 1).of(200);
        // When it is a bot's turn the node that comes next has the match in hand.
        awaitTrue(() -> ben.get("/api/tables?list=mine")
                .of(200)
                .json()
                .at("/tables/0/waiting")
                .asBoolean());
        node.close();
        node = TestNode.start(folder, url);
        for (TestPerson who : List.of(ada, ben)) who.goTo(node.site());
        ben.send("DELETE", "/api/me", "").of(204);
        awaitTrue(() -> over(ada, table));
        assertFalse(ada.get("/api/tables/" + table + "/record").text().contains("\"Ben\""));
        Match.demandSound(ada, table);
    }

    @Test
    void whoWaitsAtATableHearsThatSomebodyIsGone() {
        String table = ada.open("\"game\":\"palace\"");
        ben.at(table, "join", "{}").of(200);
        try (Hearing hearing = Ways.SOCKET.open(ada, table, "")) {
            assertEquals(
                    "Ben", hearing.await("table").at("/table/places/1/name").asText());
            ben.send("DELETE", "/api/me", "").of(204);
            hearing.await(
                    0,
                    Hearing.isA("table")
                            .and(line ->
                                    line.at("/table/places/1/name").asText().isEmpty()));
        }
    }

    @Test
    void spectatorsOfADelayedTableHearNoNameOfWhoIsGone() {
        Match match = plain("\"visibility\":\"open\"", "\"delay\":3600", "\"caretaker\":\"page\"");
        TestPerson eve = person("Eve");
        assertTrue(match.lines(eve, "after=0").toString().contains("Ben"));
        ben.send("DELETE", "/api/me", "").of(204);
        assertFalse(match.lines(eve, "after=0").toString().contains("Ben"));
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
}
