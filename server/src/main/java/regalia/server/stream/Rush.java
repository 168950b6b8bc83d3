package regalia.server.stream;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * How much is being answered just now. While it is a lot, who has something to decide is told at once, as ever, and who only listens a
 * moment later, in one message with what happens meanwhile: to send costs as much as to decide, and those who decide wait for it.
 */
public final class Rush {

    /** With so many answers at once it begins: a server that keeps up has one or two at a time. */
    static final int MANY = 16;

    /** With so few it is over. */
    static final int FEW = 2;

    /** How long somebody waits who only listens: less than anybody sees, and some actions of a match that nobody thinks about. */
    static final long PATIENCE_NANOS = TimeUnit.MILLISECONDS.toNanos(40);

    private final long patience;
    private final AtomicInteger answers = new AtomicInteger();
    private final Queue<Wait> waits = new ConcurrentLinkedQueue<>();
    /** Looks after those who wait, while there are any. */
    private final AtomicReference<@Nullable Thread> usher = new AtomicReference<>();

    private volatile boolean on;

    /** Somebody for whom something waits, and until when. */
    private record Wait(Runnable end, long until) {}

    public Rush() {
        this(PATIENCE_NANOS);
    }

    /** With more patience than anybody has, or less. */
    public Rush(long nanos) {
        patience = nanos;
    }

    /** Answers somebody. */
    public <T> T answering(Supplier<T> answer) {
        if (answers.incrementAndGet() >= MANY && !on) on = true;
        try {
            return answer.get();
        } finally {
            if (answers.decrementAndGet() <= FEW && on) end();
        }
    }

    /** Nobody waits longer than it lasts. */
    private void end() {
        on = false;
        LockSupport.unpark(usher.get());
    }

    public boolean isOn() {
        return on;
    }

    /** Something waits for somebody; the end of it comes when its patience is at an end, or the rush is. */
    public void await(Runnable end) {
        waits.add(new Wait(end, System.nanoTime() + patience));
        if (usher.get() == null) usher();
    }

    private void usher() {
        Thread thread = Thread.ofVirtual().name("usher").unstarted(this::look);
        if (usher.compareAndSet(null, thread)) thread.start();
    }

    private void look() {
        try {
            for (Wait first = waits.peek(); first != null; first = waits.peek()) {
                long left = first.until() - System.nanoTime();
                if (on && left > 0) LockSupport.parkNanos(left);
                else waits.remove().end().run();
            }
        } finally {
            usher.set(null);
            // Somebody may have come after the last look, and have seen that there is an usher.
            if (!waits.isEmpty()) usher();
        }
    }
}
