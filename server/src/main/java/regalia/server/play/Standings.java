package regalia.server.play;

import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import regalia.server.store.Hot;

/**
 * What the rows of running matches say beside the log: whom they wait for, and since when. It follows from the log, but lists
 * would be slow without it. Where many nodes share a database it is written with every entry, as the gate through which only one of
 * them passes. On a database of one's own the log is that gate, and what changes again within a second may wait until the second is
 * over: it costs as much as the entry itself. What a node must do by itself at some time never waits. What did not get written before
 * a process died is made up for by {@link Sweeper#begin}.
 */
final class Standings {

    /** A row that is so old is written at once. So whatever waits when a process dies has a row that is hardly older. */
    static final long MILLIS = 1000;

    /**
     * What a row is to say. Not how far the match is: if the entry fails with which this came about, that must not be ahead of the log.
     *
     * @param changed when something happened in the match; nothing if the row has it already
     */
    record Standing(String match, String waiting, OptionalLong changed) {}

    /** The rows by which no node has anything to do, and when something happened last according to them. */
    private final Map<String, Long> rows = new ConcurrentHashMap<>();

    private final Map<String, Standing> waiting = new ConcurrentHashMap<>();

    /**
     * A match stands otherwise. On the database's thread, within the transaction that makes it so; doing it again does no harm.
     *
     * @param changed when something happened; nothing if somebody only chose in secret, or came, or left
     * @return whether it may wait, and does; otherwise it is to be written now
     */
    boolean postponed(String match, Due due, OptionalLong changed, long now) {
        @Nullable Long row = rows.get(match);
        boolean postponed = due.at() == Due.NEVER && row != null && row <= now && now < row + MILLIS;
        if (!postponed) rows.remove(match);
        @Nullable Standing before = waiting.get(match);
        OptionalLong latest = changed.isEmpty() && before != null ? before.changed() : changed;
        // A row that is written without an entry leaves the last one as it was.
        if (postponed || (changed.isEmpty() && before != null))
            waiting.put(match, new Standing(match, due.waiting(), latest));
        else waiting.remove(match);
        return postponed;
    }

    /** A row was written with an entry, and that is kept: from now on, for a while, what changes may wait. */
    void kept(String match, Due due, long changed) {
        if (due.at() == Due.NEVER) rows.put(match, changed);
    }

    /** A match is over, and its row says so now. On the database's thread. */
    void over(String match) {
        waiting.remove(match);
        rows.remove(match);
    }

    /** Forgets rows that are too old to let anything wait. Says whether something waits. */
    boolean owed(long now) {
        rows.values().removeIf(changed -> changed + MILLIS <= now);
        return !waiting.isEmpty();
    }

    /** Writes all that waits; gives it, to be taken off when the transaction is kept. On the database's thread. */
    List<Standing> write(Handle handle) throws SQLException {
        List<Standing> all = List.copyOf(waiting.values());
        for (Standing one : all) {
            @Nullable Long changed = one.changed().isPresent() ? one.changed().getAsLong() : null;
            Hot.update(
                    handle,
                    "UPDATE playing SET waiting = ?, changed = COALESCE(?, changed) WHERE id = ?",
                    one.waiting(),
                    changed,
                    one.match());
        }
        return all;
    }

    /** They are kept; whatever has changed since waits for the next time. */
    void written(List<Standing> kept) {
        for (Standing one : kept) {
            waiting.remove(one.match(), one);
            one.changed().ifPresent(changed -> rows.computeIfPresent(one.match(), (_, row) -> changed));
        }
    }

    /** A row is written by somebody else: the next change of the match must not wait. */
    void doubt(String match) {
        rows.remove(match);
    }

    /** A transaction was not kept: nobody knows which rows are as they were said to be. */
    void doubt() {
        rows.clear();
    }
}
