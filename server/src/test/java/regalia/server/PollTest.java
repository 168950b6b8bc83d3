package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import regalia.codec.Json;

/** Whoever asks again and again is answered when there is something new for them, and only then. */
class PollTest extends Gathered {

    private static final Predicate<JsonNode> BEN_IS_READY =
            Hearing.isA("ready").and(line -> line.at("/seats/0").asInt() == 1);

    @Override
    @Nullable
    String database() {
        return null;
    }

    private List<JsonNode> poll(Match match, String query) {
        return ada.get("/api/tables/" + match.table + "/poll?wait=30&seat=0&" + query)
                .of(200)
                .text()
                .lines()
                .map(Json::tree)
                .toList();
    }

    /** What Ada is answered who asks with patience, when others have done something after she asked. */
    private List<JsonNode> awaited(Match match, String query, Runnable others) {
        try (Hearing stream = Ways.STREAM.open(ben, match.table, "")) {
            stream.await("present");
            CompletableFuture<List<JsonNode>> poll = CompletableFuture.supplyAsync(() -> poll(match, query));
            stream.await(
                    0,
                    line -> Hearing.isA("present").test(line)
                            && line.path("seats").size() == 2);
            others.run();
            return poll.join();
        }
    }

    /** What Ada is answered who would wait for long: if there is something new for her nothing need happen. */
    private List<JsonNode> atOnce(Match match, String query) {
        long since = System.nanoTime();
        List<JsonNode> lines = poll(match, query);
        assertTrue(System.nanoTime() - since < 20_000_000_000L, "she had to wait");
        return lines;
    }

    private int last(Match match, int seat) {
        return match.lines(seat).stream()
                .mapToInt(line -> line.path("seq").asInt())
                .max()
                .orElseThrow();
    }

    private static List<Integer> said(List<JsonNode> lines) {
        return lines.stream()
                .filter(Hearing.isA("chat"))
                .map(line -> line.path("number").asInt())
                .toList();
    }

    private static boolean has(List<JsonNode> lines, Predicate<JsonNode> wanted) {
        return lines.stream().anyMatch(wanted);
    }

    private void say(Match match) {
        ben.at(match.table, "chat", "{\"text\":\"Well?\"}").of(201);
    }

    @Test
    void talkIsNewToWhoHasNotHeardIt() {
        Match match = plain();
        int heard = last(match, 0);
        say(match);
        assertEquals(List.of(1), said(atOnce(match, "after=" + heard + "&chat=0")));
        say(match);
        assertEquals(List.of(2), said(atOnce(match, "after=" + heard + "&chat=1")));
    }

    @Test
    void talkIsNewWherePeopleStillGather() {
        String table = ada.open("\"game\":\"palace\",\"seats\":2,\"players\":[\"me\",\"open\"]");
        ben.at(table, "join", "{}").of(200);
        Match match = new Match(table, List.of(ada, ben));
        say(match);
        assertEquals(List.of(1), said(atOnce(match, "chat=0")));
    }

    @Test
    void talkThatWasHeardIsNotNewAndWhatFollowsItIs() {
        Match match = plain();
        int heard = last(match, 0);
        say(match);
        for (String query : List.of("&chat=1", "")) {
            List<JsonNode> lines = awaited(match, "after=" + heard + query, () -> say(match));
            int last = said(lines).getLast();
            assertTrue(last > 1, () -> "it was not waited for: " + lines);
        }
    }

    @Test
    void whoOwesAChoiceInSecretThatTheyKnowWaits() {
        Match match = sealed();
        int heard = match.seq(0);
        List<JsonNode> lines =
                awaited(match, "after=" + heard, () -> match.act(1).of(200));
        assertTrue(has(lines, BEN_IS_READY), lines.toString());
    }

    @Test
    void whoHasChosenInSecretWaitsForTheOthers() {
        Match match = sealed();
        int heard = match.seq(0);
        match.act(0).of(200);
        List<JsonNode> lines =
                awaited(match, "after=" + heard, () -> match.act(1).of(200));
        assertTrue(has(lines, line -> line.path("seq").asInt() > heard), lines.toString());
    }

    @Test
    void whoDoesNotKnowWhetherTheyHaveChosenIsAskedAgainAtOnce() {
        Match match = sealed();
        int heard = match.seq(0);
        for (int again = 0; again < 2; again++) {
            List<JsonNode> lines = atOnce(match, "after=" + (heard - 1));
            assertEquals(
                    heard,
                    lines.stream()
                            .filter(Hearing.isA("decide"))
                            .findFirst()
                            .orElseThrow()
                            .path("seq")
                            .asInt());
        }
    }

    @Test
    void thatOthersHaveChosenMeanwhileIsNewOnce() {
        Match match = sealed();
        int heard = match.seq(0);
        match.act(1).of(200);
        assertTrue(has(atOnce(match, "after=" + heard), BEN_IS_READY));
        List<JsonNode> lines = awaited(match, "after=" + heard, () -> say(match));
        assertFalse(said(lines).isEmpty(), lines.toString());
    }

    /** Has Ada choose something that is not all that she owes; gives the number that she still has to answer. */
    private int begunToChoose(Match match) {
        try (Hearing own = Ways.STREAM.open(ada, match.table, "seat=0")) {
            for (int step = 0; step < 200; step++) {
                int seat = match.asked().orElseThrow();
                int asked = match.seq(seat);
                own.await("present");
                int from = own.size();
                match.act(seat).of(200);
                if (seat == 1) continue;
                JsonNode shown = own.await(from, Hearing.isA("decide").or(Hearing.isA("look")));
                if (Hearing.isA("decide").test(shown) && shown.path("seq").asInt() == asked) return asked;
            }
        }
        throw new AssertionError("nobody ever owes two choices");
    }

    @Test
    void whoOwesMoreThanTheyHaveChosenIsAskedAtOnceAndThenWaits() {
        Match match = Match.of("\"game\":\"royaume\"", ada, ben);
        int heard = begunToChoose(match);
        List<JsonNode> asked = atOnce(match, "after=" + heard);
        assertTrue(has(asked, Hearing.isA("decide").and(line -> line.path("seq").asInt() == heard)), asked.toString());
        assertTrue(has(asked, Hearing.isA("own").and(line -> line.has("drafts"))), asked.toString());
        List<JsonNode> lines = awaited(match, "after=" + heard, () -> say(match));
        assertFalse(said(lines).isEmpty(), lines.toString());
        ada.at(match.table, "reconsider", "{\"keep\":0}").of(204);
        assertTrue(has(atOnce(match, "after=" + heard), Hearing.isA("decide")));
    }
}
