package regalia.server.play;

import java.time.InstantSource;
import java.util.Optional;
import regalia.kernel.Seat;
import regalia.server.Declined;
import regalia.server.store.Database;
import regalia.server.table.Stage;
import regalia.server.table.Table;
import regalia.server.table.TableShelf;

/**
 * What of a match may not be seen yet, and by whom. Tables that share their luck tell of each other's hidden cards: while one of them
 * plays, nobody sees more of any than their own seat at it does. And where spectators see everything later, they have the whole of it
 * later too. Who has no name may see no more than who has one.
 */
public final class Discretion {

    private final Database database;
    private final InstantSource clock;

    Discretion(Database database, InstantSource clock) {
        this.database = database;
        this.clock = clock;
    }

    /** With whose eyes somebody sees a match; declined if only those who sit at the table may. */
    public int eyes(Table table, String person, Optional<Integer> wanted) {
        int seat = Eyes.of(table, person, wanted);
        if (seat == Seat.SPECTATOR) demandKnown(table);
        return seat;
    }

    /** Declines who wants to see the whole of a match that is over, and more of it than a seat has seen, before they may. */
    public void demandWhole(Table table, String person) {
        demandKnown(table);
        if (table.stage() == Stage.CANCELLED) throw Declined.notNow("table.cancelled");
        if (table.stage() != Stage.OVER) throw Declined.notNow("table.notOver");
        int delay = table.terms().delay();
        if (delay > 0 && table.seatsOf(person).isEmpty() && !isOver(table.id(), 1000L * delay))
            throw Declined.notNow("table.delayed", delay);
    }

    /** Whether a match has been over for so long. */
    private boolean isOver(String id, long millis) {
        Optional<Long> ended = database.read(handle -> handle.createQuery("SELECT ended FROM finished WHERE id = :id")
                .bind("id", id)
                .mapTo(Long.class)
                .findOne());
        return ended.isPresent() && ended.get() + millis <= clock.millis();
    }

    /** Declines who has no seat at a table that shares its luck, while that could help others. */
    public void demandKnown(Table table) {
        if (hides(table)) throw Declined.notNow("duplicate.hidden");
    }

    /** Whether a match could help others who play with the same luck. Before a match there is nothing to see. Once it couldn't, it can't again, for nobody begins to play with that luck. */
    public boolean hides(Table table) {
        if (table.stage() == Stage.OPEN || table.shared().isEmpty()) return false;
        return table.stage() == Stage.RUNNING
                || database.read(
                        handle -> TableShelf.isPlayed(handle, table.shared().get()));
    }
}
