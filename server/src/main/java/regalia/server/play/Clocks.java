package regalia.server.play;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import regalia.server.table.TimeControl;

/** How much time each seat has left. Follows from when things were kept, so that a restart changes nothing. */
final class Clocks {

    static final long UNLIMITED = Long.MAX_VALUE;

    /** What somebody gets for a decision who has come back after their time was up. */
    private static final long MERCY_MILLIS = 30_000;

    private final TimeControl time;
    private final long[] spent;
    private final long[] stopped;
    /** Since when a bot plays for a seat; 0 while its owner does. */
    private final long[] kept;
    /** Whose time was up once: a bot had to take their seat. */
    private final boolean[] overdue;
    /** What the seat that acted last took for each decision since others did: so much it can take back alone. */
    private final Deque<Took> run = new ArrayDeque<>();

    private long since;

    /** What a seat took for a decision, and the entry after which that was. */
    private record Took(int seat, int after, long millis) {}

    Clocks(TimeControl time, int seats) {
        this.time = time;
        spent = new long[seats];
        stopped = new long[seats];
        kept = new long[seats];
        overdue = new boolean[seats];
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

    /**
     * A bot plays for a seat from now on, and what it takes is not its owner's; or the owner does again. What is to be decided then is
     * theirs since it began, or they could go and come to have more time for it.
     */
    void kept(int seat, boolean bot, long at) {
        // Whoever gives their seat away before is shown no mercy, or they would go and come to have it.
        if (bot && limited() && at >= deadline(seat)) overdue[seat] = true;
        kept[seat] = bot ? at : 0;
    }

    /** A decision is over, which was due after an entry, and the next begins. */
    void next(int after, Iterable<Integer> decided, long at) {
        for (int seat : decided) {
            long until = Math.min(stopped[seat] == 0 ? at : stopped[seat], kept[seat] == 0 ? at : kept[seat]);
            took(seat, after, Math.max(0, until - since));
        }
        begin(at);
    }

    private void took(int seat, int after, long millis) {
        spent[seat] += millis;
        if (!limited()) return;
        if (!run.isEmpty() && run.getLast().seat() != seat) run.clear();
        run.add(new Took(seat, after, millis));
    }

    private void begin(long at) {
        Arrays.fill(stopped, 0);
        since = at;
    }

    /**
     * A seat takes back alone what it did after an entry: its time goes on as if it had not done it. Who acted and took back again and
     * again would never be late otherwise.
     */
    void takenBack(int seat, int to, long at) {
        long took = 0;
        while (!run.isEmpty() && run.getLast().seat() == seat && run.getLast().after() >= to)
            took += run.removeLast().millis();
        spent[seat] -= took;
        begin(at - took);
    }

    /** When the present decision began. */
    long since() {
        return since;
    }

    /** Since when a bot has the present decision of a seat that it keeps. */
    long keptSince(int seat) {
        return Math.max(since, kept[seat]);
    }

    /** When a seat's time is up if it still has to decide. */
    long deadline(int seat) {
        return switch (time.kind()) {
            case NONE -> UNLIMITED;
            case DECISION -> since + 1000L * time.seconds();
            case MATCH -> since + Math.max(overdue[seat] ? MERCY_MILLIS : 0, 1000L * time.seconds() - spent[seat]);
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
