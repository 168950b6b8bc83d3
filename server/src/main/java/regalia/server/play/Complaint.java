package regalia.server.play;

import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicLong;
import java.util.logging.Logger;
import regalia.server.store.NotKept;

/** Says in the log why the database doesn't keep things; not each time, for whatever comes fails for the same reason then. */
final class Complaint {

    static final long PAUSE_MILLIS = 60_000;

    private static final Logger LOG = Logger.getLogger(Complaint.class.getName());

    private final InstantSource clock;
    private final AtomicLong next = new AtomicLong(Long.MIN_VALUE);

    Complaint(InstantSource clock) {
        this.clock = clock;
    }

    void about(NotKept failed) {
        long now = clock.millis();
        long due = next.get();
        if (now >= due && next.compareAndSet(due, now + PAUSE_MILLIS))
            LOG.warning("the database doesn't keep what is done: " + failed.why());
    }
}
