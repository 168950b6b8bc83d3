package regalia.server.play;

import java.sql.SQLException;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import org.jdbi.v3.core.Handle;
import regalia.server.Declined;
import regalia.server.store.Database;
import regalia.server.store.Hot;
import regalia.server.store.NotKept;
import regalia.server.store.Overloaded;
import regalia.server.store.Work;
import regalia.server.table.Table;
import regalia.server.table.TableShelf;

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
    private final Complaint complaint;
    private final Standings standings = new Standings();
    private volatile LongConsumer took = _ -> {};
    private volatile Consumer<String> doubted = _ -> {};

    Keeper(Database database, String node, InstantSource clock) {
        this.database = database;
        this.node = node;
        complaint = new Complaint(clock);
    }

    /** Tells somebody from now on how many nanoseconds each keeping takes. */
    void timing(LongConsumer nanoseconds) {
        took = nanoseconds;
    }

    /** Tells somebody from now on of each match of which something may be kept, or not: the database didn't say so. */
    void inDoubt(Consumer<String> match) {
        doubted = match;
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
        boolean stands = keep(append.playing(), handle -> {
            if (append.after() == 0) append.table().ifPresent(begun -> demandSecret(handle, begun.table()));
            // Whoever shares the database waits here for others at the same match; otherwise the log itself is the
            // gate.
            if (shared()) Archive.stand(handle, append, node);
            // Not before: somebody who was let in first may just have changed one.
            if (shared()) append.sealed().ifPresent(known -> known.demandAll(sealed(handle, append.playing(), known)));
            Archive.enter(handle, append);
            for (Answered request : append.along()) Archive.answer(handle, append.playing(), request, append.after());
            tell(handle, append.playing());
            if (shared() || postponed(append)) return false;
            Archive.stand(handle, append, node);
            return append.ending().isEmpty();
        });
        if (stands)
            standings.kept(append.playing(), append.due(), append.commit().at());
    }

    /** A match begins: if with the luck of others, then before the last of them ends, for after that everybody knows it. */
    private void demandSecret(Handle handle, Table begun) {
        Optional<String> first = begun.shared().filter(group -> !group.equals(begun.id()));
        if (first.isPresent() && !TableShelf.isPlayedOn(handle, first.get(), shared()))
            throw Declined.notNow("duplicate.revealed");
    }

    private boolean postponed(Append append) {
        long at = append.commit().at();
        if (append.ending().isEmpty())
            return standings.postponed(append.playing(), append.due(), OptionalLong.of(at), at);
        standings.over(append.playing());
        return false;
    }

    private static List<SealedRow> sealed(Handle handle, String id, Sealed known) {
        return Archive.sealed(handle, id, known.decision());
    }

    /**
     * Keeps choices that wait for others', and gives those of others that wait at the same decision; {@link Repeated} if a request was
     * carried out, {@link Overtaken} if one of these seats has chosen something that isn't known.
     */
    List<SealedRow> seal(String id, int seq, Sealed known, List<SealedRow> rows, List<Answered> requests, Due due) {
        return await(id, seq, due, rows.getFirst().at(), handle -> {
            List<SealedRow> others = shared() ? known.besides(rows, sealed(handle, id, known)) : List.of();
            for (SealedRow row : rows) Archive.seal(handle, id, row);
            for (Answered request : requests) Archive.answer(handle, id, request, known.decision());
            tell(handle, id);
            return others;
        });
    }

    /** Sets anew when a match must be looked after. Since when somebody is away the other nodes must know: their grace time is the same there. */
    void due(String id, int seq, Due due, long now) {
        await(id, seq, due, now, handle -> {
            if (!due.away().isEmpty()) database.announce(handle, "w " + node + " " + id);
            return true;
        });
    }

    /** Does something while a match stays at an entry, and notes what it waits for then; {@link Overtaken} if it doesn't. */
    private <T> T await(String id, int seq, Due due, long now, Work<T> work) {
        return keep(id, handle -> {
            if (shared()) Archive.await(handle, id, seq, due, now, node);
            else Archive.demandLast(handle, id, seq);
            T done = work.in(handle);
            if (!shared() && !standings.postponed(id, due, OptionalLong.empty(), now))
                Archive.await(handle, id, seq, due, now, node);
            return done;
        });
    }

    /** Within a transaction of somebody else: whichever node comes first looks after a match that runs, whatever it waited for. */
    void wake(Handle handle, String id) throws SQLException {
        standings.doubt(id);
        Hot.update(
                handle,
                "UPDATE playing SET due = ?, away = '', lease_node = NULL, lease_until = NULL WHERE id = ? AND state = 'running'",
                Due.AT_ONCE,
                id);
    }

    /** Lets the rows of all matches say what their logs do. Returns when they do. */
    void settle(long now) {
        if (standings.owed(now)) standings.written(keep(standings::write));
    }

    /** Notes whom a match waits for, and leaves all else as it is. */
    void awaits(String id, Due due) {
        keep(handle -> {
            Hot.update(handle, "UPDATE playing SET waiting = ? WHERE id = ?", due.waiting(), id);
            return true;
        });
    }

    private void tell(Handle handle, String id) {
        database.announce(handle, "m " + node + " " + id);
    }

    /** Waits until it is kept. */
    <T> T keep(Work<T> work) {
        return keep("", work);
    }

    /** The same, of a match. */
    private <T> T keep(String match, Work<T> work) {
        long began = System.nanoTime();
        try {
            return database.write(work).join();
        } catch (CompletionException failed) {
            switch (failed.getCause()) {
                case Overtaken overtaken -> throw overtaken;
                case Repeated repeated -> throw repeated;
                case Declined declined -> throw declined;
                case Overloaded _ -> throw Declined.busy("server.busy");
                case NotKept why -> {
                    complaint.about(why);
                    standings.doubt();
                    if (!match.isEmpty()) doubted.accept(match);
                    throw Declined.busy("server.busy");
                }
                case null, default -> throw failed;
            }
        } finally {
            took.accept(System.nanoTime() - began);
        }
    }
}
