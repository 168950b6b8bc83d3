package regalia.server.play;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.function.LongConsumer;
import org.jdbi.v3.core.Handle;
import regalia.server.Declined;
import regalia.server.store.Database;
import regalia.server.store.NotKept;
import regalia.server.store.Overloaded;
import regalia.server.store.Work;

/**
 * Keeps what was decided. Nothing returns before the database has it for good. Whoever keeps something also says when the match must
 * be looked after next; if that is now, this node has it to itself for a while, and if this node dies another takes over when that
 * while is over.
 */
final class Keeper {

    /** For how long a node has the next step of a match to itself. */
    static final long LEASE_MILLIS = 5_000;

    private final Database database;
    private final String node;
    private volatile LongConsumer took = _ -> {};

    Keeper(Database database, String node) {
        this.database = database;
        this.node = node;
    }

    /** Tells somebody from now on how many nanoseconds each keeping takes. */
    void timing(LongConsumer nanoseconds) {
        took = nanoseconds;
    }

    boolean shared() {
        return database.shared();
    }

    /** Whether whoever keeps something now has to wait for others. */
    boolean busy() {
        return database.busy();
    }

    /** All that is kept after an entry, and choices from a decision on; nothing if there is no such match. */
    Optional<Kept> load(String id, int after, int decision) {
        return database.read(handle -> Archive.load(handle, id, after, decision));
    }

    /** The entry after which a request was carried out, if it was. */
    Optional<Integer> answered(String id, int seat, String key) {
        return database.read(handle -> Archive.answered(handle, id, seat, key));
    }

    /** Keeps a commit; {@link Overtaken} if it doesn't follow what is kept any more. */
    void append(Append append) {
        keep(handle -> {
            if (shared() && !append.sealed().isEmpty()) demandUnchanged(handle, append);
            Archive.step(handle, append, node);
            for (Answered request : append.along()) Archive.answer(handle, append.playing(), request, append.after());
            tell(handle, append.playing());
            return true;
        });
    }

    private static void demandUnchanged(Handle handle, Append append) {
        List<SealedRow> now = Archive.sealed(
                handle, append.playing(), append.sealed().getFirst().decision());
        for (SealedRow row : append.sealed()) if (!now.contains(row)) throw new Overtaken();
    }

    /** Keeps choices that wait for others', and gives all that wait at the same decision; {@link Repeated} if a request was carried out. */
    List<SealedRow> seal(String id, int seq, List<SealedRow> rows, List<Answered> requests, Due due) {
        SealedRow first = rows.getFirst();
        return keep(handle -> {
            Archive.await(handle, id, seq, due, first.at(), node);
            for (SealedRow row : rows) Archive.seal(handle, id, row);
            for (Answered request : requests) Archive.answer(handle, id, request, first.decision());
            tell(handle, id);
            return shared() ? Archive.sealed(handle, id, first.decision()) : List.of();
        });
    }

    /** Sets anew when a match must be looked after. */
    void due(String id, int seq, Due due, long now) {
        keep(handle -> {
            Archive.await(handle, id, seq, due, now, node);
            return true;
        });
    }

    private void tell(Handle handle, String id) {
        database.announce(handle, "m " + node + " " + id);
    }

    /** Waits until it is kept. */
    <T> T keep(Work<T> work) {
        long began = System.nanoTime();
        try {
            return database.write(work).join();
        } catch (CompletionException failed) {
            switch (failed.getCause()) {
                case Overtaken overtaken -> throw overtaken;
                case Repeated repeated -> throw repeated;
                case Overloaded _, NotKept _ -> throw Declined.busy("server.busy");
                case null, default -> throw failed;
            }
        } finally {
            took.accept(System.nanoTime() - began);
        }
    }
}
