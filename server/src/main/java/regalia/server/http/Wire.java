package regalia.server.http;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Scheduler;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.WebSocketConnection;
import org.jspecify.annotations.Nullable;

/**
 * A connection, which WebSockets use more directly than Jetty would. What they bring is read by the thread that waits for it: it only
 * puts it into an {@link Inbox}, so the system need not be told for every message to stop watching the connection and to begin again.
 * And a message for somebody who keeps up goes past Jetty's queue, in one piece.
 */
public final class Wire extends SocketChannelEndPoint {

    /** Longer messages are rare. */
    private static final int ROOM = 1 << 14;

    private static final int LONGEST_HEAD = 4;
    private static final int SHORT = 125;
    private static final byte WHOLE_TEXT = (byte) 0x81;
    private static final byte TWO_BYTES = 126;

    /** Memory from which the system takes bytes without another copy. */
    private static final Queue<ByteBuffer> SPARE = new ArrayBlockingQueue<>(16);

    /** Whether something was read since it was said that something has come. */
    private boolean read;

    /** Whether something has come since that was asked last. */
    private volatile boolean heard;

    /** Whether something is being written; only one can be. */
    private boolean writing;

    /** What Jetty writes next. It waits for the end of each before it writes another. */
    private @Nullable Runnable later;

    Wire(SocketChannel channel, ManagedSelector selector, SelectionKey key, Scheduler scheduler) {
        super(channel, selector, key, scheduler);
    }

    private boolean isSocket() {
        return getConnection() instanceof WebSocketConnection;
    }

    /**
     * Reads what is there once; for more, everybody's turn comes first. Whoever sends without end would keep the thread that reads for
     * all, and whoever has sent one message, as nearly everybody has, need not be asked for another.
     */
    @Override
    public int fill(ByteBuffer buffer) throws IOException {
        if (read) return 0;
        int length = super.fill(buffer);
        if (length > 0 && !heard) heard = true;
        read = length > 0 && isSocket();
        return length;
    }

    @Override
    public void fillInterested(Callback callback) {
        read = false;
        super.fillInterested(isSocket() ? new AtOnce(callback) : callback);
    }

    @Override
    public boolean tryFillInterested(Callback callback) {
        read = false;
        return super.tryFillInterested(isSocket() ? new AtOnce(callback) : callback);
    }

    /** Whether something has come since this was asked last. */
    public boolean heard() {
        if (!heard) return false;
        heard = false;
        return true;
    }

    /** Jetty writes. */
    @Override
    public void write(Callback callback, ByteBuffer... buffers) {
        if (!isSocket()) {
            super.write(callback, buffers);
            return;
        }
        Runnable step = () -> super.write(new Ending(callback), buffers);
        if (begin(step)) step.run();
    }

    /** Whether it may be written now; if not, and if there is a step to be done later, that waits. */
    private synchronized boolean begin(@Nullable Runnable step) {
        if (writing && step != null) later = step;
        boolean free = !writing;
        writing = true;
        return free;
    }

    private void end() {
        @Nullable Runnable next;
        synchronized (this) {
            next = later;
            later = null;
            writing = next != null;
        }
        if (next != null) next.run();
    }

    /** Sends a message past Jetty's queue, or nothing of it: if something is being written, if it is long, and if all has been said. */
    public boolean send(CoreSession session, ByteBuffer text, Callback callback) {
        if (text.remaining() + LONGEST_HEAD > ROOM) return false;
        @Nullable ByteBuffer spare = SPARE.poll();
        ByteBuffer frame = spare == null ? ByteBuffer.allocateDirect(ROOM) : spare.clear();
        try {
            return begin(null) && send(session, text, frame, callback);
        } finally {
            SPARE.offer(frame);
        }
    }

    private boolean send(CoreSession session, ByteBuffer text, ByteBuffer frame, Callback callback) {
        // Whoever closes it says so before they write that, and can't write that now.
        if (!session.isOutputOpen()) {
            end();
            return false;
        }
        try {
            frame(text, frame);
            getChannel().write(frame);
            notIdle();
            if (frame.hasRemaining()) rest(frame, callback);
            else {
                end();
                callback.succeeded();
            }
            return true;
        } catch (IOException broken) {
            // Jetty finds out too when it writes, and knows what to do about it.
            end();
            return false;
        }
    }

    /** The text stays as it is, for whoever sends it otherwise. */
    private static void frame(ByteBuffer text, ByteBuffer into) {
        into.put(WHOLE_TEXT);
        int length = text.remaining();
        if (length <= SHORT) into.put((byte) length);
        else into.put(TWO_BYTES).putShort((short) length);
        int head = into.position();
        into.put(head, text, text.position(), length).position(head + length).flip();
    }

    /** The system has taken a part only. */
    private void rest(ByteBuffer frame, Callback callback) {
        ByteBuffer rest = ByteBuffer.allocate(frame.remaining()).put(frame).flip();
        super.write(new Ending(callback), rest);
    }

    /** The end of something that was written. */
    private final class Ending implements Callback {

        private final Callback callback;

        Ending(Callback callback) {
            this.callback = callback;
        }

        @Override
        public void succeeded() {
            end();
            callback.succeeded();
        }

        @Override
        public void failed(Throwable why) {
            end();
            callback.failed(why);
        }

        @Override
        public InvocationType getInvocationType() {
            return callback.getInvocationType();
        }
    }

    /** Reads what has come, never waits, and says so. */
    private record AtOnce(Callback callback) implements Callback {

        @Override
        public void succeeded() {
            callback.succeeded();
        }

        @Override
        public void failed(Throwable why) {
            callback.failed(why);
        }

        @Override
        public InvocationType getInvocationType() {
            return InvocationType.NON_BLOCKING;
        }
    }
}
