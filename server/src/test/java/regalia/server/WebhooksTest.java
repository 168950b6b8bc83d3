package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regalia.server.store.Database;
import regalia.server.stream.Aside;

/** Who takes a call and never ends it keeps nobody else from being called. */
class WebhooksTest {

    private static final Aside.Turn TURN = new Aside.Turn("table", "palace", List.of(0));
    /** More than are called at once at one host. */
    private static final int MANY = 20;
    /** So many are called at once: more than at one host, and less than at two. */
    private static final int MOST = Webhooks.MOST_PER_HOST + 4;

    /** A receiver answers one call over a connection. */
    private static final String WELL = "HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n";

    @TempDir
    Path folder;

    private Database database;

    @BeforeEach
    void open() {
        database = Database.open(null, folder, Runnable::run);
    }

    @AfterEach
    void close() {
        database.close();
    }

    /** Somebody who takes calls, says something and then nothing, and doesn't hang up. */
    private static final class Receiver implements AutoCloseable {

        private final String host;
        private final ServerSocket door;
        private final Semaphore called = new Semaphore(0);
        private final Queue<Socket> callers = new ConcurrentLinkedQueue<>();
        private final String answer;

        Receiver(String answer) throws IOException {
            this("127.0.0.1", answer);
        }

        /** Under one of the names that a machine has for itself: each is a host of its own. */
        Receiver(String host, String answer) throws IOException {
            this.host = host;
            door = new ServerSocket(0, 50, InetAddress.getByName(host));
            this.answer = answer;
            Thread.ofVirtual().start(this::take);
        }

        String address() {
            return "http://" + host + ":" + door.getLocalPort() + "/";
        }

        private void take() {
            while (!door.isClosed()) {
                try {
                    Socket caller = door.accept();
                    callers.add(caller);
                    Thread.ofVirtual().start(() -> answer(caller));
                } catch (IOException closed) {
                    return;
                }
            }
        }

        private void answer(Socket caller) {
            try {
                BufferedReader in =
                        new BufferedReader(new InputStreamReader(caller.getInputStream(), StandardCharsets.US_ASCII));
                String line = in.readLine();
                while (line != null && !line.isEmpty()) line = in.readLine();
                caller.getOutputStream().write(answer.getBytes(StandardCharsets.US_ASCII));
                called.release();
            } catch (IOException gone) {
                // They were not waited for.
            }
        }

        void awaitCalls(int calls) throws InterruptedException {
            assertTrue(called.tryAcquire(calls, 20, TimeUnit.SECONDS), "not called");
        }

        @Override
        public void close() throws IOException {
            door.close();
            for (Socket caller : callers) caller.close();
        }
    }

    private Webhooks webhooks(Duration longest) {
        return webhooks(longest, 5 * MANY);
    }

    private Webhooks webhooks(Duration longest, int most) {
        return new Webhooks(database, "here", InstantSource.system(), true, longest, most);
    }

    /** Calls many people whom one receiver calls its own. */
    private void call(Webhooks webhooks, String name, int people, Receiver receiver) {
        for (int number = 0; number < people; number++) person(name + number, receiver);
        for (int number = 0; number < people; number++) webhooks.accept(name + number, TURN);
    }

    private void person(String id, Receiver receiver) {
        person(id, receiver.address());
    }

    private void person(String id, String address) {
        database.write(handle -> handle.execute(
                        "INSERT INTO person (id, name, kind, settings, webhook, created, seen)"
                                + " VALUES (?, ?, 'guest', '{}', ?, 1, 1)",
                        id,
                        id,
                        address))
                .join();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "HTTP/1.1 200 OK\r\nContent-Le",
                "HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n",
                "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n"
            })
    void whoNeverEndsTheirAnswerSilencesNobody(String answer) throws Exception {
        Webhooks webhooks = webhooks(Duration.ofMillis(500));
        try (Receiver tarpit = new Receiver(answer);
                Receiver good = new Receiver(WELL)) {
            person("good", good);
            call(webhooks, "slow", MANY, tarpit);
            tarpit.awaitCalls(Webhooks.MOST_PER_HOST);
            long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
            do {
                assertTrue(System.nanoTime() < until, "the good one is never called");
                webhooks.accept("good", TURN);
            } while (!good.called.tryAcquire(20, TimeUnit.MILLISECONDS));
        }
    }

    @Test
    void aHostThatIsSlowIsCalledByFewAtATimeAndTakesNobodyElsesPlace() throws Exception {
        Webhooks webhooks = webhooks(Duration.ofSeconds(20));
        try (Receiver good = new Receiver("localhost", WELL)) {
            person("good", good);
            try (Receiver tarpit = new Receiver("")) {
                call(webhooks, "slow", Webhooks.MOST_PER_HOST, tarpit);
                tarpit.awaitCalls(Webhooks.MOST_PER_HOST);
                // They are not called, and nobody is told so: whoever is called after them has come past them.
                call(webhooks, "more", 2 * MANY, tarpit);
                webhooks.accept("good", TURN);
                good.awaitCalls(1);
                awaitRest(webhooks, Webhooks.MOST_PER_HOST);
                assertEquals(Webhooks.MOST_PER_HOST, tarpit.callers.size());
            }
            awaitRest(webhooks, 0);
            try (Receiver again = new Receiver(WELL)) {
                call(webhooks, "again", Webhooks.MOST_PER_HOST, again);
                again.awaitCalls(Webhooks.MOST_PER_HOST);
            }
        }
    }

    @Test
    void soManyAreCalledAtOnceAndNobodyMore() throws Exception {
        Webhooks webhooks = webhooks(Duration.ofSeconds(60), MOST);
        try (Receiver late = new Receiver("localhost", WELL)) {
            person("late", late);
            try (Receiver full = new Receiver("");
                    Receiver half = new Receiver("localhost", "")) {
                call(webhooks, "full", Webhooks.MOST_PER_HOST, full);
                call(webhooks, "half", MOST - Webhooks.MOST_PER_HOST, half);
                full.awaitCalls(Webhooks.MOST_PER_HOST);
                half.awaitCalls(MOST - Webhooks.MOST_PER_HOST);
                webhooks.accept("late", TURN);
                assertEquals(MOST, webhooks.underWay(), "there is room for one more");
            }
            awaitRest(webhooks, 0);
            assertEquals(0, late.callers.size());
            webhooks.accept("late", TURN);
            late.awaitCalls(1);
        }
    }

    /** Waits until so many calls are left. */
    private static void awaitRest(Webhooks webhooks, int calls) {
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
        while (webhooks.underWay() != calls) {
            assertTrue(System.nanoTime() < until, "calls don't end");
            Thread.onSpinWait();
        }
    }

    @Test
    void whoIsBeingCalledIsNotCalledAgainMeanwhile() throws Exception {
        Webhooks webhooks = webhooks(Duration.ofSeconds(20));
        try (Receiver tarpit = new Receiver("");
                Receiver good = new Receiver(WELL)) {
            person("slow", tarpit);
            person("good", good);
            for (int times = 0; times < MANY; times++) webhooks.accept("slow", TURN);
            tarpit.awaitCalls(1);
            webhooks.accept("good", TURN);
            good.awaitCalls(1);
            assertEquals(1, tarpit.callers.size());
        }
    }

    /** A virtual one would keep a carrier of all others for as long as it takes. */
    @Test
    void aThreadOfTheSystemLooksUpNames() throws Exception {
        try (Receiver receiver = new Receiver(WELL)) {
            person("named", "http://" + NameBook.NOTED + ":" + receiver.door.getLocalPort() + "/");
            webhooks(Duration.ofSeconds(20)).accept("named", TURN);
            receiver.awaitCalls(1);
            assertFalse(Objects.requireNonNull(NameBook.LOOKED.poll(20, TimeUnit.SECONDS))
                    .isVirtual());
        }
    }

    /** Somebody looks at the table, on a seat and at a node. */
    private void looks(int seat, String node) {
        database.write(handle -> handle.execute(
                        "INSERT INTO attendance (gathering, seat, node, until) VALUES ('table', ?, ?, ?)",
                        seat,
                        node,
                        Long.MAX_VALUE))
                .join();
    }

    @Test
    void whoLooksAtTheTableAtAnotherNodeIsNotCalled() throws Exception {
        Webhooks webhooks = webhooks(Duration.ofSeconds(20));
        try (Receiver one = new Receiver(WELL);
                Receiver two = new Receiver(WELL)) {
            person("one", one);
            person("two", two);
            looks(0, "elsewhere");
            // Who has just gone from here may still be written down.
            looks(1, "here");
            webhooks.accept("one", TURN);
            webhooks.accept("two", new Aside.Turn("table", "palace", List.of(1)));
            two.awaitCalls(1);
            database.write(handle -> handle.execute("DELETE FROM attendance")).join();
            do webhooks.accept("one", TURN);
            while (!one.called.tryAcquire(20, TimeUnit.MILLISECONDS));
            assertEquals(1, one.callers.size());
        }
    }
}
