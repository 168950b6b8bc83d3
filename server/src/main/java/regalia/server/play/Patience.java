package regalia.server.play;

import regalia.server.table.Table;

/** How long the people of a match may let the others wait: as their clocks say, and a while when they are not there. */
final class Patience {

    private final Hall hall;
    private final Clocks clocks;

    /** Since when somebody has not been there; 0 while they are. */
    private final long[] away;

    /** When somebody will come back to look, at the earliest; 0 if nobody was told to. */
    private long reminded;

    Patience(Hall hall, Clocks clocks, int seats) {
        this.hall = hall;
        this.clocks = clocks;
        away = new long[seats];
    }

    /** Until when a person may let the others wait; {@link Due#NEVER} if for ever. */
    long until(Table table, int seat, long now) {
        long grace = 1000L * table.terms().grace();
        long late = clocks.limited() ? clocks.deadline(seat) + grace : Due.NEVER;
        if (grace == 0 || hall.attendance().there(table.id(), seat)) {
            away[seat] = 0;
            return late;
        }
        if (away[seat] == 0) away[seat] = now;
        return Math.min(late, Math.max(away[seat], clocks.since()) + grace);
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
