package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regalia.server.store.Faults;
import regalia.server.store.Reading;

/** Who chooses while another's choice is being kept isn't kept one after the other, but all with one commit; and what can't be kept has not happened to any of them. */
class TakenAlongTest {

    private static final int SEATS = 4;
    private static final int LONGEST_SECONDS = 30;

    @TempDir
    Path folder;

    private final Faults faults = new Faults();
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private TestNode node;
    private Match match;
    private List<Integer> seqs;

    @BeforeEach
    void gather() {
        node = TestNode.faulty(folder, null, faults);
        TestPerson host = TestPerson.at(node.site(), "Ada");
        TestPerson[] others = {
            TestPerson.at(node.site(), "Ben"), TestPerson.at(node.site(), "Cem"), TestPerson.at(node.site(), "Dora")
        };
        match = Match.of("\"game\":\"emblemes\"", host, others);
        seqs = new ArrayList<>();
        for (int seat = 0; seat < SEATS; seat++) seqs.add(match.seq(seat));
    }

    @AfterEach
    void part() {
        faults.open();
        threads.close();
        node.close();
    }

    private CompletableFuture<Answer> choose(int seat) {
        return CompletableFuture.supplyAsync(
                () -> match.people().get(seat).act(match.table, seat, seqs.get(seat), "k" + seat, 0), threads);
    }

    /** The first stands at the gate with its commit; the others have come and wait for it. */
    private List<CompletableFuture<Answer>> allChoose() throws InterruptedException {
        faults.shut();
        List<CompletableFuture<Answer>> answers = new ArrayList<>();
        answers.add(choose(0));
        faults.awaitCommit();
        for (int seat = 1; seat < SEATS; seat++) answers.add(choose(seat));
        // Enough to arrive; should one of them be late, it makes one commit more, which is allowed for.
        LockSupport.parkNanos(TimeUnit.SECONDS.toNanos(1));
        for (CompletableFuture<Answer> answer : answers) assertFalse(answer.isDone());
        return answers;
    }

    @Test
    void whoWaitsIsKeptTogether() throws Exception {
        List<CompletableFuture<Answer>> answers = allChoose();
        int before = faults.commits();
        faults.open();
        for (CompletableFuture<Answer> answer : answers)
            answer.get(10, TimeUnit.SECONDS).of(200);
        // One by one they would make three, and what the node does by itself was waiting too and makes one or two.
        assertTrue(faults.commits() - before < SEATS, () -> faults.commits() - before + " commits");
        assertEquals(List.of(), waitingFor());
        match.until(match::over);
        Match.demandSound(match.people().getFirst(), match.table);
    }

    @Test
    void overSocketsEachIsAnsweredOnce() throws Exception {
        List<Ways.Socket> sockets = sockets();
        faults.shut();
        for (int seat = 0; seat < SEATS; seat++) {
            sockets.get(seat).say("{\"seq\":%d,\"key\":\"k%d\",\"index\":0}".formatted(seqs.get(seat), seat));
            if (seat == 0) faults.awaitCommit();
        }
        LockSupport.parkNanos(TimeUnit.SECONDS.toNanos(1));
        assertEquals(Set.of(), told(sockets));
        faults.open();
        for (Ways.Socket socket : sockets) socket.await("taken");
        // The same again is answered again: whoever has heard that has heard all before it.
        for (int seat = 0; seat < SEATS; seat++) {
            String again = "{\"seq\":%d,\"key\":\"k%d\",\"index\":0}".formatted(seqs.get(seat), seat);
            int before = sockets.get(seat).size();
            sockets.get(seat).say(again);
            sockets.get(seat).await(before, Hearing.isA("taken"));
            List<String> keys = new ArrayList<>();
            for (JsonNode line : sockets.get(seat).lines())
                if (Hearing.isA("taken").test(line)) keys.add(line.path("key").asText());
            assertEquals(List.of("k" + seat, "k" + seat), keys);
        }
        sockets.forEach(Hearing::close);
    }

    /** All four open what they chose, three leave it sealed; the fifth socket only listens. */
    @ParameterizedTest
    @ValueSource(ints = {SEATS - 1, SEATS})
    void nobodyHearsOfAChoiceThatIsNotKept(int choosers) throws Exception {
        List<Ways.Socket> sockets = sockets();
        try (Reading database = Reading.open(null, folder);
                Hearing watcher = Ways.SOCKET.open(TestPerson.stranger(node.site()), match.table, "")) {
            watcher.await("look");
            List<Hearing> ears = new ArrayList<>(sockets);
            ears.add(watcher);
            faults.shut();
            for (int seat = 0; seat < choosers; seat++) {
                sockets.get(seat).say("{\"seq\":%d,\"key\":\"k%d\",\"index\":0}".formatted(seqs.get(seat), seat));
                if (seat == 0) faults.awaitCommit();
            }
            letThrough(ears, database);
            for (int wait = 0; wait < LONGEST_SECONDS && kept(database).size() < choosers; wait++)
                if (faults.comes()) letThrough(ears, database);
            faults.open();
            for (int seat = 0; seat < choosers; seat++) sockets.get(seat).await("taken");
            assertEquals(choosers, kept(database).size());
        }
        sockets.forEach(Hearing::close);
    }

    /** A commit stands at the gate: of what it would keep nobody may have heard. The next may be one of the node's own. */
    private void letThrough(List<Hearing> ears, Reading database) {
        // Enough to be heard.
        LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(500));
        Set<Integer> told = told(ears);
        Set<Integer> kept = kept(database);
        assertTrue(kept.containsAll(told), () -> told + " were told of, and " + kept + " are kept");
        faults.pass();
    }

    private List<Ways.Socket> sockets() {
        List<Ways.Socket> sockets = new ArrayList<>();
        for (int seat = 0; seat < SEATS; seat++) {
            sockets.add((Ways.Socket) Ways.SOCKET.open(match.people().get(seat), match.table, "seat=" + seat));
            sockets.getLast().await("decide");
        }
        return sockets;
    }

    private Set<Integer> kept(Reading database) {
        return Set.copyOf(database.read(handle -> handle.createQuery("SELECT seat FROM answer WHERE playing = :id"
                        + " UNION SELECT seat FROM entry WHERE playing = :id AND idem IS NOT NULL")
                .bind("id", match.table)
                .mapTo(Integer.class)
                .list()));
    }

    /** The seats of whose choice anybody was told: its answer, what they have chosen, that they have, or what all led to. */
    private static Set<Integer> told(List<? extends Hearing> ears) {
        Set<Integer> told = new TreeSet<>();
        for (int ear = 0; ear < ears.size(); ear++) {
            List<JsonNode> lines = ears.get(ear).lines();
            int first = lines.stream()
                    .filter(Hearing.isA("decide").or(Hearing.isA("look")))
                    .findFirst()
                    .orElseThrow()
                    .path("seq")
                    .asInt();
            for (JsonNode line : lines) {
                if (Hearing.isA("taken").or(Hearing.isA("own")).test(line)) told.add(ear);
                if (Hearing.isA("ready").test(line)) line.path("seats").forEach(seat -> told.add(seat.asInt()));
                if (line.path("seq").asInt() > first) told.addAll(List.of(0, 1, 2, 3));
            }
        }
        return told;
    }

    /** The seats that owe their choice of the first round. */
    private List<Integer> waitingFor() {
        List<Integer> seats = new ArrayList<>();
        for (int seat = 0; seat < SEATS; seat++) {
            int first = seqs.get(seat);
            if (match.asked(seat)
                    .filter(asked -> asked.path("seq").asInt() == first)
                    .isPresent()) seats.add(seat);
        }
        return seats;
    }

    @Test
    void whatCouldNotBeKeptHasHappenedToNobody() throws Exception {
        List<CompletableFuture<Answer>> answers = allChoose();
        faults.fail(true);
        faults.open();
        for (CompletableFuture<Answer> answer : answers)
            answer.get(10, TimeUnit.SECONDS).refused(503, "server.busy");
        faults.fail(false);
        assertEquals(List.of(0, 1, 2, 3), waitingFor());
        for (int seat = 0; seat < SEATS; seat++)
            choose(seat).get(10, TimeUnit.SECONDS).of(200);
        match.until(match::over);
        Match.demandSound(match.people().getFirst(), match.table);
    }
}
