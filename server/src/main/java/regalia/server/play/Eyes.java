package regalia.server.play;

import java.util.List;
import java.util.Optional;
import regalia.kernel.Seat;
import regalia.server.Declined;
import regalia.server.table.Table;

/** With whose eyes somebody sees a match: those of a seat of their own, or a spectator's. */
final class Eyes {

    private Eyes() {}

    static int of(Table table, String person, Optional<Integer> wanted) {
        List<Integer> own = table.seatsOf(person);
        if (wanted.isEmpty()) return own.isEmpty() ? Seat.SPECTATOR : own.getFirst();
        if (!own.contains(wanted.get())) throw Declined.notYours("table.notYourSeat");
        return wanted.get();
    }
}
