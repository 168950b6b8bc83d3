package regalia.server.play;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;
import regalia.server.store.Hot;
import regalia.server.table.Shelved;
import regalia.server.table.TableShelf;

/** The matches in the database. All of it happens inside a transaction of whoever calls; what every action needs goes straight to JDBC. */
final class Archive {

    private static final RowMapper<SealedRow> SEALED = (row, _) ->
            new SealedRow(row.getInt("decision"), row.getInt("seat"), row.getString("body"), row.getLong("at"));

    private Archive() {}

    static Optional<Kept> load(Handle handle, String id, int after, int decision) {
        return TableShelf.find(handle, id)
                .flatMap(shelved -> handle.createQuery("SELECT seq, secret, away FROM playing WHERE id = :id")
                        .bind("id", id)
                        .map((row, _) -> new Kept(
                                shelved,
                                row.getInt("seq"),
                                row.getString("secret"),
                                Away.of(row.getString("away")),
                                commits(handle, id, after),
                                sealed(handle, id, decision),
                                answers(handle, id, decision)))
                        .findOne());
    }

    private static List<Commit> commits(Handle handle, String id, int after) {
        return handle.createQuery(
                        "SELECT first, last, at, body, seat, idem FROM entry WHERE playing = :id AND first > :after ORDER BY first")
                .bind("id", id)
                .bind("after", after)
                .map((row, _) -> {
                    String key = row.getString("idem");
                    return new Commit(
                            row.getInt("first"),
                            row.getInt("last"),
                            row.getLong("at"),
                            row.getString("body"),
                            key == null ? Optional.empty() : Optional.of(new Answered(row.getInt("seat"), key)));
                })
                .list();
    }

    private static List<Answered> answers(Handle handle, String id, int from) {
        return handle.createQuery("SELECT seat, idem FROM answer WHERE playing = :id AND seq >= :from")
                .bind("id", id)
                .bind("from", from)
                .map((row, _) -> new Answered(row.getInt("seat"), row.getString("idem")))
                .list();
    }

    /** Choices that wait, or waited, at decisions from an entry on: those of the past tell when each was made. */
    static List<SealedRow> sealed(Handle handle, String id, int from) {
        return handle.createQuery(
                        "SELECT decision, seat, body, at FROM sealed WHERE playing = :id AND decision >= :from"
                                + " ORDER BY decision, seat")
                .bind("id", id)
                .bind("from", from)
                .map(SEALED)
                .list();
    }

    static Optional<Integer> answered(Handle handle, String id, int seat, String key) {
        return handle.createQuery("SELECT seq FROM answer WHERE playing = :id AND seat = :seat AND idem = :key"
                        + " UNION ALL SELECT first - 1 FROM entry WHERE playing = :id AND seat = :seat AND idem = :key")
                .bind("id", id)
                .bind("seat", seat)
                .bind("key", key)
                .mapTo(Integer.class)
                .findOne();
    }

    /** How a match stands after a commit. Its row is a gate: where nodes share a database, whoever comes second finds it further on. */
    static void stand(Handle handle, Append append, String node) throws SQLException {
        Commit commit = append.commit();
        boolean mine = append.due().at() <= commit.at();
        int rows = Hot.update(
                handle,
                "UPDATE playing SET seq = ?, state = ?, due = ?, lease_node = ?, lease_until = ?, waiting = ?, away = ?, changed = ?"
                        + " WHERE id = ? AND seq <= ?",
                commit.last(),
                append.ending().isPresent() ? "over" : "running",
                append.due().stored(),
                mine ? node : null,
                mine ? commit.at() + Keeper.LEASE_MILLIS : null,
                append.due().waiting(),
                Away.stored(append.due().away()),
                commit.at(),
                append.playing(),
                append.after());
        if (rows == 0) throw new Overtaken();
    }

    /** A commit and all that goes with it, but for how the match stands. Only one can follow an entry. */
    static void enter(Handle handle, Append append) throws SQLException {
        Commit commit = append.commit();
        int rows = Hot.update(
                handle,
                "INSERT INTO entry(playing, first, last, at, body, seat, idem) VALUES (?, ?, ?, ?, ?, ?, ?)"
                        + " ON CONFLICT (playing, first) DO NOTHING",
                append.playing(),
                commit.first(),
                commit.last(),
                commit.at(),
                commit.body(),
                commit.answered().map(Answered::seat).orElse(null),
                commit.answered().map(Answered::key).orElse(null));
        if (rows == 0) throw new Overtaken();
        if (append.table().isPresent()) replace(handle, append.table().get(), commit.at());
        if (append.ending().isPresent())
            Remains.keep(handle, append, append.ending().get());
    }

    private static void replace(Handle handle, Shelved table, long now) throws SQLException {
        if (!TableShelf.replace(handle, table.table(), table.version(), now)) throw new Overtaken();
    }

    static void answer(Handle handle, String id, Answered request, int decision) throws SQLException {
        int rows = Hot.update(
                handle,
                "INSERT INTO answer(playing, seat, idem, seq) VALUES (?, ?, ?, ?)"
                        + " ON CONFLICT (playing, seat, idem) DO NOTHING",
                id,
                request.seat(),
                request.key(),
                decision);
        if (rows == 0) throw new Repeated();
    }

    /** {@link Overtaken} if something follows an entry. */
    static void demandLast(Handle handle, String id, int seq) throws SQLException {
        PreparedStatement later = Hot.statement(handle, "SELECT 1 FROM entry WHERE playing = ? AND first > ? LIMIT 1");
        later.setString(1, id);
        later.setInt(2, seq);
        try (ResultSet found = later.executeQuery()) {
            if (found.next()) throw new Overtaken();
        }
    }

    static void await(Handle handle, String id, int seq, Due due, long now, String node) throws SQLException {
        boolean mine = due.at() <= now;
        int rows = Hot.update(
                handle,
                "UPDATE playing SET due = ?, lease_node = ?, lease_until = ?, waiting = ?, away = ? WHERE id = ? AND seq <= ?",
                due.stored(),
                mine ? node : null,
                mine ? now + Keeper.LEASE_MILLIS : null,
                due.waiting(),
                Away.stored(due.away()),
                id,
                seq);
        if (rows == 0) throw new Overtaken();
    }

    static void seal(Handle handle, String id, SealedRow row) throws SQLException {
        Hot.update(
                handle,
                "INSERT INTO sealed(playing, decision, seat, body, at) VALUES (?, ?, ?, ?, ?)"
                        + " ON CONFLICT (playing, decision, seat) DO UPDATE SET body = excluded.body, at = excluded.at",
                id,
                row.decision(),
                row.seat(),
                row.body(),
                row.at());
    }
}
