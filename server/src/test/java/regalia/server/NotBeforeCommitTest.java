package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regalia.server.store.Faults;

/** Nobody hears of anything before the database has it for good. */
class NotBeforeCommitTest {

    @TempDir
    Path folder;

    private final Faults faults = new Faults();
    private TestNode node;
    private TestPerson ada;
    private TestPerson ben;

    @BeforeEach
    void gather() {
        node = TestNode.faulty(folder, null, faults);
        ada = TestPerson.at(node.site(), "Ada");
        ben = TestPerson.at(node.site(), "Ben");
    }

    @AfterEach
    void part() {
        faults.open();
        node.close();
    }

    /** The first choice of a match of Road to the Palace is made in secret; after those one acts after the other. */
    private Match match(boolean secret) {
        Match match = Match.of("\"game\":\"palace\"", ada, ben);
        if (secret) return match;
        match.act(0).of(200);
        match.act(1).of(200);
        return match;
    }

    private static List<JsonNode> told(Hearing hearing) {
        return hearing.lines().stream()
                .filter(line -> !Hearing.isA("present").test(line))
                .toList();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void nothingIsAcknowledgedOrToldWhileTheCommitWaits(boolean secret) throws Exception {
        Match match = match(secret);
        int seat = match.asked().orElseThrow();
        int seq = match.seq(seat);
        TestPerson who = seat == 0 ? ada : ben;
        try (Hearing own = Ways.SOCKET.open(who, match.table, "seat=" + seat);
                Hearing spectator = Ways.STREAM.open(TestPerson.stranger(node.site()), match.table, "")) {
            own.await("table");
            spectator.await("table");
            List<JsonNode> ownBefore = told(own);
            List<JsonNode> before = told(spectator);
            faults.shut();
            CompletableFuture<Answer> answer =
                    CompletableFuture.supplyAsync(() -> who.act(match.table, seat, seq, "waits", 0));
            faults.awaitCommit();
            // Whatever had been told by now would be here: each of these goes to the node and back.
            for (int barrier = 0; barrier < 20; barrier++)
                who.get("/api/tables/" + match.table).of(200);
            assertFalse(answer.isDone());
            assertEquals(ownBefore, told(own));
            assertEquals(before, told(spectator));
            faults.open();
            answer.get(10, TimeUnit.SECONDS).of(200);
            own.await(ownBefore.size(), Hearing.isA("look").or(Hearing.isA("decide")));
            spectator.await(before.size(), Hearing.isA(secret ? "ready" : "look"));
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void whatCouldNotBeKeptHasNotHappened(boolean secret) {
        Match match = match(secret);
        int seat = match.asked().orElseThrow();
        int seq = match.seq(seat);
        TestPerson who = seat == 0 ? ada : ben;
        List<JsonNode> before = match.lines(seat);
        try (Hearing spectator = Ways.STREAM.open(TestPerson.stranger(node.site()), match.table, "")) {
            spectator.await("table");
            List<JsonNode> told = told(spectator);
            faults.fail(true);
            who.act(match.table, seat, seq, "fails", 0).refused(503, "server.busy");
            faults.fail(false);
            assertEquals(before, match.lines(seat));
            assertEquals(told, told(spectator));
            who.act(match.table, seat, seq, "fails", 0).of(200);
            spectator.await(told.size(), Hearing.isA(secret ? "ready" : "look"));
        }
        match.until(match::over);
        Match.demandSound(ada, match.table);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void whatWasKeptIsToldThoughTheDatabaseDidNotSaySo(boolean secret) {
        Match match = match(secret);
        int seat = match.asked().orElseThrow();
        int seq = match.seq(seat);
        TestPerson who = seat == 0 ? ada : ben;
        try (Hearing spectator = Ways.STREAM.open(TestPerson.stranger(node.site()), match.table, "")) {
            spectator.await("table");
            int told = spectator.size();
            faults.lose(true);
            who.act(match.table, seat, seq, "kept", 0).refused(503, "server.busy");
            faults.lose(false);
            spectator.await(told, Hearing.isA(secret ? "ready" : "look"));
            who.act(match.table, seat, seq, "kept", 0).of(200);
        }
        match.until(match::over);
        Match.demandSound(ada, match.table);
    }

    /** The disk is full when somebody leaves: nobody else would ever see that they are waited for. */
    @Test
    void whoLeavesWhileNothingCanBeKeptIsWaitedForNoLongerThanOthers() throws InterruptedException {
        // When a server starts it looks once for those who may have been there before; that is over then.
        beginByItself(readyInVain());
        Match match =
                Match.of("\"game\":\"palace\"," + Gathered.terms("\"grace\":30", "\"caretaker\":\"page\""), ada, ben);
        match.act(0).of(200);
        match.act(1).of(200);
        int seat = match.asked().orElseThrow();
        int both;
        try (Hearing other = Ways.SOCKET.open(seat == 0 ? ben : ada, match.table, "seat=" + (1 - seat))) {
            other.await("table");
            try (Hearing own = Ways.SOCKET.open(seat == 0 ? ada : ben, match.table, "seat=" + seat)) {
                own.await("table");
                both = other.size();
                faults.fail(true);
            }
            other.await(
                    both,
                    line -> Hearing.isA("present").test(line)
                            && line.path("seats").size() == 1);
            faults.fail(false);
            node.clock.jump(Duration.ofSeconds(31));
            other.await("kept");
        }
    }

    /** Everybody is ready, and what begins the match can't be kept. */
    private String readyInVain() throws InterruptedException {
        String table = ada.open("\"game\":\"palace\",\"seats\":2");
        ben.at(table, "join", "{}").of(200);
        ada.ready(table, 1).of(200);
        faults.shut();
        CompletableFuture<Answer> answer = CompletableFuture.supplyAsync(() -> ben.ready(table, 1));
        faults.awaitCommit();
        faults.pass();
        faults.awaitCommit();
        faults.fail(true);
        faults.open();
        answer.join().refused(503, "server.busy");
        assertEquals("open", ada.get("/api/tables/" + table).of(200).text("/stage"));
        faults.fail(false);
        return table;
    }

    @Test
    void aMatchThatCouldNotBeginBeginsWhenItIsAskedForAgain() throws InterruptedException {
        String table = readyInVain();
        assertEquals("running", ben.ready(table, 1).of(200).text("/stage"));
    }

    @Test
    void aMatchThatCouldNotBeginBeginsByItself() throws InterruptedException {
        beginByItself(readyInVain());
    }

    private void beginByItself(String table) {
        try (Hearing hearing = Ways.STREAM.open(ada, table, "")) {
            hearing.await("table");
            node.clock.jump(Duration.ofSeconds(6));
            hearing.await("hello");
        }
    }

    /** In My Kingdom a seat chooses a whole kingdom in secret, tile by tile. */
    @Test
    void aStepOfASecretChoiceThatCouldNotBeKeptHasNotHappened() {
        Match match = Match.of("\"game\":\"royaume\"", ada, ben);
        match.until(() -> !drafts(match).isEmpty() && match.asked(0).isPresent());
        JsonNode before = drafts(match);
        faults.fail(true);
        match.act(0).refused(503, "server.busy");
        faults.fail(false);
        assertEquals(before, drafts(match));
        match.until(match::over);
        Match.demandSound(ada, match.table);
    }

    private static JsonNode drafts(Match match) {
        return match.line(0, "own").map(own -> own.path("drafts")).orElseGet(MissingNode::getInstance);
    }
}
