package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who has no seat at a delayed table sees and hears everything later, and nothing before. */
abstract class DelayContract extends Gathered {

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
}
