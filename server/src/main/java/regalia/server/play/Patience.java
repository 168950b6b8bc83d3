package regalia.server.play;

import java.util.List;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.stream.IntStream;
import regalia.server.table.Table;

/** How long the people of a match may let the others wait: as their clocks say, and a while when they are not there. */
final class Patience {

    private final Hall hall;
    private final Clocks clocks;

    /** Since when somebody has not been there; 0 while they are. Whoever has the match looks, and others tell that somebody came. */
    private final AtomicLongArray away;

    /** When somebody will come back to look, at the earliest; 0 if nobody was told to. */
    private long reminded;

    Patience(Hall hall, Clocks clocks, int seats) {
        this.hall = hall;
        this.clocks = clocks;
        away = new AtomicLongArray(seats);
    }

    /** Until when a person may let the others wait; {@link Due#NEVER} if for ever. */
    long until(Table table, int seat, long now) {
        long grace = 1000L * table.terms().grace();
        long late = clocks.limited() ? clocks.deadline(seat) + grace : Due.NEVER;
        if (grace == 0 || isThere(table, seat)) {
            away.set(seat, 0);
            return late;
        }
        long gone = away.updateAndGet(seat, since -> since == 0 ? now : since);
        return Math.min(late, Math.max(gone, clocks.since()) + grace);
    }

    /**
     * The match was to be looked after at a time, as somebody has noted who knew since when people were away. If only one person is
     * waited for, it was for them; of several nobody can tell, and each has all of the grace time. So has who is waited for since that was
     * noted for somebody else.
     */
    void waitedUntil(Course<?, ?, ?> course, Table table, long due) {
        List<Integer> owing = course.owing();
        if (due == Due.AT_ONCE || owing.size() != 1) return;
        int seat = owing.getFirst();
        long gone = due - 1000L * table.terms().grace();
        if (gone >= clocks.since() && course.deputy(table, seat).isEmpty() && !isThere(table, seat))
            away.compareAndSet(seat, 0, gone);
    }

    /** The seats of those who let the others wait for too long. */
    List<Integer> late(Course<?, ?, ?> course, Table table) {
        long now = hall.now();
        return course.owing().stream()
                .filter(seat -> course.deputy(table, seat).isEmpty() && until(table, seat, now) <= now)
                .toList();
    }

    /** Whether the owner of a seat looks at the table, with the eyes of whichever seat of theirs: a device is passed on after a move. */
    private boolean isThere(Table table, int seat) {
        return table.place(seat).person().stream()
                .flatMap(person -> table.seatsOf(person).stream())
                .anyMatch(own -> hall.attendance().there(table.id(), own));
    }

    /** Whether it is remembered of somebody that they were away. */
    boolean waits() {
        return IntStream.range(0, away.length()).anyMatch(seat -> away.get(seat) != 0);
    }

    /** Some are there: if they go again they are away since then, and not since they went before. */
    void present(List<Integer> seats) {
        for (int seat : seats) away.set(seat, 0);
    }

    /** Whether somebody must still be told to come back at a time. */
    synchronized boolean remind(long at) {
        if (reminded != 0 && reminded <= at) return false;
        reminded = at;
        return true;
    }

    /** Whoever was told to come back has come. */
    synchronized void looked() {
        reminded = 0;
    }
}
