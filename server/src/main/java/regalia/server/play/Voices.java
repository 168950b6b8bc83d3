package regalia.server.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import regalia.kernel.Action;
import regalia.kernel.Seat;
import regalia.kernel.State;
import regalia.server.stream.Aside;
import regalia.server.stream.Stints;
import regalia.server.table.Table;

/** What is told beside the numbered lines of a match: how things are just now. */
final class Voices<S extends State<S>, A extends Action, V> {

    private final Course<S, A, V> course;
    private final Clocks clocks;
    /** Who had chosen when that was told last: others must hear when somebody is ready, and nothing of the steps to it. */
    private int ready;

    Voices(Course<S, A, V> course, Clocks clocks) {
        this.course = course;
        this.clocks = clocks;
    }

    /** All of it, for who begins to listen. */
    List<Aside> all(Table table, long now) {
        List<Aside> all = new ArrayList<>();
        if (course.match().sealing())
            all.add(new Aside.Ready(seats(course.match().ready())));
        if (clocks.limited()) all.add(clock(now));
        Aside.Kept kept = kept(table);
        if (!kept.seats().isEmpty() || !kept.stints().isEmpty()) all.add(kept);
        return all;
    }

    /** Who has chosen, if that is news. */
    Optional<Aside> ready() {
        int now = course.match().ready();
        if (now == ready) return Optional.empty();
        ready = now;
        return Optional.of(new Aside.Ready(seats(now)));
    }

    /** The next decision begins: nobody has chosen yet, and everybody knows. */
    void begin() {
        ready = course.match().ready();
    }

    private static List<Integer> seats(int set) {
        List<Integer> seats = new ArrayList<>();
        for (int left = set; left != 0; left &= left - 1) seats.add(Integer.numberOfTrailingZeros(left));
        return seats;
    }

    Aside clock(long now) {
        List<Long> millis = new ArrayList<>();
        List<Integer> owing = course.owing();
        for (int seat = 0; seat < course.match().rules().seats(); seat++)
            millis.add(clocks.left(seat, now, owing.contains(seat)));
        return new Aside.Clock(millis, owing);
    }

    /** The seats of people that a bot plays for just now. */
    Aside.Kept kept(Table table) {
        List<Aside.KeptSeat> kept = new ArrayList<>();
        for (int seat = 0; seat < table.seats(); seat++) {
            boolean ours = table.places().get(seat).ours().isPresent();
            Optional<String> deputy = course.deputy(table, seat);
            if (!ours && deputy.isPresent())
                kept.add(new Aside.KeptSeat(seat, deputy.get(), course.match().conceded(seat)));
        }
        return new Aside.Kept(kept, Stints.of(course.match().entries(), given -> course.deputy(table, given.seat())));
    }

    /** Milliseconds that a seat has for its decision; 0 if nobody counts. */
    int millis(int seat, long now) {
        return !clocks.limited() || seat == Seat.SPECTATOR ? 0 : (int) clocks.left(seat, now, true);
    }
}
