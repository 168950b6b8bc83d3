package regalia.server.play;

import java.util.Arrays;
import regalia.server.table.TimeControl;

/** How much time each seat has left. Follows from when things were kept, so that a restart changes nothing. */
final class Clocks {

    static final long UNLIMITED = Long.MAX_VALUE;

    /** What somebody gets for a decision who has come back after their time was up. */
    private static final long MERCY_MILLIS = 30_000;

    private final TimeControl time;
    private final long[] spent;
    private final long[] stopped;
    private long since;

    Clocks(TimeControl time, int seats) {
        this.time = time;
        spent = new long[seats];
        stopped = new long[seats];
    }

    boolean limited() {
        return time.kind() != TimeControl.Kind.NONE;
    }

    /** A seat has made its choice; the others may still be at theirs. */
    void chose(int seat, long at) {
        if (stopped[seat] == 0) stopped[seat] = at;
    }

    /** A seat takes its choice back while the others are at theirs: its time runs on as if it had not made it. */
    void reconsiders(int seat) {
        stopped[seat] = 0;
    }

    /** A decision is over and the next begins. */
    void next(Iterable<Integer> decided, long at) {
        for (int seat : decided) {
            long until = stopped[seat] == 0 ? at : stopped[seat];
            spent[seat] += Math.max(0, until - since);
        }
        Arrays.fill(stopped, 0);
        since = at;
    }

    /** When the present decision began. */
    long since() {
        return since;
    }

    /** When a seat's time is up if it still has to decide. */
    long deadline(int seat) {
        return switch (time.kind()) {
            case NONE -> UNLIMITED;
            case DECISION -> since + 1000L * time.seconds();
            case MATCH -> since + Math.max(MERCY_MILLIS, 1000L * time.seconds() - spent[seat]);
        };
    }

    /** Milliseconds that a seat has left; {@link #UNLIMITED} if nobody counts. */
    long left(int seat, long now, boolean toAct) {
        return switch (time.kind()) {
            case NONE -> UNLIMITED;
            case DECISION -> toAct ? Math.max(0, deadline(seat) - now) : 1000L * time.seconds();
            case MATCH -> toAct ? Math.max(0, deadline(seat) - now) : Math.max(0, 1000L * time.seconds() - spent[seat]);
        };
    }
}
