package regalia.server.play;

import java.util.logging.Level;
import java.util.logging.Logger;
import regalia.server.table.Stage;
import regalia.server.table.Table;

/**
 * Whoever hangs up is found out when something has been sent to them twice, and whose network is gone when they answer no ping. A turn
 * that came to them in between they have not heard of, and nobody called them, for they seemed to look at the table.
 */
final class Unheard {

    /** So long somebody may be gone without anybody having noticed. */
    private static final int UNNOTICED_MILLIS = 60_000;
    /** So long it may take to come back: who looks at another page of ours for a moment, or has changed networks, need not be called. */
    private static final int BACK_MILLIS = 3_000;

    private static final Logger LOG = Logger.getLogger(Unheard.class.getName());

    private Unheard() {}

    /** Nobody listens for a seat at this node any more: its owner is called in a while, if that still makes sense. */
    static void left(Playing<?, ?, ?> playing, int seat) {
        Hall hall = playing.hall();
        String id = playing.table().id();
        long since = playing.clocks().since();
        if (playing.table().stage() == Stage.RUNNING && hall.now() - since <= UNNOTICED_MILLIS)
            hall.later(BACK_MILLIS, () -> Thread.startVirtualThread(() -> call(hall, id, seat, since)));
    }

    private static void call(Hall hall, String id, int seat, long since) {
        try {
            Playing<?, ?, ?> playing = hall.match(id);
            Table table = playing.table();
            boolean waits = playing.locked(() -> table.stage() == Stage.RUNNING
                    && playing.clocks().since() == since
                    && playing.course().owing().contains(seat)
                    && playing.course().deputy(table, seat).isEmpty());
            if (waits && !playing.patience().isThere(table, seat))
                table.place(seat).person().ifPresent(person -> hall.bell().call(table, person));
        } catch (RuntimeException failed) {
            LOG.log(Level.FINE, "somebody who is gone could not be called", failed);
        }
    }
}
