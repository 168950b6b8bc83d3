package regalia.server.api;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import regalia.server.stream.Aside;
import regalia.server.stream.Ear;
import regalia.server.stream.Lines;

/** Lines waiting to be written to an HTTP response by the thread that answers the request. */
final class Pipe implements Ear {

    private static final int MOST_PENDING = 4 << 20;
    private static final byte[] ALIVE = new Lines().add(new Aside.Alive()).bytes();

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition more = lock.newCondition();
    private final Deque<byte[]> waiting = new ArrayDeque<>();
    private final boolean unsure;
    private int pending;
    private boolean ended;

    /**
     * Begins.
     *
     * @param unsure whether it is read on and on, so that nobody knows what the other side has read when it ends
     */
    Pipe(boolean unsure) {
        this.unsure = unsure;
    }

    @Override
    public boolean isUnsure() {
        return unsure;
    }

    @Override
    public void hear(byte[] lines) {
        if (lines.length == 0) return;
        lock.lock();
        try {
            // The line that ends it is the last.
            if (ended) return;
            pending += lines.length;
            if (pending > MOST_PENDING) ended = true;
            else waiting.add(lines);
            more.signalAll();
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void hearLast(byte[] lines) {
        lock.lock();
        try {
            hear(lines);
            end("done");
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void end(String why) {
        lock.lock();
        try {
            ended = true;
            more.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** What is next, or nothing if nothing came for a while or nothing comes any more. */
    byte @Nullable [] next(long millis) throws InterruptedException {
        lock.lock();
        try {
            long left = TimeUnit.MILLISECONDS.toNanos(millis);
            while (waiting.isEmpty() && !ended && left > 0) left = more.awaitNanos(left);
            byte[] lines = waiting.poll();
            if (lines != null) pending -= lines.length;
            return lines;
        } finally {
            lock.unlock();
        }
    }

    private boolean done() {
        lock.lock();
        try {
            return ended && waiting.isEmpty();
        } finally {
            lock.unlock();
        }
    }

    /** Writes all that comes, and a sign of life when nothing does, until there is nothing more or nobody reads it. */
    void pump(OutputStream out, long aliveMillis) throws IOException, InterruptedException {
        while (!done()) {
            byte[] lines = next(aliveMillis);
            if (lines == null && done()) return;
            out.write(lines == null ? ALIVE : lines);
            out.flush();
        }
    }
}
