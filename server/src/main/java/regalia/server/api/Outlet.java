package regalia.server.api;

import java.nio.ByteBuffer;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.common.WebSocketSession;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;
import org.eclipse.jetty.websocket.core.OutgoingFrames;
import org.eclipse.jetty.websocket.core.WebSocketCoreSession;
import org.jspecify.annotations.Nullable;
import regalia.server.http.Wire;
import regalia.server.stream.Aside;
import regalia.server.stream.Ear;
import regalia.server.stream.Lines;
import regalia.server.stream.Rush;

/**
 * Lines going out over a WebSocket. The bytes are put on the wire as they are: they were encoded once, for all who hear the same.
 * What somebody's own words bring about goes out in one message with the answer to them: to send costs as much as to decide.
 * So does what somebody hears who has nothing to decide, while there is a {@link Rush}. Whoever can't keep up is cut off, and comes
 * back where they were.
 */
final class Outlet implements Ear {

    private static final long MOST_PENDING = 4L << 20;
    private static final int TRY_AGAIN = 1013;
    private static final int GOING_AWAY = 1001;
    /** After so many rounds somebody who says nothing is asked whether they are there: most who listen only listen. */
    private static final int QUIET = 2;
    /** After so many they are not. */
    private static final int MOST_QUIET = 4;

    private final CoreSession session;
    private final Shortcut shortcut;
    private final OutgoingFrames queue;
    private final BooleanSupplier heard;
    private final Rush rush;
    private final AtomicLong pending = new AtomicLong();
    private final ReentrantLock lock = new ReentrantLock();
    /** What waits for an answer, or for more that goes out with it. */
    private @Nullable Lines held;

    private boolean holding;
    private boolean owed;
    private boolean ended;
    /** For how many rounds nothing has come. */
    private int quiet;

    /** A way past the queue. */
    interface Shortcut {

        /** Sends all of it, or nothing and says so. */
        boolean send(ByteBuffer text, Callback callback);
    }

    /**
     * Begins.
     *
     * @param heard tells whether something has come over the connection since it was asked last
     */
    Outlet(CoreSession session, Shortcut shortcut, OutgoingFrames queue, BooleanSupplier heard, Rush rush) {
        this.heard = heard;
        this.rush = rush;
        this.session = session;
        this.shortcut = shortcut;
        this.queue = queue;
    }

    /** Whole messages, each in one frame, need nothing of the layers above the connection, which are for parts and extensions. */
    static Outlet of(Session session, Rush rush) {
        WebSocketCoreSession core = core(session);
        Wire wire = wire(session);
        return new Outlet(
                core,
                (text, callback) -> wire.send(core, text, callback),
                core.getConnection()::enqueueFrame,
                wire::heard,
                rush);
    }

    private static WebSocketCoreSession core(Session session) {
        return (WebSocketCoreSession) ((WebSocketSession) session).getCoreSession();
    }

    static Wire wire(Session session) {
        return (Wire) core(session).getConnection().getEndPoint();
    }

    /** Answers; what is heard meanwhile goes out with it, before it. Whoever was sent away may still speak, but not be heard. */
    void answer(Supplier<Aside> answer) {
        if (!hold()) return;
        try {
            answered(answer.get());
        } finally {
            release();
        }
    }

    private boolean hold() {
        lock.lock();
        try {
            holding = !ended;
            owed = !ended;
            return !ended;
        } finally {
            lock.unlock();
        }
    }

    /** The answer that is owed, if it was not given: others may know it before the one who asks for it. */
    void answered(Aside answer) {
        lock.lock();
        try (Lines lines = Lines.spare()) {
            if (!owed) return;
            owed = false;
            hear(lines.add(answer));
            release();
        } finally {
            lock.unlock();
        }
    }

    private void release() {
        release(false);
    }

    private void release(boolean end) {
        lock.lock();
        try (Lines waiting = held) {
            ended |= end;
            holding = false;
            held = null;
            if (waiting != null) send(waiting);
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void hear(byte[] lines) {
        try (Lines spare = Lines.spare()) {
            hear(spare.add(lines));
        }
    }

    @Override
    public void hear(Lines lines) {
        lock.lock();
        try {
            if (holding) held().add(lines);
            else if (held == null) send(lines);
            else {
                held().add(lines);
                release();
            }
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void hearInTime(Lines lines) {
        if (!rush.isOn()) {
            hear(lines);
            return;
        }
        lock.lock();
        try {
            boolean first = held == null;
            held().add(lines);
            if (first && !holding) rush.await(this::inTime);
        } finally {
            lock.unlock();
        }
    }

    /** What has waited goes out, but for what waits for an answer: that goes out with it. */
    private void inTime() {
        lock.lock();
        try {
            if (!holding) release();
        } finally {
            lock.unlock();
        }
    }

    private Lines held() {
        Lines waiting = held == null ? Lines.spare() : held;
        held = waiting;
        return waiting;
    }

    /** Whether what is said still goes out. */
    boolean isOpen() {
        return session.isOutputOpen();
    }

    /**
     * Looks every ten seconds whether somebody is there: what is sent tells nothing, for the system takes it also when the network is
     * gone. Who says nothing for a while is asked; who doesn't answer is cut off, for nobody is left to take leave from. So is who was
     * sent away and doesn't go.
     */
    void look() {
        quiet = heard.getAsBoolean() && !isEnded() ? 0 : quiet + 1;
        if (quiet >= MOST_QUIET) session.abort();
        else if (quiet >= QUIET && isOpen()) queue.sendFrame(new Frame(OpCode.PING), Callback.NOOP, false);
    }

    private boolean isEnded() {
        lock.lock();
        try {
            return ended;
        } finally {
            lock.unlock();
        }
    }

    private void send(Lines lines) {
        ByteBuffer bytes = lines.lend();
        int length = bytes.remaining();
        if (!isOpen() || length == 0) return;
        long waiting = pending.addAndGet(length);
        if (waiting > MOST_PENDING) {
            session.close(TRY_AGAIN, "too slow", Callback.NOOP);
            return;
        }
        Sending sending = new Sending(length);
        // Nothing may overtake what is in the queue.
        if (waiting == length && shortcut.send(bytes, sending)) return;
        try {
            queue.sendFrame(new Frame(OpCode.TEXT, true, bytes), sending, false);
        } finally {
            // Nearly always the system has taken all of it by now.
            if (!sending.over) lines.keep();
        }
    }

    /** A message on its way. */
    private final class Sending implements Callback {

        private final int length;
        /** Whether all of it is with the system. What failed may still be read by whoever was sending it. */
        private volatile boolean over;

        Sending(int length) {
            this.length = length;
        }

        @Override
        public void succeeded() {
            over = true;
            pending.addAndGet(-length);
        }

        @Override
        public void failed(Throwable why) {
            pending.addAndGet(-length);
        }
    }

    @Override
    public void end(String why) {
        // Whoever waits for an answer just now still hears why it won't come here.
        release(true);
        session.close(GOING_AWAY, why, Callback.NOOP);
    }
}
