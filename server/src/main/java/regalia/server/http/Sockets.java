package regalia.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import io.javalin.websocket.WsMessageContext;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/** WebSocket routes: the guard stands before the upgrade, and one ear hears each connection from then on. */
final class Sockets {

    /** Bytes of room that Jetty makes for each message that comes, before it knows how long it is: answers are short. */
    private static final int USUAL_MESSAGE = 256;

    /** Nobody needs to say more than this before they have heard an answer. */
    private static final int MOST_WAITING = 64;

    private static final Logger LOG = Logger.getLogger(Sockets.class.getName());
    private static final String CALL = "regalia.call";
    private static final int UNUSABLE = 1003;
    private static final int GONE = 1006;
    private static final int TOO_FAST = 1008;
    private static final int BUG = 1011;
    private static final int TRY_AGAIN = 1013;

    private final Gate gate;
    private final Limits limits;
    private final Map<String, Talk> talks = new ConcurrentHashMap<>();

    /** Who listens at this end, and what has come for them. */
    private static final class Talk {

        private final Work.Ear ear;
        private final Shares.Share share;
        private final Inbox inbox = new Inbox();
        /** Whether something could not be dealt with: what was said after it may have counted on it. */
        private volatile boolean failed;

        Talk(Work.Ear ear, Shares.Share share) {
            this.ear = ear;
            this.share = share;
        }

        void hear(WsMessageContext context) {
            if (!failed) failed = !guarded(context, () -> ear.heard(context.message()));
        }
    }

    Sockets(Gate gate, Limits limits) {
        this.gate = gate;
        this.limits = limits;
    }

    void add(RoutesConfig routes, Route route, Work.Socket socket) {
        routes.wsBeforeUpgrade(route.path(), context -> context.attribute(CALL, gate.knock(route, socket, context)));
        routes.ws(route.path(), config -> listen(config, socket));
    }

    private void listen(WsConfig config, Work.Socket socket) {
        config.onConnect(context -> {
            context.session.setIdleTimeout(limits.socketIdle());
            context.session.setMaxTextMessageSize(limits.messageBytes());
            context.session.setInputBufferSize(USUAL_MESSAGE);
            guarded(context, () -> talks.put(context.sessionId(), begun(context, socket)));
            // It may have broken while it was being opened.
            if (!context.session.isOpen()) closed(context, GONE);
        });
        config.onMessage(context -> {
            @Nullable Talk talk = talks.get(context.sessionId());
            if (talk == null) return;
            guarded(context, () -> {
                Call call = call(context);
                if (call.caller().isPresent())
                    call.spend("person " + call.person().id(), limits.perPerson());
                else call.spend("address " + call.peer().neighbourhood(), limits.perAddress());
                if (talk.inbox.size() >= MOST_WAITING)
                    throw Refused.tooMany("Answers are still being waited for.", Duration.ofSeconds(1));
                talk.inbox.put(() -> talk.hear(context));
            });
        });
        config.onBinaryMessage(context -> context.closeSession(UNUSABLE, "text only"));
        config.onClose(context -> closed(context, context.status()));
        config.onError(context -> closed(context, BUG));
    }

    private Talk begun(WsContext context, Work.Socket socket) throws Exception {
        Shares.Share share = gate.listens(call(context));
        boolean open = false;
        try {
            Talk talk = new Talk(socket.open(call(context), context), share);
            open = true;
            return talk;
        } finally {
            if (!open) share.close();
        }
    }

    private void closed(WsContext context, int code) {
        @Nullable Talk talk = talks.remove(context.sessionId());
        if (talk == null) return;
        talk.share.close();
        talk.inbox.put(() -> talk.ear.closed(code));
    }

    private static Call call(WsContext context) {
        @Nullable Call call = context.attribute(CALL);
        if (call == null) throw new IllegalStateException("a connection without a call");
        return call;
    }

    private interface Step {
        void run() throws Exception;
    }

    /** What an ear doesn't answer itself ends the connection; false if it did. */
    private static boolean guarded(WsContext context, Step step) {
        try {
            step.run();
            return true;
        } catch (Exception | Error thrown) {
            Refused refused = Failures.refusal(thrown, "socket");
            if (Failures.isBug(thrown)) LOG.log(Level.SEVERE, "a socket failed", Failures.cause(thrown));
            context.closeSession(code(refused, thrown), refused.problem().type());
            return false;
        }
    }

    private static int code(Refused refused, Throwable thrown) {
        return switch (refused.problem().status()) {
            case 429 -> TOO_FAST;
            case 503 -> TRY_AGAIN;
            default -> Failures.isBug(thrown) ? BUG : UNUSABLE;
        };
    }
}
