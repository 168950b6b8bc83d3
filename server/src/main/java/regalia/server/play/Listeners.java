package regalia.server.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Level;
import java.util.logging.Logger;
import regalia.kernel.Action;
import regalia.kernel.Seat;
import regalia.kernel.State;
import regalia.server.Declined;
import regalia.server.stream.Aside;
import regalia.server.stream.Audience;
import regalia.server.stream.Ear;
import regalia.server.stream.Lines;
import regalia.server.table.Stage;
import regalia.server.table.Table;

/**
 * All who hear a match at this node, and what they are told of it: those at the table and those who watch at once, and where spectators
 * see everything later, they later. Tells only what is kept. For whoever has the match, but for coming, going and talk.
 */
final class Listeners<S extends State<S>, A extends Action, V> {

    private static final Logger LOG = Logger.getLogger(Listeners.class.getName());

    private final AtomicInteger holders = new AtomicInteger();
    private final Playing<S, A, V> playing;
    private final Hall hall;
    private final Clocks clocks;
    private final Voices<S, A, V> voices;
    private final Audience<S, A, V> audience;
    private final Optional<Gallery<S, A, V>> gallery;

    Listeners(Playing<S, A, V> playing, Clocks clocks) {
        this.playing = playing;
        this.clocks = clocks;
        hall = playing.hall();
        Table table = playing.table();
        voices = new Voices<>(playing.course(), clocks);
        audience = new Audience<>(
                playing.game(),
                playing.match(),
                table.seatsWhere(place -> place.person().isPresent()),
                table.id(),
                Course.players(table));
        gallery = table.terms().delay() == 0
                ? Optional.empty()
                : Optional.of(new Gallery<>(playing.game(), playing.course(), table, hall));
    }

    /** Those who hear everything at once. */
    Audience<S, A, V> audience() {
        return audience;
    }

    /** Those who hear it later, if the table wants it so. */
    Optional<Gallery<S, A, V>> gallery() {
        return gallery;
    }

    /** Somebody is about to listen. */
    void held() {
        holders.incrementAndGet();
    }

    /** They do, or they don't. */
    void free() {
        holders.decrementAndGet();
    }

    /** Whether nobody listens, or is about to. */
    boolean isIdle() {
        return holders.get() == 0 && size() == 0;
    }

    /** How many listen. */
    int size() {
        return audience.size() + gallery.map(Gallery::size).orElse(0);
    }

    /**
     * Numbers the lines of a commit of the past.
     *
     * @param moved whether it changed the position
     */
    void recall(Commit commit, boolean moved) {
        audience.recall(moved);
        gallery.ifPresent(seen -> seen.follow(commit));
    }

    /**
     * Tells of a commit.
     *
     * @param moved whether it changed the position
     */
    void tell(Commit commit, boolean moved) {
        audience.tell(moved, this::millis);
        gallery.ifPresent(seen -> seen.follow(commit));
        voices.begin();
        if (clocks.limited()) audience.aside(voices.clock(hall.now()));
    }

    /** Tells how the table is since some time. Of a match that is done nothing is left to tell. */
    void tellTable(long at) {
        Table table = playing.table();
        if (table.stage().done()) audience.end(Hall.shown(table));
        else audience.aside(Hall.shown(table));
        gallery.ifPresent(seen -> seen.follow(table, at));
    }

    /** Tells for whom a bot plays since some time. */
    void tellKept(long at) {
        tell(voices.kept(playing.table()), at);
    }

    /** Tells who has chosen. */
    void tellReady() {
        voices.ready().ifPresent(news -> tell(news, hall.now()));
    }

    private void tell(Aside aside, long at) {
        audience.aside(aside);
        gallery.ifPresent(seen -> seen.follow(aside, at));
    }

    /** The table was changed elsewhere, at some time: somebody may be called otherwise now, or be gone. */
    void tellChanged(Table before, long at) {
        audience.renamed(Course.players(playing.table()));
        tellTable(at);
        dismiss(people(before));
    }

    /** Whoever had their data deleted has no right to the seat any more, and a bot plays for it. */
    private void dismiss(List<Integer> people) {
        List<Integer> gone = new ArrayList<>(people);
        gone.removeAll(people(playing.table()));
        gone.forEach(audience::end);
        if (!gone.isEmpty()) tellKept(hall.now());
    }

    private static List<Integer> people(Table table) {
        return table.seatsWhere(place -> place.person().isPresent());
    }

    /** Shows a seat its position again, with what it has chosen. */
    void show(int seat) {
        if (audience.listens(seat)) audience.show(seat, millis(seat));
    }

    /** Milliseconds that a seat has for its decision; 0 if nobody counts. */
    int millis(int seat) {
        return voices.millis(seat, hall.now());
    }

    /** Somebody begins to listen, with the eyes of a seat or as a spectator. */
    void join(int seat, Ear ear, Optional<Integer> after, List<Aside> asides) {
        if (seat == Seat.SPECTATOR && hall.discretion().hides(playing.table())) {
            // Who was there while people gathered hears that it has begun, and nothing of it.
            ear.hear(new Lines().add(Hall.shown(playing.table())).bytes());
            ear.end("hidden");
            return;
        }
        if (seat == Seat.SPECTATOR && gallery.isPresent()) {
            gallery.get().join(ear, after, asides);
            return;
        }
        playing.locked(() -> {
            after.ifPresent(number -> playing.reach(seat, number));
            Table table = playing.table();
            List<Aside> all = new ArrayList<>(asides);
            all.addAll(voices.all(table, hall.now()));
            all.add(Hall.shown(table));
            audience.join(seat, ear, after, millis(seat), all, table.stage().done());
            if (seat != Seat.SPECTATOR) hall.attendance().come(table.id(), seat);
            return true;
        });
        if (seat != Seat.SPECTATOR) cameOrWent();
    }

    /** Notes anew who is away: whoever looks after the match next believes it. */
    private void noteAway() {
        if (playing.table().stage() != Stage.RUNNING) return;
        try {
            hall.waitFor(playing);
        } catch (Declined busy) {
            // Who has come hears the match all the same, and who comes or goes next has it noted.
        } catch (RuntimeException failed) {
            LOG.log(Level.WARNING, "who is away could not be noted", failed);
        }
    }

    void leave(int seat, Ear ear) {
        if (seat == Seat.SPECTATOR) gallery.ifPresent(seen -> seen.leave(ear));
        audience.leave(seat, ear);
        playing.letGoIfOver();
        Table table = playing.table();
        // When the server ends nobody has gone away from it: their grace time begins when one serves them again.
        if (seat == Seat.SPECTATOR || hall.isEnding() || !hall.attendance().go(table.id(), seat)) return;
        // Before anybody is told: from then on they are waited for.
        if (table.terms().grace() > 0) noteAway();
        if (ear.isUnsure()) Unheard.left(playing, seat);
        cameOrWent();
    }

    /** Tells who is there, at whichever node. One at a time, so that what is told last was read last. */
    void cameOrWent() {
        if (audience.size() == 0 && !playing.patience().waits()) return;
        List<Integer> present;
        boolean back;
        synchronized (audience) {
            present = hall.attendance().present(playing.table());
            back = playing.patience().present(present);
            audience.aside(new Aside.Present(present));
        }
        if (back || playing.locked(() -> playing.patience().misses(playing.course(), playing.table(), present)))
            noteAway();
    }

    /** Says something to all who listen, beside the numbered lines. */
    void aside(Aside aside) {
        audience.aside(aside);
        gallery.ifPresent(seen -> seen.aside(aside));
    }
}
