package regalia.server.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import regalia.codec.Json;

/** Leads each request through the guard to its route, and whatever comes of it back to the caller and the witness. */
final class Gate {

    private static final Logger LOG = Logger.getLogger(Gate.class.getName());
    private static final String ROUTE = "regalia.route";
    private static final int FAREWELL_SECONDS = 3;

    private final Guard guard;
    private final Witness witness;
    private final int places;
    private final Semaphore room;
    private final Shares shares = new Shares();
    private final Limits limits;

    Gate(Guard guard, Witness witness, Limits limits) {
        this.guard = guard;
        this.witness = witness;
        this.limits = limits;
        this.places = limits.inFlight();
        this.room = new Semaphore(places);
    }

    /** Lets what is being answered be answered, for a while, and nothing more. */
    void shut() {
        try {
            if (!room.tryAcquire(places, FAREWELL_SECONDS, TimeUnit.SECONDS))
                LOG.warning("requests that took too long were cut off at the end");
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    void pass(Route route, Context context) throws IOException {
        long start = System.nanoTime();
        @Nullable Throwable failure = null;
        try {
            work(route, guard.admit(route, context), context);
        } catch (Exception thrown) {
            failure = thrown;
        }
        end(route.path(), context, start, failure);
    }

    private void work(Route route, Call call, Context context) throws Exception {
        try (Shares.Share _ = ofRoute(route, call)) {
            switch (route.work()) {
                case Work.Answer answer -> {
                    try (Shares.Share _ = ofAddress("answers", call, limits.answersAtOnce())) {
                        answer(route, answer, call, context);
                    }
                }
                case Work.Stream stream -> {
                    try (Shares.Share _ = listens(call)) {
                        stream(route, stream, call, context);
                    }
                }
                case Work.Socket socket ->
                    throw new Refused(
                            Problem.of(426).because("Connect with a WebSocket."), Map.of("Upgrade", "websocket"));
            }
        }
    }

    private Shares.Share ofAddress(String what, Call call, int most) {
        return shares.take(what + " " + call.peer().neighbourhood(), most);
    }

    /** What is to be used sparingly is not under way more often than it may be begun at once. */
    private Shares.Share ofRoute(Route route, Call call) {
        int most = route.sparing().map(rate -> rate.apply(limits).burst()).orElse(Integer.MAX_VALUE);
        return ofAddress(route.operation(), call, most);
    }

    /** One more who listens at an address, for as long as they do. */
    Shares.Share listens(Call call) {
        return ofAddress("listens", call, limits.listenersAtOnce());
    }

    /** The same for a request that came to no route, or not through it. */
    void end(Context context, Exception thrown) throws IOException {
        end(context.attributeOrCompute(ROUTE, ignored -> "none"), context, System.nanoTime(), thrown);
    }

    void end(String route, Context context, long start, @Nullable Throwable failure) throws IOException {
        String request = Guard.request(context);
        if (failure != null) Failures.tell(context, Failures.refusal(failure, request));
        witness.heard(new Witness.Heard(
                request,
                context.req().getMethod(),
                route,
                context.statusCode(),
                System.nanoTime() - start,
                failure == null ? Optional.empty() : Failures.bug(failure)));
    }

    /** Before an upgrade: who isn't let in gets a problem, and the connection is never made. */
    Call knock(Route route, Work.Socket socket, Context context) throws Exception {
        long start = System.nanoTime();
        context.attribute(ROUTE, route.path());
        Call call = guard.admit(route, context);
        // It is taken when the connection stands; but who is refused before that hears why.
        listens(call).close();
        socket.knock(call);
        witness.heard(new Witness.Heard(
                call.id(), "GET", route.path(), route.status(), System.nanoTime() - start, Optional.empty()));
        return call;
    }

    private void answer(Route route, Work.Answer answer, Call call, Context context) throws Exception {
        if (!room.tryAcquire()) throw Refused.tooBusy("Too many requests are being answered just now.");
        try {
            Object given = answer.answer(call);
            context.status(route.status());
            switch (route.gives()) {
                case Body.None none -> {}
                // In bytes: without a charset, which some kinds don't have, Jetty would take the letters for Latin
                // ones.
                case Body.Text text ->
                    context.contentType(text.media()).result(((String) given).getBytes(StandardCharsets.UTF_8));
                case Body.Json json -> context.contentType(Body.JSON).result(Json.write(given));
                case Body.Lines lines -> throw new IllegalStateException(route.operation() + " must be a stream");
            }
        } finally {
            room.release();
        }
    }

    private static void stream(Route route, Work.Stream stream, Call call, Context context) throws Exception {
        // A compressed line would wait for others to be compressed with.
        context.disableCompression()
                .status(route.status())
                .contentType(route.gives().media());
        stream.stream(call, context);
    }
}
