package regalia.server.api;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.common.WebSocketSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;
import regalia.server.stream.Ear;

/**
 * Lines going out over a WebSocket. The bytes are put on the wire as they are: they were encoded once, for all who hear the same.
 * What somebody's own words bring about goes out in one message with the answer to them: to send costs as much as to decide.
 * Whoever can't keep up is cut off, and comes back where they were.
 */
final class Outlet implements Ear {

    private static final long MOST_PENDING = 4L << 20;
    private static final int TRY_AGAIN = 1013;
    private static final int GOING_AWAY = 1001;
    private static final byte[] NOTHING = {};

    private final Session session;
    private final AtomicLong pending = new AtomicLong();
    private final ReentrantLock lock = new ReentrantLock();
    /** What waits for an answer. */
    private byte[] held = NOTHING;

    private boolean holding;

    Outlet(Session session) {
        this.session = session;
    }

    /** Answers; what is heard meanwhile goes out with it, before it. */
    void answer(Supplier<byte[]> answer) {
        hold(true);
        try {
            hear(answer.get());
        } finally {
            hold(false);
        }
    }

    private void hold(boolean on) {
        lock.lock();
        try {
            holding = on;
            send(held);
            held = NOTHING;
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void hear(byte[] lines) {
        lock.lock();
        try {
            if (holding) held = joined(held, lines);
            else send(lines);
        } finally {
            lock.unlock();
        }
    }

    private static byte[] joined(byte[] one, byte[] other) {
        if (one.length == 0) return other;
        byte[] both = Arrays.copyOf(one, one.length + other.length);
        System.arraycopy(other, 0, both, one.length, other.length);
        return both;
    }

    private void send(byte[] lines) {
        if (!session.isOpen() || lines.length == 0) return;
        if (pending.addAndGet(lines.length) > MOST_PENDING) {
            session.close(TRY_AGAIN, "too slow", org.eclipse.jetty.websocket.api.Callback.NOOP);
            return;
        }
        Frame frame = new Frame(OpCode.TEXT, true, ByteBuffer.wrap(lines));
        Callback sent = Callback.from(() -> pending.addAndGet(-lines.length), _ -> pending.addAndGet(-lines.length));
        ((WebSocketSession) session).getCoreSession().sendFrame(frame, sent, false);
    }

    @Override
    public void end(String why) {
        // Whoever waits for an answer just now still hears why it won't come here.
        hold(false);
        session.close(GOING_AWAY, why, org.eclipse.jetty.websocket.api.Callback.NOOP);
    }
}
