package regalia.server.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.RejectedExecutionException;
import org.junit.jupiter.api.Test;

/** Whose bots come next. */
class RotaTest {

    /** Those who were sent for and have not come yet. */
    private final Deque<Runnable> sent = new ArrayDeque<>();

    private final Rota rota = new Rota(sent::addLast);
    private final List<String> served = new ArrayList<>();

    private void add(String host, String step) {
        rota.add(host, () -> served.add(step));
    }

    /** Something that goes on until the next so many have come and are done. */
    private void addLong(String host, String step, int meanwhile) {
        rota.add(host, () -> {
            served.add(step);
            come(meanwhile);
        });
    }

    /** A step after which its host has another. */
    private void addEndless(String host) {
        rota.add(host, () -> {
            served.add(host);
            addEndless(host);
        });
    }

    private void come(int thinkers) {
        for (int thinker = 0; thinker < thinkers; thinker++) sent.removeFirst().run();
    }

    private void allCome() {
        come(sent.size());
    }

    @Test
    void whatWaitsForOneHostIsDoneInTheOrderInWhichItCame() {
        for (String step : List.of("a1", "a2", "a3")) add("ada", step);
        allCome();
        assertEquals(List.of("a1", "a2", "a3"), served);
    }

    @Test
    void theOneTableOfAHostComesNextThoughAnotherHasAHundred() {
        for (int table = 0; table < 100; table++) add("ada", "a" + table);
        come(10);
        add("ben", "b");
        come(2);
        assertEquals("b", served.get(11));
        allCome();
        assertEquals(101, served.size());
    }

    /** Somebody thinks for Ada when Ben comes: when that is done he is the next. */
    @Test
    void whoComesWhileSomebodyThinksForAnotherHostComesNext() {
        for (int table = 0; table < 100; table++)
            rota.add("ada", () -> {
                served.add("ada");
                if (served.size() == 1) add("ben", "ben");
            });
        come(2);
        assertEquals(List.of("ada", "ben"), served);
    }

    @Test
    void hostsTakeTurns() {
        for (String step : List.of("a1", "a2", "a3", "a4")) add("ada", step);
        for (String step : List.of("b1", "b2")) add("ben", step);
        add("cleo", "c1");
        allCome();
        assertEquals(List.of("a1", "b1", "c1", "a2", "b2", "a3", "a4"), served);
    }

    @Test
    void whoseBotsGoOnAndOnTakesTurnsToo() {
        addEndless("ada");
        addEndless("ben");
        come(1);
        add("cleo", "cleo");
        come(5);
        assertEquals(List.of("ada", "ben", "ada", "cleo", "ben", "ada"), served);
    }

    @Test
    void aHostForWhomSomebodyIsAtWorkComesAfterOneForWhomNobodyIs() {
        addLong("ada", "a1", 2);
        for (String step : List.of("a2", "a3")) add("ada", step);
        for (String step : List.of("b1", "b2")) add("ben", step);
        come(1);
        assertEquals(List.of("a1", "b1", "b2"), served);
        allCome();
        assertEquals(List.of("a1", "b1", "b2", "a2", "a3"), served);
    }

    @Test
    void whereSomebodyIsAtWorkForAllHostsTheOneForWhomTheFewestAreComesNext() {
        addLong("ada", "a1", 1);
        addLong("ben", "b1", 1);
        addLong("ada", "a2", 1);
        add("ada", "a3");
        add("ben", "b2");
        come(1);
        assertEquals(List.of("a1", "b1", "a2", "b2"), served);
    }

    @Test
    void nobodyWhoIsServedIsRemembered() {
        add("ada", "a1");
        add("ben", "b1");
        allCome();
        add("ben", "b2");
        add("ada", "a2");
        allCome();
        assertEquals(List.of("a1", "b1", "b2", "a2"), served, "in the order in which they came");
    }

    @Test
    void aStepThatFailsIsDone() {
        rota.add("ada", () -> {
            throw new OutOfMemoryError("so a test says");
        });
        add("ada", "a2");
        add("ben", "b1");
        assertThrows(OutOfMemoryError.class, () -> come(1));
        allCome();
        assertEquals(List.of("b1", "a2"), served);
    }

    @Test
    void aStepForWhichNobodyCanBeSentIsNotDone() {
        RejectedExecutionException closed = new RejectedExecutionException();
        List<Runnable> calls = new ArrayList<>();
        Rota closing = new Rota(serve -> {
            if (calls.size() == 1) throw closed;
            calls.add(serve);
        });
        closing.add("ada", () -> served.add("a1"));
        assertSame(
                closed,
                assertThrows(RejectedExecutionException.class, () -> closing.add("ada", () -> served.add("a2"))));
        assertThrows(RejectedExecutionException.class, () -> closing.add("ben", () -> served.add("b1")));
        calls.getFirst().run();
        assertEquals(List.of("a1"), served);
    }
}
