package regalia.server.play;

import java.util.Iterator;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Requests that have come to a match and wait for it, since it does one thing at a time. Where all choose at once whoever is first takes
 * the choices of the others along, and they find them kept: otherwise the last of four would wait for four flushes to disk.
 */
final class Arrivals implements Iterable<Arrivals.Arrival> {

    private final Queue<Arrival> waiting = new ConcurrentLinkedQueue<>();

    /** A request, and what became of it if somebody else took it along. Read and written by whoever has the match. */
    static final class Arrival {

        private final Request request;
        private final Consumer<Taken> early;
        private @Nullable Taken taken;

        private Arrival(Request request, Consumer<Taken> early) {
            this.request = request;
            this.early = early;
        }

        Request request() {
            return request;
        }

        Answered answered() {
            return new Answered(request.seat(), request.key());
        }

        Optional<Taken> taken() {
            return Optional.ofNullable(taken);
        }

        /** Its choice is kept. */
        void taken(Taken given) {
            taken = given;
        }

        /** Lets whoever asked know, who would find out only when the match is theirs. */
        void tell() {
            taken().ifPresent(early);
        }
    }

    /**
     * One comes.
     *
     * @param early told if somebody else takes it along, by them
     */
    Arrival add(Request request, Consumer<Taken> early) {
        Arrival arrival = new Arrival(request, early);
        waiting.add(arrival);
        return arrival;
    }

    int size() {
        return waiting.size();
    }

    void remove(Arrival arrival) {
        waiting.remove(arrival);
    }

    @Override
    public Iterator<Arrival> iterator() {
        return waiting.iterator();
    }
}
