package regalia.server.play;

import java.util.List;
import java.util.Optional;
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

    /** Whether somebody who is waited for was not there when that was last looked at. */
    Optional<Away> away(int seat) {
        long since = away.get(seat);
        return since == 0 ? Optional.empty() : Optional.of(new Away(seat, since));
    }

    /** Another node, or this one before a restart, has noted since when some have not been there. */
    void recall(Course<?, ?, ?> course, Table table, List<Away> noted) {
        for (Away one : noted)
            if (away.get(one.seat()) == 0 && course.deputy(table, one.seat()).isEmpty() && !isThere(table, one.seat()))
                away.compareAndSet(one.seat(), 0, one.since());
    }

    /** The seats of those who let the others wait for too long. */
    List<Integer> late(Course<?, ?, ?> course, Table table) {
        long now = hall.now();
        return course.owing().stream()
                .filter(seat -> course.deputy(table, seat).isEmpty() && until(table, seat, now) <= now)
                .toList();
    }

    /** Whether the owner of a seat looks at the table, with the eyes of whichever seat of theirs: a device is passed on after a move. */
    boolean isThere(Table table, int seat) {
        return table.place(seat).person().stream()
                .flatMap(person -> table.seatsOf(person).stream())
                .anyMatch(own -> hall.attendance().there(table.id(), own));
    }

    /** Whether somebody is waited for who is not there, without anybody having noted it: as when a server died while they were. */
    boolean misses(Course<?, ?, ?> course, Table table, List<Integer> present) {
        return table.terms().grace() > 0
                && course.owing().stream()
                        .anyMatch(seat -> !present.contains(seat)
                                && away.get(seat) == 0
                                && course.deputy(table, seat).isEmpty());
    }

    /** Whether it is remembered of somebody that they were away. */
    boolean waits() {
        return IntStream.range(0, away.length()).anyMatch(seat -> away.get(seat) != 0);
    }

    /** Some are there: if they go again they are away since then, and not since they went before. Says whether somebody had been away. */
    boolean present(List<Integer> seats) {
        boolean back = false;
        for (int seat : seats) back |= away.getAndSet(seat, 0) != 0;
        return back;
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
