package regalia.server.play;

import java.util.Optional;
import regalia.kernel.Seat;
import regalia.server.Declined;
import regalia.server.store.Database;
import regalia.server.table.Stage;
import regalia.server.table.Table;
import regalia.server.table.TableShelf;

/**
 * What of a match may not be seen yet, and by whom. Tables that share their luck tell of each other's hidden cards: while one of them
 * plays, nobody sees more of any than their own seat at it does, who is known by name or not.
 */
public final class Discretion {

    private final Database database;

    Discretion(Database database) {
        this.database = database;
    }

    /** With whose eyes somebody sees a match; declined if only those who sit at the table may. */
    public int eyes(Table table, String person, Optional<Integer> wanted) {
        int seat = Eyes.of(table, person, wanted);
        if (seat == Seat.SPECTATOR) demandShown(table);
        return seat;
    }

    /** Declines what shows more of a match than a seat sees, as long as that could help others who play with the same luck. */
    public void demandShown(Table table) {
        if (hides(table)) throw Declined.notNow("duplicate.hidden");
    }

    /** Whether it could. Before a match there is nothing to see. Once it couldn't, it can't again, for nobody begins to play with that luck. */
    public boolean hides(Table table) {
        if (table.stage() == Stage.OPEN || table.shared().isEmpty()) return false;
        return table.stage() == Stage.RUNNING
                || database.read(
                        handle -> TableShelf.isPlayed(handle, table.shared().get()));
    }
}
