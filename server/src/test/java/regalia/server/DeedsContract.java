package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import regalia.codec.Json;
import regalia.codec.match.Entry;
import regalia.codec.match.Recorded;
import regalia.server.store.Reading;

/** What people do at a running match beside playing: take back, give up, be late, be away, ask for a hint. */
abstract class DeedsContract extends Gathered {

    /** Goes on until somebody may take something back alone, and gives their seat. */
    private int undoable(Match match) {
        match.until(() -> own(match, 0) >= 0 || own(match, 1) >= 0);
        return own(match, 0) >= 0 ? 0 : 1;
    }

    /** The entry back to which a seat may take back alone; -1 if it may not. */
    private static int own(Match match, int seat) {
        return match.line(seat, "own").map(own -> own.path("undo").asInt(-1)).orElse(-1);
    }

    private static JsonNode position(Match match, int seat) {
        List<JsonNode> lines = match.lines(seat);
        return lines.stream()
                .filter(Hearing.isA("decide").or(Hearing.isA("look")))
                .reduce((_, last) -> last)
                .orElseThrow()
                .path("view");
    }

    @Test
    void whatToldNothingIsTakenBackAlone() {
        Match match = plain();
        int seat = undoable(match);
        JsonNode after = position(match, seat);
        at(seat).at(match.table, "undo", "{\"seat\":%d}".formatted(seat)).of(204);
        assertNotEquals(after, position(match, seat));
        at(seat).at(match.table, "undo", "{\"seat\":%d}".formatted(seat)).refused(409, "undo.nothing");
        match.until(match::over);
        Recorded recorded = Match.demandSound(ada, match.table);
        assertTrue(recorded.entries().stream()
                .anyMatch(entry -> entry instanceof Entry.Undone<?> undone
                        && undone.consent().isEmpty()));
    }

    @Test
    void nobodyTakesBackAloneWhatOthersDid() {
        Match match = plain();
        int seat = match.asked().orElseThrow();
        at(1 - seat).at(match.table, "undo", "{}").refused(409, "undo.nothing");
    }

    @Test
    void allPeopleTogetherTakeBackAndTheLuckIsDrawnAnew() {
        Match match = plain();
        match.act(match.asked().orElseThrow()).of(200);
        match.act(match.asked().orElseThrow()).of(200);
        ada.at(match.table, "undo", "{\"to\":0}").of(204);
        assertEquals("undo", match.show().at("/motion/kind").asText());
        person("Eve").at(match.table, "vote", "{\"agree\":true}").refused(403, "table.noSeatOfYours");
        ben.at(match.table, "vote", "{\"agree\":false}").of(204);
        assertTrue(match.show().path("motion").isMissingNode());
        ben.at(match.table, "vote", "{\"agree\":true}").refused(409, "motion.none");

        ada.at(match.table, "undo", "{\"to\":0}").of(204);
        ben.at(match.table, "vote", "{\"agree\":true}").of(204);
        assertTrue(match.show().path("motion").isMissingNode());
        assertTrue(match.line(0, "takenBack").isPresent());
        match.until(match::over);
        Recorded recorded = Match.demandSound(ada, match.table);
        assertTrue(recorded.entries().stream()
                .anyMatch(entry -> entry instanceof Entry.Undone<?> undone
                        && undone.undo() == 0
                        && undone.consent().equals(List.of(1))));
    }

    @Test
    void aProposalLapsesWhenSomethingHappens() {
        Match match = plain();
        match.act(match.asked().orElseThrow()).of(200);
        ada.at(match.table, "undo", "{\"to\":0}").of(204);
        match.act(match.asked().orElseThrow()).of(200);
        ben.at(match.table, "vote", "{\"agree\":true}").refused(409, "motion.none");
    }

    @Test
    void nobodyAgreesToWhatWasPutInThePlaceOfWhatTheySaw() {
        Match match = plain();
        match.act(match.asked().orElseThrow()).of(200);
        ada.at(match.table, "undo", "{\"to\":0}").of(204);
        ada.at(match.table, "cancel", "").of(204);
        ben.at(match.table, "vote", "{\"agree\":true,\"kind\":\"undo\",\"to\":0}")
                .refused(409, "motion.other");
        ada.at(match.table, "undo", "{\"to\":0}").of(204);
        ben.at(match.table, "vote", "{\"agree\":true,\"kind\":\"undo\",\"to\":1}")
                .refused(409, "motion.other");
        assertEquals("running", match.show().path("stage").asText());
        ben.at(match.table, "vote", "{\"agree\":true,\"kind\":\"undo\",\"to\":0}")
                .of(204);
        assertTrue(match.line(0, "takenBack").isPresent());
    }

    @Test
    void aMatchIsCancelledWhenAllAgree() {
        Match match = plain();
        ada.at(match.table, "cancel", "").of(204);
        assertEquals("running", match.show().path("stage").asText());
        ben.at(match.table, "vote", "{\"agree\":true}").of(204);
        assertEquals("cancelled", match.show().path("stage").asText());
        at(0).act(match.table, 0, 1, TestPerson.key(), 0).refused(409, "match.over");
        ada.get("/api/tables/" + match.table + "/record").refused(409, "table.cancelled");
    }

    @Test
    void nobodyLooksAfterAMatchThatWasCancelled() {
        Match match = plain("\"time\":{\"kind\":\"decision\",\"seconds\":60}");
        ada.at(match.table, "cancel", "").of(204);
        ben.at(match.table, "vote", "{\"agree\":true}").of(204);
        node.clock.jump(Duration.ofMinutes(2));
        awaitTrue(() -> due(match.table).isEmpty());
    }

    private List<Long> due(String table) {
        try (Reading reading = Reading.open(url, folder)) {
            return reading.read(
                    handle -> handle.createQuery("SELECT due FROM playing WHERE id = :id AND due IS NOT NULL")
                            .bind("id", table)
                            .mapTo(Long.class)
                            .list());
        }
    }

    @Test
    void whoConcedesIsFollowedByABotForGood() {
        Match match = plain("\"caretaker\":\"page\"");
        ben.at(match.table, "concede", "{}").of(204);
        ben.at(match.table, "concede", "{}").refused(409, "table.conceded");
        ben.at(match.table, "return", "{}").refused(409, "table.conceded");
        try (Hearing hearing = new Courtier(ada, match.table, 0, 5).sits(Ways.STREAM)) {
            hearing.await("finish");
        }
        Recorded recorded = Match.demandSound(ada, match.table);
        assertTrue(recorded.entries().stream()
                .anyMatch(entry -> entry instanceof Entry.Conceded<?> given && given.seat() == 1));
    }

    @Test
    void whoHasGivenUpTakesBackNeitherWhatTheyDidNorWhatTheBotDoes() {
        Match match = plain();
        int seat = undoable(match);
        at(seat).at(match.table, "concede", "{}").of(204);
        at(seat).at(match.table, "undo", "{}").refused(409, "table.conceded");
        Match secret = sealed();
        ada.at(secret.table, "concede", "{}").of(204);
        awaitTrue(() -> secret.line(1, "ready").orElseThrow().path("seats").size() == 1);
        ada.at(secret.table, "reconsider", "{\"keep\":0}").refused(409, "table.conceded");
        ada.act(secret.table, 0, 1, TestPerson.key(), 0).refused(409, "table.conceded");
    }

    @Test
    void whoseSeatABotKeepsTakesItBackFirst() {
        Match match = sealed();
        ada.at(match.table, "caretaker", "{}").of(204);
        awaitTrue(() -> match.line(1, "ready").orElseThrow().path("seats").size() == 1);
        ada.at(match.table, "reconsider", "{\"keep\":0}").refused(409, "table.kept");
        ada.at(match.table, "undo", "{}").refused(409, "table.kept");
        ada.at(match.table, "cancel", "").refused(409, "table.kept");
        ada.at(match.table, "return", "{}").of(204);
        ada.at(match.table, "reconsider", "{\"keep\":0}").of(204);
    }

    @Test
    void whoHasGivenUpHasNoSayInTheMatchOfTheOthers() {
        TestPerson cleo = person("Cleo");
        Match match = Match.of("\"game\":\"palace\"", ada, ben, cleo);
        cleo.at(match.table, "concede", "{}").of(204);
        // Those who are only away for a while may still come back to it.
        ada.at(match.table, "caretaker", "{}").of(204);
        ben.at(match.table, "caretaker", "{}").of(204);
        cleo.at(match.table, "cancel", "").refused(409, "table.conceded");
        ada.at(match.table, "return", "{}").of(204);
        ben.at(match.table, "return", "{}").of(204);
        // What a bot does meanwhile would take what is proposed off the table.
        awaitTrue(() -> match.asked(0).isPresent() || match.asked(1).isPresent());
        ada.at(match.table, "cancel", "").of(204);
        cleo.at(match.table, "vote", "{\"agree\":false}").refused(409, "table.conceded");
        ben.at(match.table, "vote", "{\"agree\":true}").of(204);
        assertEquals("cancelled", match.show().path("stage").asText());
    }

    @Test
    void aMatchThatOnlyAProgramPlaysAnyMoreIsCancelledWithItsConsent() {
        String table = ada.open("\"game\":\"palace\",\"players\":[\"me\",\"open\"]");
        TestPerson program = ada.bot("Deep Ada");
        program.at(table, "join", "{}").of(200);
        ada.ready(table, 1).of(200);
        program.ready(table, 1).of(200);
        ada.at(table, "concede", "{}").of(204);
        ada.at(table, "cancel", "").of(204);
        // The program plays on, and so it is asked.
        assertEquals("running", ada.get("/api/tables/" + table).of(200).text("/stage"));
        program.at(table, "vote", "{\"agree\":true,\"kind\":\"cancel\"}").of(204);
        assertEquals("cancelled", ada.get("/api/tables/" + table).of(200).text("/stage"));
    }

    @Test
    void aProgramAloneCanNotEndWhatItIsAboutToLose() {
        TestPerson one = ada.bot("Deep Ada");
        TestPerson other = ben.bot("Deep Ben");
        Match match = Match.of("\"game\":\"palace\"", one, other);
        one.at(match.table, "cancel", "").of(204);
        assertEquals("running", match.show().path("stage").asText());
        one.at(match.table, "undo", "{\"to\":0}").of(204);
        assertEquals("undo", match.show().at("/motion/kind").asText());
        one.at(match.table, "cancel", "").of(204);
        other.at(match.table, "vote", "{\"agree\":true,\"kind\":\"cancel\"}").of(204);
        assertEquals("cancelled", match.show().path("stage").asText());
    }

    @Test
    void aBotKeepsASeatUntilItsOwnerIsBack() {
        Match match = plain("\"caretaker\":\"page\"");
        int seat = match.asked().orElseThrow();
        int seq = match.seq(seat);
        try (Hearing hearing = Ways.STREAM.open(at(1 - seat), match.table, "seat=" + (1 - seat))) {
            at(seat).at(match.table, "caretaker", "{}").of(204);
            hearing.await("decide");
        }
        at(seat).act(match.table, seat, seq, TestPerson.key(), 0).of(409);
        at(seat).at(match.table, "return", "{}").of(204);
        match.until(() -> match.asked(seat).isPresent());
        match.act(seat).of(200);
        try (Hearing late = Ways.STREAM.open(at(1 - seat), match.table, "seat=" + (1 - seat))) {
            JsonNode stint = late.await("kept").path("stints").path(0);
            assertEquals(seat, stint.path("seat").asInt());
            assertEquals("page", stint.path("bot").asText());
            assertTrue(stint.path("after").asInt() < stint.path("to").asInt(), stint.toString());
            String told = at(seat).get("/api/tables/" + match.table + "/replay?seat=" + seat)
                    .of(200)
                    .text();
            assertEquals(
                    List.of(stint),
                    told.lines()
                            .map(Json::tree)
                            .filter(Hearing.isA("kept"))
                            .map(kept -> kept.path("stints").path(0))
                            .toList());
        }
    }

    @Test
    void whoIsLateIsKeptByABotAndMayComeBack() {
        late("\"time\":{\"kind\":\"decision\",\"seconds\":60}", Duration.ofSeconds(59), Duration.ofSeconds(32));
    }

    @Test
    void whoHasUsedUpTheirTimeForAMatchIsKeptByABot() {
        late("\"time\":{\"kind\":\"match\",\"seconds\":600}", Duration.ofSeconds(599), Duration.ofSeconds(32));
    }

    private void late(String time, Duration nearly, Duration more) {
        Match match = plain(time, "\"grace\":30", "\"caretaker\":\"page\"");
        int seat = match.asked().orElseThrow();
        try (Hearing one = Ways.SOCKET.open(at(seat), match.table, "seat=" + seat);
                Hearing other = Ways.SOCKET.open(at(1 - seat), match.table, "seat=" + (1 - seat))) {
            JsonNode clock = other.await("clock");
            assertEquals("[" + seat + "]", clock.path("running").toString());
            assertTrue(one.await("decide").path("millis").asInt() > 0);
            node.clock.jump(nearly);
            assertTrue(match.asked(seat).isPresent());
            node.clock.jump(more);
            other.await("decide");
        }
        at(seat).at(match.table, "return", "{}").of(204);
        match.until(() -> match.asked(seat).isPresent());
        match.act(seat).of(200);
    }

    @Test
    void whoIsAwayIsKeptByABotAfterTheGraceTime() {
        Match match = plain("\"grace\":30", "\"caretaker\":\"page\"");
        int seat = match.asked().orElseThrow();
        try (Hearing other = Ways.SOCKET.open(at(1 - seat), match.table, "seat=" + (1 - seat))) {
            Hearing one = Ways.SOCKET.open(at(seat), match.table, "seat=" + seat);
            other.await(
                    0,
                    line -> line.path("type").asText().equals("present")
                            && line.path("seats").size() == 2);
            node.clock.jump(Duration.ofMinutes(5));
            one.await("decide");
            int from = other.size();
            one.close();
            other.await(
                    from,
                    line -> line.path("type").asText().equals("present")
                            && line.path("seats").size() == 1);
            node.clock.jump(Duration.ofSeconds(31));
            other.await("decide");
        }
        at(seat).at(match.table, "return", "{}").of(204);
    }

    @Test
    void aHintHasThreeIdeasAtMostAndIsMarked() {
        Match match = plain();
        int seat = match.asked().orElseThrow();
        at(1 - seat).at(match.table, "hint", "{}").refused(409, "match.notYourTurn");
        JsonNode ideas = at(seat).at(match.table, "hint", "{}").of(200).json().path("ideas");
        assertTrue(!ideas.isEmpty() && ideas.size() <= 3, ideas.toString());
        assertFalse(ideas.get(0).at("/reason/key").asText().isEmpty());
        assertEquals("[" + seat + "]", match.show().path("assisted").toString());
    }
}
