package regalia.server.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import regalia.kernel.Action;
import regalia.kernel.State;
import regalia.server.Declined;
import regalia.server.stream.Audience;

/** What people want their seats to do. The same request again gets the same answer. For whoever has the match, but for {@link #answer}. */
final class Requests<S extends State<S>, A extends Action, V> {

    private final Playing<S, A, V> playing;
    private final Arrivals arrivals = new Arrivals();

    /** Those that were carried out. */
    private final Names answered = new Names();

    Requests(Playing<S, A, V> playing) {
        this.playing = playing;
    }

    void recall(List<Answered> kept) {
        kept.forEach(answered::add);
    }

    /** One was carried out. */
    void carriedOut(Answered request) {
        answered.add(request);
    }

    Taken answer(Request request, Consumer<Taken> early) {
        Arrivals.Arrival arrival = arrivals.add(request, early);
        try {
            return playing.hall()
                    .rush()
                    .answering(() -> playing.decided(() -> arrival.taken().orElseGet(() -> answerNow(request))));
        } finally {
            arrivals.remove(arrival);
        }
    }

    private Taken answerNow(Request request) {
        try {
            return taken(request, true);
        } catch (Repeated repeated) {
            playing.forget();
            // If it was not this one, it was one that was taken along: that one will find out by itself.
            return before(request).orElseGet(() -> taken(request, false));
        }
    }

    private Taken taken(Request request, boolean takesAlong) {
        Answered name = new Answered(request.seat(), request.key());
        Optional<Taken> again = answered.mayHave(name) ? before(request) : Optional.empty();
        if (again.isPresent()) return again.get();
        A action;
        try {
            playing.running();
            action = read(request);
        } catch (Declined declined) {
            return before(request).orElseThrow(() -> declined);
        }
        return playing.act(request.seat(), action, Optional.empty(), Optional.of(name), takesAlong);
    }

    /** What it means; {@link Declined} if it means nothing that the seat may do now. */
    A read(Request request) {
        int seat = request.seat();
        playing.course().demandOwner(playing.table(), seat);
        Audience<S, A, V> audience = playing.listeners().audience();
        // Nothing is stale because another seat has changed hands, nor a choice that waits for others' because one of
        // them has chosen; but an answer to another decision is, and one to what nobody was told here: it may be meant
        // for another table.
        boolean stale = playing.match().sealing()
                ? audience.isPast(seat, request.seq()) || request.seq() > audience.asked(seat)
                : !audience.isAsked(seat, request.seq());
        if (stale) throw Declined.notNow("wire.stale", request.seq(), audience.asked(seat));
        return playing.course().read(request);
    }

    private Optional<Taken> before(Request request) {
        return playing.hall()
                .keeper()
                .answered(playing.table().id(), request.seat(), request.key())
                .map(Taken::new);
    }

    /** How many are here, the one that is being answered among them. */
    int arrived() {
        return arrivals.size();
    }

    /** Those that wait and are new, as far as they are wanted: asked one by one, the earliest first. */
    List<Arrivals.Arrival> waiting(Predicate<Arrivals.Arrival> wanted) {
        List<Arrivals.Arrival> found = new ArrayList<>();
        for (Arrivals.Arrival one : arrivals)
            if (one.taken().isEmpty() && !answered.mayHave(one.answered()) && wanted.test(one)) found.add(one);
        return found;
    }

    /** Others than the one that was answered were carried out with it. */
    void takenAlong(List<Arrivals.Arrival> along, Taken taken) {
        for (Arrivals.Arrival other : along) {
            answered.add(other.answered());
            other.taken(taken);
        }
    }
}
