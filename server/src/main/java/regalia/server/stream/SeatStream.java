package regalia.server.stream;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;
import regalia.codec.Echo;
import regalia.codec.Raw;
import regalia.codec.match.Match;
import regalia.codec.match.Player;
import regalia.codec.wire.Chapters;
import regalia.codec.wire.Listener;
import regalia.codec.wire.WireLine;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Seat;
import regalia.kernel.State;

/**
 * The lines of one seat, or of the spectators, and who hears them. The lines follow from the log alone, so that they have the same
 * numbers on every node and after a restart. Of the lines that show a position only the last is kept: a listener that comes back is
 * not shown positions that are past. For one thread at a time, but for the list of ears.
 */
final class SeatStream<S extends State<S>, A extends Action, V> {

    private final Match<S, A, V> match;
    private final int seat;
    private final Listener<S, A, V> listener;
    private final List<Ear> ears = new CopyOnWriteArrayList<>();
    private WireLine.Hello hello;
    private int shown;
    /** The number of the first line that showed the present decision: each who takes a seat over or back shows it again. */
    private int first;
    /** The number of the last line that showed a decision before this one. */
    private int passed;

    SeatStream(Game<S, A, V> game, Match<S, A, V> match, int seat, Echo echo, String name, List<Player> players) {
        this.match = match;
        this.seat = seat;
        listener = new Listener<>(game, match, seat, echo);
        hello = listener.hello(name, players);
    }

    /** Who begins to listen from now on hears of these players. */
    void renamed(List<Player> players) {
        hello = new WireLine.Hello(
                hello.seq(),
                hello.protocol(),
                hello.match(),
                hello.game(),
                hello.rules(),
                hello.seats(),
                hello.options(),
                hello.seat(),
                players);
    }

    List<Ear> ears() {
        return ears;
    }

    /** The number of the line that shows the present position: a decision is answered with it. */
    int shown() {
        return shown;
    }

    /** The first number that answers the present decision; each up to {@link #shown} does. */
    int first() {
        return first;
    }

    /** The last number that answers a decision which has passed. */
    int passed() {
        return passed;
    }

    /**
     * Something was kept: numbers its lines and gives those before the one that shows the position.
     *
     * @param moved whether something else is to be decided now; a seat that changes hands leaves the decision as it is
     */
    List<WireLine> advance(boolean moved) {
        List<WireLine> news = listener.news();
        if (moved) passed = shown;
        shown = listener.number();
        if (moved) first = shown;
        return news;
    }

    /** The present position, as the seat may know it; quicker with the view of somebody else. */
    V view(@Nullable V another) {
        return another == null ? match.view(seat) : match.view(seat, another);
    }

    /** Its view of the present position, as a line. */
    WireLine present(V view, int millis) {
        return decides() ? listener.decide(shown, millis, view) : listener.look(shown, view);
    }

    /** Whether the match waits for this seat. */
    boolean decides() {
        return seat != Seat.SPECTATOR && (match.position().toAct() & Seat.bit(seat)) != 0;
    }

    /** What concerns this seat alone just now. */
    Optional<Aside> own() {
        if (seat == Seat.SPECTATOR) return Optional.empty();
        int to = match.undoableTo(seat);
        Optional<Integer> undo = to < match.seq() ? Optional.of(to) : Optional.empty();
        if (match.drafts(seat).isEmpty() && undo.isEmpty()) return Optional.empty();
        List<Raw> drafts =
                match.drafts(seat).stream().map(draft -> Raw.of(draft.action())).toList();
        return Optional.of(new Aside.Own(drafts, undo));
    }

    /** How the match ended, when it is over: always the last line. */
    Optional<WireLine> finish() {
        return match.over() ? Optional.of(new WireLine.Finish(shown + 1, match.result())) : Optional.empty();
    }

    /** The numbered lines after one that was heard, without the positions between them. */
    List<WireLine> since(int after, Chapters chapters) {
        List<WireLine> lines = new ArrayList<>();
        if (hello.seq() > after) lines.add(hello);
        lines.addAll(listener.since(after, chapters));
        return lines;
    }
}
