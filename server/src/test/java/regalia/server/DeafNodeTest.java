package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A node whose connection that listens was broken: whoever listens there hears what happened elsewhere meanwhile. */
class DeafNodeTest extends Gathered {

    private TestNode deaf;

    private String address = "";

    @Override
    String database() {
        address = RealPostgres.freshDatabase();
        return address;
    }

    @BeforeEach
    void begin() {
        deaf = TestNode.start(folder, url);
    }

    @AfterEach
    void end() {
        RealPostgres.undeafen(address);
        deaf.close();
    }

    private static Predicate<JsonNode> text(String said) {
        return Hearing.isA("chat").and(line -> line.path("text").asText().equals(said));
    }

    /** Ben plays until it is Ada's turn; she isn't asked, for she is where nothing is heard. */
    private static void play(Match match) {
        do match.act(1).of(200);
        while (match.asked(1).isPresent());
    }

    @Test
    void whoeverListensAtItHearsOfMatchesTablesTurnsAndTalk() {
        Match match = plain();
        match.until(() -> match.asked(1).isPresent());
        String open = ada.open("\"game\":\"palace\"");
        ada.at(match.table, "chat", "{\"text\":\"Before\"}").of(201);
        ada.goTo(deaf.site());
        try (Hearing playing = Ways.SOCKET.open(ada, match.table, "seat=0");
                Hearing waiting = Ways.STREAM.open(ada, open, "");
                Hearing turns = Ways.STREAM.turns(ada)) {
            playing.await(0, text("Before"));
            waiting.await("table");
            turns.await("alive");
            RealPostgres.deafen(address);
            int heard = playing.last();
            play(match);
            ben.at(match.table, "chat", "{\"text\":\"Meanwhile\"}").of(201);
            ben.at(match.table, "report", "{\"number\":1,\"reason\":\"rude\"}").of(204);
            ben.at(open, "join", "{}").of(200);
            ben.at(open, "chat", "{\"text\":\"Hello\"}").of(201);
            assertEquals(heard, playing.last(), "it can't hear");
            RealPostgres.undeafen(address);
            playing.await(0, Hearing.isA("decide"));
            playing.await(0, text("Meanwhile"));
            assertEquals(1, playing.await("hidden").path("number").asInt());
            waiting.await(0, line -> line.at("/table/places/1/name").asText().equals("Ben"));
            waiting.await(0, text("Hello"));
            assertEquals(match.table, turns.await("turn").path("table").asText());
        }
    }

    @Test
    void whatCannotBeFollowedHoldsUpNothingElse() throws SQLException {
        Match match = plain();
        match.until(() -> match.asked(1).isPresent());
        Match broken = plain();
        ada.goTo(deaf.site());
        try (Hearing playing = Ways.SOCKET.open(ada, match.table, "seat=0");
                Hearing lost = Ways.SOCKET.open(ada, broken.table, "seat=0");
                Connection owner = DriverManager.getConnection(url);
                Statement statement = owner.createStatement()) {
            playing.await("look");
            lost.await("hello");
            RealPostgres.deafen(address);
            play(match);
            ben.at(match.table, "chat", "{\"text\":\"Meanwhile\"}").of(201);
            statement.execute("UPDATE gathering SET doc = '{}' WHERE id = '" + broken.table + "'");
            RealPostgres.undeafen(address);
            playing.await("decide");
            playing.await(0, text("Meanwhile"));
        }
    }

    @Test
    void whoWaitsForAMatchHearsItBegin() {
        String table = ada.open("\"game\":\"palace\"");
        ben.at(table, "join", "{}").of(200);
        ada.ready(table, 1).of(200);
        ada.goTo(deaf.site());
        try (Hearing waiting = Ways.SOCKET.open(ada, table, "")) {
            waiting.await("table");
            RealPostgres.deafen(address);
            ben.ready(table, 1).of(200);
            RealPostgres.undeafen(address);
            waiting.await("decide");
            assertTrue(waiting.lines().stream().anyMatch(Hearing.isA("hello")));
        }
    }

    /** It is Ada's turn, which this node doesn't know though it has the match; she has seen it at another and comes back here. */
    private int askedElsewhere(Match match) {
        match.until(() -> match.asked(1).isPresent());
        ada.goTo(deaf.site());
        match.lines(0);
        RealPostgres.deafen(address);
        play(match);
        ada.goTo(node.site());
        int asked = match.seq(0);
        ada.goTo(deaf.site());
        return asked;
    }

    @Test
    void whoActsAtItAnswersWhatTheyWereAskedElsewhere() {
        Match match = plain();
        int asked = askedElsewhere(match);
        ada.act(match.table, 0, asked, TestPerson.key(), 0).of(200);
    }

    @Test
    void whoComesToItHearsNothingThatTheyHaveHeardElsewhere() {
        Match match = plain();
        int heard = askedElsewhere(match);
        try (Hearing playing = Ways.SOCKET.open(ada, match.table, "seat=0&after=" + heard)) {
            playing.await("table");
            RealPostgres.undeafen(address);
            match.act(0).of(200);
            JsonNode next = playing.await(0, line -> line.path("seq").asInt() > heard);
            assertEquals(heard + 1, next.path("seq").asInt());
            assertTrue(
                    playing.lines().stream()
                            .noneMatch(
                                    line -> line.has("seq") && line.path("seq").asInt() <= heard),
                    "heard again: " + playing.lines());
        }
    }
}
