package regalia.server.http;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/** What has come over a connection: done one after the other, in the order in which it came, on a thread that may wait. */
final class Inbox {

    private static final Logger LOG = Logger.getLogger(Inbox.class.getName());

    private final Queue<Runnable> steps = new ArrayDeque<>();
    private boolean working;

    /** How much waits, besides what is being done. */
    synchronized int size() {
        return steps.size();
    }

    synchronized void put(Runnable step) {
        steps.add(step);
        if (working) return;
        working = true;
        Thread.startVirtualThread(this::work);
    }

    private void work() {
        for (Runnable step = next(); step != null; step = next()) {
            try {
                step.run();
            } catch (RuntimeException | Error bug) {
                // Also when memory runs out: whoever is to hear that the connection is gone comes last.
                LOG.log(Level.SEVERE, "a socket failed", bug);
            }
        }
    }

    private synchronized @Nullable Runnable next() {
        Runnable step = steps.poll();
        working = step != null;
        return step;
    }
}
