package regalia.server.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.OpCode;
import org.eclipse.jetty.websocket.core.OutgoingEntry;
import org.junit.jupiter.api.Test;
import regalia.server.stream.Aside;
import regalia.server.stream.Lines;
import regalia.server.stream.Rush;

class OutletTest {

    private static final long FOR_EVER = TimeUnit.DAYS.toNanos(1);

    /** Takes messages, at once or when it is told to, and looks at their bytes only then. */
    private static class Wire extends CoreSession.Empty {

        private final List<OutgoingEntry> waiting = new ArrayList<>();
        private final List<String> sent = new CopyOnWriteArrayList<>();
        private final boolean slow;
        private String closed = "";

        Wire(boolean slow) {
            this.slow = slow;
        }

        @Override
        public boolean isOutputOpen() {
            return closed.isEmpty();
        }

        @Override
        public void sendFrame(OutgoingEntry entry) {
            waiting.add(entry);
            if (!slow) drain();
        }

        void drain() {
            for (OutgoingEntry entry : List.copyOf(waiting)) {
                if (entry.getFrame().getOpCode() == OpCode.PING) {
                    sent.add("ping");
                    continue;
                }
                ByteBuffer payload = entry.getFrame().getPayload();
                byte[] bytes = new byte[payload.remaining()];
                payload.get(bytes);
                sent.add(new String(bytes, StandardCharsets.UTF_8));
                entry.getCallback().succeeded();
            }
            waiting.clear();
        }

        @Override
        public void abort() {
            closed = "cut off";
        }

        @Override
        public void close(int code, String reason, Callback callback) {
            closed = code + " " + reason;
            callback.succeeded();
        }
    }

    private static Outlet outlet(Wire wire) {
        return outlet(wire, new Rush());
    }

    private static Outlet outlet(Wire wire, Rush rush) {
        return new Outlet(wire, (text, callback) -> false, wire, () -> false, rush);
    }

    /** Something happens while so many are being answered; gives what went out meanwhile. */
    private static List<String> during(int answers, long patience, BiConsumer<Outlet, List<String>> step) {
        Wire wire = new Wire(false);
        Rush rush = new Rush(patience);
        Outlet outlet = outlet(wire, rush);
        List<String> sent = new ArrayList<>();
        during(rush, answers, () -> {
            step.accept(outlet, wire.sent);
            sent.addAll(wire.sent);
        });
        return sent;
    }

    private static void during(Rush rush, int answers, Runnable step) {
        if (answers == 0) step.run();
        else
            rush.answering(() -> {
                during(rush, answers - 1, step);
                return true;
            });
    }

    /** Something that can wait. */
    private static void tellInTime(Outlet outlet, int seat) {
        try (Lines lines = Lines.spare()) {
            outlet.hearInTime(lines.add(new Aside.Ready(List.of(seat))));
        }
    }

    private static void await(List<String> sent, int messages) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
        while (sent.size() < messages && System.nanoTime() < end) Thread.onSpinWait();
        assertEquals(messages, sent.size());
    }

    @Test
    void inARushWhatCanWaitGoesOutWithWhatCannot() {
        List<String> sent = during(16, FOR_EVER, (outlet, _) -> {
            tellInTime(outlet, 0);
            tellInTime(outlet, 1);
            tell(outlet, new Aside.Ready(List.of(2)));
        });
        assertEquals(List.of(ready(0) + ready(1) + ready(2)), sent);
    }

    @Test
    void inARushWhatCanWaitDoes() {
        assertEquals(List.of(), during(16, FOR_EVER, (outlet, _) -> tellInTime(outlet, 0)));
    }

    @Test
    void withOneAnswerFewerNothingWaits() {
        assertEquals(List.of(ready(0)), during(15, FOR_EVER, (outlet, _) -> tellInTime(outlet, 0)));
    }

    @Test
    void inARushWhatCanWaitGoesOutByItselfAfterAMoment() {
        List<String> all = during(16, 1, (outlet, sent) -> {
            tellInTime(outlet, 0);
            await(sent, 1);
            tellInTime(outlet, 1);
            await(sent, 2);
        });
        assertEquals(List.of(ready(0), ready(1)), all);
    }

    @Test
    void inARushWhatSomebodyHearsWhileTheyAreAnsweredGoesOutWithTheAnswer() {
        List<String> sent = during(16, FOR_EVER, (outlet, _) -> {
            tellInTime(outlet, 0);
            outlet.answer(() -> {
                tellInTime(outlet, 1);
                return new Aside.Ready(List.of(2));
            });
        });
        assertEquals(List.of(ready(0) + ready(1) + ready(2)), sent);
    }

    @Test
    void whatWaitsForAnAnswerDoesNotGoOutBeforeItWhenItsTimeIsUp() {
        Wire wire = new Wire(false);
        Rush rush = new Rush(TimeUnit.SECONDS.toNanos(1));
        Outlet outlet = outlet(wire, rush);
        Wire others = new Wire(false);
        during(rush, 16, () -> {
            tellInTime(outlet, 0);
            outlet.answer(() -> {
                tellInTime(outlet(others, rush), 3);
                // Its time is up after that of what came before it.
                await(others.sent, 1);
                return new Aside.Ready(List.of(2));
            });
        });
        assertEquals(List.of(ready(0) + ready(2)), wire.sent);
    }

    @Test
    void whoIsSentAwayInARushHearsWhatWaitedBeforeThat() {
        List<String> sent = during(16, FOR_EVER, (outlet, _) -> {
            tellInTime(outlet, 0);
            outlet.end("gone");
        });
        assertEquals(List.of(ready(0)), sent);
    }

    private static void tell(Outlet outlet, Object line) {
        try (Lines lines = Lines.spare()) {
            outlet.hear(lines.add(line));
        }
    }

    private static String ready(int seat) {
        return "{\"type\":\"ready\",\"seats\":[" + seat + "]}\n";
    }

    @Test
    void whatIsHeardWhileAnAnswerIsAwaitedGoesOutWithItAndBeforeIt() {
        Wire wire = new Wire(false);
        Outlet outlet = outlet(wire);
        outlet.answer(() -> {
            tell(outlet, new Aside.Ready(List.of(1)));
            tell(outlet, new Aside.Ready(List.of(2)));
            return new Aside.Taken(7, "k", 3);
        });
        tell(outlet, new Aside.Ready(List.of(3)));
        String answer = "{\"type\":\"taken\",\"answers\":7,\"key\":\"k\",\"entry\":3}\n";
        assertEquals(List.of(ready(1) + ready(2) + answer, ready(3)), wire.sent);
    }

    @Test
    void anAnswerThatAnotherKnowsEarlierIsGivenOnceAndNothingIsHeldAnyMore() {
        Wire wire = new Wire(false);
        Outlet outlet = outlet(wire);
        outlet.answer(() -> {
            tell(outlet, new Aside.Ready(List.of(1)));
            outlet.answered(new Aside.Taken(7, "k", 3));
            tell(outlet, new Aside.Ready(List.of(2)));
            return new Aside.Taken(7, "k", 3);
        });
        String answer = "{\"type\":\"taken\",\"answers\":7,\"key\":\"k\",\"entry\":3}\n";
        assertEquals(List.of(ready(1) + answer, ready(2)), wire.sent);
        outlet.answered(new Aside.Taken(7, "k", 3));
        assertEquals(2, wire.sent.size());
    }

    @Test
    void whatIsStillOnItsWayIsNotWrittenOverByWhatIsToldNext() {
        Wire slow = new Wire(true);
        Wire quick = new Wire(false);
        List<String> expected = new ArrayList<>();
        for (int seat = 0; seat < 100; seat++) {
            tell(outlet(slow), new Aside.Ready(List.of(seat)));
            tell(outlet(quick), new Aside.Ready(List.of(1000 + seat)));
            expected.add(ready(seat));
        }
        slow.drain();
        assertEquals(expected, slow.sent);
        assertEquals(100, quick.sent.size());
    }

    @Test
    void whatFailedIsNotWrittenOverEither() {
        List<ByteBuffer> payloads = new ArrayList<>();
        Wire broken = new Wire(true) {
            @Override
            public void sendFrame(OutgoingEntry entry) {
                payloads.add(entry.getFrame().getPayload());
                entry.getCallback().failed(new IOException("reset"));
            }
        };
        tell(outlet(broken), new Aside.Ready(List.of(1)));
        Wire whole = new Wire(false);
        tell(outlet(whole), new Aside.Ready(List.of(2)));
        assertEquals(
                ready(1), StandardCharsets.UTF_8.decode(payloads.getFirst()).toString());
    }

    @Test
    @SuppressWarnings("try") // It is closed by hand, that is the point.
    void nobodyGivesABufferBackTwice() {
        Lines lines = Lines.spare();
        lines.close();
        assertThrows(IllegalStateException.class, lines::close);
    }

    @Test
    void oneMessageGoesToSeveralOfWhomOneIsSlow() {
        Wire slow = new Wire(true);
        Wire quick = new Wire(false);
        try (Lines lines = Lines.spare()) {
            lines.add(new Aside.Ready(List.of(1)));
            for (Wire wire : List.of(slow, quick)) outlet(wire).hear(lines);
            lines.clear().add(new Aside.Ready(List.of(2)));
            for (Wire wire : List.of(slow, quick)) outlet(wire).hear(lines);
        }
        tell(outlet(quick), new Aside.Ready(List.of(3)));
        slow.drain();
        assertEquals(List.of(ready(1), ready(2)), slow.sent);
        assertEquals(List.of(ready(1), ready(2), ready(3)), quick.sent);
    }

    @Test
    void whoeverCannotKeepUpIsCutOff() {
        Wire wire = new Wire(true);
        Outlet outlet = outlet(wire);
        byte[] megabyte = new byte[1 << 20];
        for (int i = 0; i < 4; i++) outlet.hear(megabyte);
        assertEquals("", wire.closed);
        outlet.hear(new byte[] {'\n'});
        assertEquals("1013 too slow", wire.closed);
    }

    @Test
    void whoeverHasTakenAllMayBeSentMore() {
        Wire wire = new Wire(true);
        Outlet outlet = outlet(wire);
        byte[] megabyte = new byte[1 << 20];
        for (int i = 0; i < 8; i++) {
            outlet.hear(megabyte);
            wire.drain();
        }
        assertTrue(wire.isOutputOpen());
        assertEquals(8, wire.sent.size());
    }

    @Test
    void nothingTakesTheShortcutPastWhatIsInTheQueue() {
        Wire wire = new Wire(true);
        List<String> ways = new ArrayList<>();
        Outlet outlet = new Outlet(
                wire,
                (text, callback) -> {
                    boolean open = !ways.isEmpty();
                    ways.add(open ? "shortcut" : "refused");
                    if (open) callback.succeeded();
                    return open;
                },
                wire,
                () -> false,
                new Rush());
        for (int seat = 0; seat < 3; seat++) tell(outlet, new Aside.Ready(List.of(seat)));
        assertEquals(List.of("refused"), ways);
        wire.drain();
        assertEquals(List.of(ready(0), ready(1), ready(2)), wire.sent);
        tell(outlet, new Aside.Ready(List.of(3)));
        tell(outlet, new Aside.Ready(List.of(4)));
        assertEquals(List.of("refused", "shortcut", "shortcut"), ways);
    }

    @Test
    void whoWasSentAwayIsNotListenedToAnyMore() {
        Wire wire = new Wire(false);
        Outlet outlet = outlet(wire);
        outlet.end("gone");
        outlet.answer(() -> {
            throw new AssertionError("listened to");
        });
        assertEquals("1001 gone", wire.closed);
        assertEquals(List.of(), wire.sent);
    }

    @Test
    void whoSaysNothingIsAskedAndWhoDoesNotAnswerIsCutOff() {
        Wire wire = new Wire(false);
        Deque<Boolean> heard = new ArrayDeque<>(List.of(true, false, true, false, false, false, true, false, false));
        Outlet outlet = new Outlet(
                wire, (text, callback) -> false, wire, () -> Boolean.TRUE.equals(heard.pollFirst()), new Rush());
        List<Integer> pings = new ArrayList<>();
        for (int round = 0; round < 10; round++) {
            outlet.look();
            pings.add(wire.sent.size());
        }
        assertEquals(List.of(0, 0, 0, 0, 1, 2, 2, 2, 3, 4), pings);
        assertEquals("", wire.closed);
        outlet.look();
        assertEquals("cut off", wire.closed);
        assertEquals(4, wire.sent.size());
    }

    @Test
    void whoWasSentAwayIsCutOffHoweverMuchTheySay() {
        Wire wire = new Wire(false);
        Outlet outlet = new Outlet(wire, (text, callback) -> false, wire, () -> true, new Rush());
        outlet.end("gone");
        for (int round = 0; round < 3; round++) outlet.look();
        assertEquals("1001 gone", wire.closed);
        outlet.look();
        assertEquals("cut off", wire.closed);
        assertEquals(List.of(), wire.sent);
    }

    @Test
    void whoeverWaitsForAnAnswerStillHearsWhyItEnds() {
        Wire wire = new Wire(false);
        Outlet outlet = outlet(wire);
        outlet.answer(() -> {
            tell(outlet, new Aside.Moved("server.closing"));
            outlet.end("closing");
            return new Aside.Taken(7, "k", 3);
        });
        assertEquals(List.of("{\"type\":\"moved\",\"reason\":\"server.closing\"}\n"), wire.sent);
        assertEquals("1001 closing", wire.closed);
    }
}
