package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Who loses an access loses what they had opened with it, and nobody else does. */
abstract class RevokedContract extends Gathered {

    /** Every kind of connection that stays open, of somebody who has that seat, each of which hears. */
    static List<Hearing> listen(TestPerson who, Match match, int seat) {
        List<Hearing> all = new ArrayList<>();
        for (Ways way : List.of(Ways.SOCKET, Ways.STREAM)) {
            all.add(way.open(who, match.table, "seat=" + seat));
            all.getLast().await("hello");
            all.add(way.turns(who));
            all.getLast().await("alive");
        }
        return all;
    }

    static void revoke(TestPerson owner, Answer token) {
        owner.send("DELETE", "/api/me/tokens/" + token.text("/id"), "").of(204);
    }

    @Test
    void aRevokedTokenHearsNothingAnyMore() {
        Match match = plain();
        Answer token = ada.token("play");
        List<Hearing> program = listen(ada.with(token.text("/token")), match, 0);
        List<Hearing> others = listen(ada, match, 0);
        others.addAll(listen(ada.with(ada.token("read").text("/token")), match, 0));
        others.addAll(listen(ben, match, 1));
        others.add(Ways.SOCKET.open(TestPerson.stranger(node.site()), match.table, ""));
        others.getLast().await("hello");
        revoke(ada, token);
        program.forEach(Hearing::awaitEnd);
        int heard = match.lines(0).stream()
                .mapToInt(line -> line.path("seq").asInt())
                .max()
                .orElseThrow();
        match.act(match.asked().orElseThrow()).of(200);
        for (Hearing hearing : others) {
            if (!hearing.lines().getFirst().path("type").asText().equals("hello")) continue;
            hearing.await(0, line -> line.path("seq").asInt() > heard);
        }
        for (Hearing hearing : program) assertFalse(hearing.last() > heard);
        for (Hearing hearing : others) assertFalse(hearing.ended());
        others.forEach(Hearing::close);
    }

    @Test
    void aPollOfARevokedTokenWaitsNoLonger() throws Exception {
        Match match = plain();
        int seat = 1 - match.asked().orElseThrow();
        int heard = match.line(seat, "look").orElseThrow().path("seq").asInt();
        Answer token = at(seat).token("read");
        try (Hearing other = Ways.STREAM.open(at(1 - seat), match.table, "seat=" + (1 - seat))) {
            TestPerson program = at(seat).with(token.text("/token"));
            CompletableFuture<Answer> poll = CompletableFuture.supplyAsync(
                    () -> program.get("/api/tables/" + match.table + "/poll?wait=30&seat=" + seat + "&after=" + heard));
            other.await(0, RevokedContract::bothArePresent);
            revoke(at(seat), token);
            poll.get(20, TimeUnit.SECONDS).of(200);
        }
    }

    private static boolean bothArePresent(JsonNode line) {
        return Hearing.isA("present").test(line) && line.path("seats").size() == 2;
    }

    @Test
    void aDeviceThatWasLostHearsNothingAnyMore() {
        Match match = plain();
        TestPerson found = ada.elsewhere();
        List<Hearing> lost = listen(ada, match, 0);
        List<Hearing> kept = listen(found, match, 0);
        found.send("DELETE", "/api/me/devices", "").of(204);
        lost.forEach(Hearing::awaitEnd);
        for (Hearing hearing : kept) assertFalse(hearing.ended());
        kept.forEach(Hearing::close);
    }

    @Test
    void whoIsDeletedHearsNothingAnyMore() {
        Answer made = ada.post("/api/me/bots", "{\"name\":\"Robo\"}").of(201);
        TestPerson robo = ada.with(made.text("/token"));
        Match match = Match.of("\"game\":\"palace\"", robo, ben);
        List<Hearing> bot = listen(robo, match, 0);
        List<Hearing> owner = List.of(Ways.SOCKET.turns(ada), Ways.STREAM.open(ada, match.table, ""));
        ada.send("DELETE", "/api/me/bots/" + made.text("/bot/id"), "").of(204);
        bot.forEach(Hearing::awaitEnd);
        for (Hearing hearing : owner) assertFalse(hearing.ended());
        ada.send("DELETE", "/api/me", "").of(204);
        owner.forEach(Hearing::awaitEnd);
        assertEquals(401, ada.get("/api/me").status());
    }
}
