package regalia.server.api;

import io.javalin.http.Context;
import io.javalin.websocket.WsContext;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.LongConsumer;
import java.util.function.Predicate;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import regalia.codec.Json;
import regalia.codec.wire.WireLine;
import regalia.kernel.Unusable;
import regalia.server.Declined;
import regalia.server.http.Call;
import regalia.server.http.Refused;
import regalia.server.http.Route;
import regalia.server.http.Work;
import regalia.server.play.Chats;
import regalia.server.play.Hall;
import regalia.server.play.Listening;
import regalia.server.play.Request;
import regalia.server.play.Taken;
import regalia.server.store.Overloaded;
import regalia.server.stream.Aside;
import regalia.server.stream.Lines;

/** The three ways to hear a table: a WebSocket, lines over HTTP, and asking again and again. The lines are the same. */
public final class StreamRoutes {

    private static final Logger LOG = Logger.getLogger(StreamRoutes.class.getName());
    static final long ALIVE_MILLIS = 15_000;
    /** In so many turns all are told that they are connected. */
    public static final int TURNS = 100;

    private static final int LONGEST_WAIT = 30;
    private static final int FAREWELL_SECONDS = 2;
    private static final int NEVER_OPEN = 1006;
    private static final String LOOK = "{\"type\":\"look\",\"seq\":3,\"toAct\":[1],\"view\":{}}";

    private final Listening listening;
    private final Hall hall;
    private final Chats chats;
    private final LongConsumer acted;
    /** Everybody who listens, with the request that they came with. */
    private final Map<regalia.server.stream.Ear, Call> open = new ConcurrentHashMap<>();

    private final News news = new News();
    private final RollCall<regalia.server.stream.Ear> roll = new RollCall<>(TURNS);
    /** Those who were told that this node ends and are still there. */
    private final Set<regalia.server.stream.Ear> told = ConcurrentHashMap.newKeySet();

    private final CountDownLatch gone = new CountDownLatch(1);
    private volatile boolean ending;

    /**
     * Begins.
     *
     * @param acted told how many nanoseconds each action took that came over a socket and was taken
     */
    public StreamRoutes(Listening listening, Hall hall, Chats chats, LongConsumer acted) {
        this.acted = acted;
        this.listening = listening;
        this.hall = hall;
        this.chats = chats;
    }

    public List<Route> all() {
        return List.of(
                hearing(
                                "socket",
                                "socket",
                                "Hear a table, and act, over a WebSocket: one JSON object for each line, several lines may come in one message")
                        .takes(Spoken.class, "{\"seq\":3,\"key\":\"a-1\",\"index\":0}")
                        .socket(new Talk()),
                hearing("stream", "stream", "Hear a table as lines of JSON that don't end before the match does")
                        .stream(this::stream),
                hearing("poll", "poll", "What is new at a table, waiting for it if nothing is")
                        .query("wait", "how many seconds to wait at most, up to 30", "20")
                        .stream(this::poll));
    }

    private static regalia.server.http.Draft hearing(String verb, String operation, String summary) {
        return Route.get("/api/tables/{id}/" + verb, operation, summary)
                .query("seat", "with the eyes of which seat of one's own", "0")
                .query("after", "the seq of the last line that was heard", "17")
                .query("chat", "the number of the last line of chat that was heard", "3")
                .givesLines(List.of(WireLine.class, Aside.class), LOOK);
    }

    private static Listening.Wish wish(Call call) {
        return new Listening.Wish(
                call.path("id"), Callings.person(call), Callings.number(call, "seat"), Callings.number(call, "after"));
    }

    private void join(Listening.Wish wish, regalia.server.stream.Ear ear, Call call) {
        chats.join(wish.table(), wish.person(), chatHeard(call), soFar -> listening.join(wish, ear, soFar));
    }

    private static int chatHeard(Call call) {
        return Callings.number(call, "chat").orElse(0);
    }

    private void stream(Call call, Context context) throws IOException, InterruptedException {
        Listening.Wish wish = wish(call);
        Pipe pipe = new Pipe(true);
        try {
            opened(pipe, call);
            join(wish, pipe, call);
            pipe.pump(context.res().getOutputStream(), ALIVE_MILLIS);
        } finally {
            closed(pipe);
            listening.leave(wish, pipe);
        }
    }

    private void poll(Call call, Context context) throws IOException, InterruptedException {
        Listening.Wish wish = wish(call);
        int wait = Math.min(LONGEST_WAIT, Callings.number(call, "wait").orElse(LONGEST_WAIT));
        Pipe pipe = new Pipe(false);
        try {
            opened(pipe, call);
            join(wish, pipe, call);
            byte[] first = pipe.next(0);
            String text = first == null ? "" : new String(first, StandardCharsets.UTF_8);
            if (!news.isNews(wish, Callings.number(call, "chat"), text)) text += next(pipe, wait);
            context.res().getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
            news.told(wish, text);
        } finally {
            closed(pipe);
            listening.leave(wish, pipe);
        }
    }

    /** What comes within some seconds. That somebody has come is not worth an answer: it may be the one who asks. */
    private static String next(Pipe pipe, int seconds) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        StringBuilder text = new StringBuilder();
        for (long left = end - System.nanoTime(); left > 0; left = end - System.nanoTime()) {
            byte @Nullable [] lines = pipe.next(TimeUnit.NANOSECONDS.toMillis(left) + 1);
            if (lines == null) break;
            String heard = new String(lines, StandardCharsets.UTF_8);
            text.append(heard);
            if (!News.isPresence(heard)) break;
        }
        return text.toString();
    }

    void opened(regalia.server.stream.Ear ear, Call call) {
        open.put(ear, call);
        roll.add(ear);
        // Who was let in and lost their access before they stood in the list was not found there.
        if (!call.isStillKnown()) throw Refused.unknownCaller("This access was revoked.");
    }

    /** An ear that has begun to hear. One that can't is gone again: nobody would say later that its connection was closed. */
    static Work.Ear joined(Work.Ear ear, Runnable join) {
        try {
            join.run();
            return ear;
        } catch (RuntimeException refused) {
            ear.closed(NEVER_OPEN);
            throw refused;
        }
    }

    /** Ends the connections of some people that they may not have any more. */
    public void lookAgain(Predicate<String> persons) {
        open.forEach((ear, call) -> {
            boolean meant = call.caller()
                    .filter(caller -> persons.test(caller.person().id()))
                    .isPresent();
            if (meant && !isKnown(call)) ear.end("gone");
        });
    }

    /** Whom the database can't tell of just now isn't known: they come back, and are asked again who they are. */
    private static boolean isKnown(Call call) {
        try {
            return call.isStillKnown();
        } catch (RuntimeException unanswered) {
            LOG.log(Level.WARNING, "an access could not be looked up again: its connection ends", unanswered);
            return false;
        }
    }

    void closed(regalia.server.stream.Ear ear) {
        open.remove(ear);
        roll.remove(ear);
        told.remove(ear);
        if (ending && told.isEmpty()) gone.countDown();
    }

    /**
     * Lets those whose turn it is know that they are connected, and looks whether those over WebSockets are; those over HTTP hear it from
     * their own thread. So often every ten seconds as there are {@link #TURNS}.
     */
    public void alive() {
        byte[] line = new Lines().add(new Aside.Alive()).bytes();
        roll.next(ear -> {
            if (ear instanceof Outlet outlet) {
                outlet.hear(line);
                outlet.look();
            }
        });
    }

    /** This node ends: everybody goes on at another, or here when it is back. Waits a little until they have heard it. */
    public void end() {
        byte[] line = new Lines().add(new Aside.Moved("server.closing")).bytes();
        told.addAll(open.keySet());
        for (regalia.server.stream.Ear ear : told) {
            ear.hear(line);
            ear.end("closing");
        }
        // Whoever went while they were being counted is not waited for.
        told.retainAll(open.keySet());
        ending = true;
        if (told.isEmpty()) return;
        try {
            boolean _ = gone.await(FAREWELL_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    public int size() {
        return open.size();
    }

    /** An answer over the socket. */
    record Spoken(
            int seq, String key, Optional<com.fasterxml.jackson.databind.JsonNode> action, Optional<Integer> index) {}

    private final class Talk implements Work.Socket {

        @Override
        public void knock(Call call) {
            listening.knock(wish(call));
            chatHeard(call);
        }

        @Override
        public Work.Ear open(Call call, WsContext socket) {
            Listening.Wish wish = wish(call);
            boolean mayPlay = call.mayPlay();
            Outlet outlet = Outlet.of(socket.session, hall.rush());
            Work.Ear ear = new Work.Ear() {
                @Override
                public void heard(String message) {
                    outlet.answer(() -> said(wish, mayPlay, outlet, message));
                }

                @Override
                public void closed(int code) {
                    StreamRoutes.this.closed(outlet);
                    listening.leave(wish, outlet);
                }
            };
            return joined(ear, () -> {
                opened(outlet, call);
                join(wish, outlet, call);
            });
        }

        /** What is answered to what somebody says over the socket. */
        private Aside said(Listening.Wish wish, boolean mayPlay, Outlet ear, String message) {
            long began = System.nanoTime();
            Optional<String> key = Optional.empty();
            try {
                Spoken spoken = Json.read(message, Spoken.class);
                key = Optional.of(spoken.key());
                int seat = listening.seat(ear).orElseThrow(() -> Declined.notNow("table.notRunning"));
                if (seat == regalia.kernel.Seat.SPECTATOR) throw Declined.notYours("table.noSeatOfYours");
                if (!mayPlay) throw Declined.notYours("token.readOnly");
                Taken taken = hall.match(wish.table())
                        .answer(
                                new Request(seat, spoken.seq(), spoken.key(), spoken.action(), spoken.index()),
                                early -> ear.answered(taken(spoken, early)));
                acted.accept(System.nanoTime() - began);
                return taken(spoken, taken);
            } catch (RuntimeException failed) {
                return declined(failed, key);
            }
        }
    }

    private static Aside taken(Spoken spoken, Taken taken) {
        return new Aside.Taken(spoken.seq(), spoken.key(), taken.entry());
    }

    private static Aside declined(RuntimeException failed, Optional<String> key) {
        return switch (failed) {
            case Declined no ->
                new Aside.Declined(
                        Refused.status(no),
                        no.why().key(),
                        no.args(),
                        Optional.of(no.rule()).filter(rule -> !rule.isEmpty()),
                        Optional.empty(),
                        key);
            case Unusable unusable ->
                new Aside.Declined(
                        400,
                        "wire.unreadable",
                        List.of(),
                        Optional.empty(),
                        Optional.of(String.valueOf(unusable.getMessage())),
                        key);
            case Overloaded _ -> declined(Declined.busy("server.busy"), key);
            default -> throw failed;
        };
    }
}
