package regalia.server.table;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jdbi.v3.core.result.ResultIterator;
import regalia.codec.Json;
import regalia.server.store.Hot;

/** The tables in the database. All of it happens inside a transaction of whoever calls. */
public final class TableShelf {

    private static final RowMapper<Shelved> ROW =
            (row, _) -> new Shelved(Json.read(row.getString("doc"), Table.class), row.getInt("version"));

    /** So many tables of one person are listed, with those of their bots: nobody hides what others have opened. */
    private static final int MOST_OF_ONE = 10;
    /** So many are looked at for a list: many more than one person may have. */
    private static final int MOST_LOOKED_AT = 1_000;

    private TableShelf() {}

    public static Optional<Shelved> find(Handle handle, String id) {
        return handle.createQuery("SELECT doc, version FROM gathering WHERE id = :id")
                .bind("id", id)
                .map(ROW)
                .findOne();
    }

    /** A new table, with the match that will be played at it and the secret of its luck. */
    public static void add(Handle handle, Table table, String secret, long now) throws SQLException {
        handle.createUpdate(
                        "INSERT INTO gathering(id, version, game, state, visibility, host, doc, taken, luck_group, created, changed)"
                                + " VALUES (:id, 1, :game, :state, :visibility, :host, :doc, :taken, :group, :now, :now)")
                .bind("id", table.id())
                .bind("game", table.game())
                .bind("state", word(table.stage()))
                .bind("visibility", word(table.terms().visibility()))
                .bind("host", table.host())
                .bind("doc", Json.write(table))
                .bind("taken", taken(table))
                .bind("group", table.shared().orElse(null))
                .bind("now", now)
                .execute();
        handle.createUpdate("INSERT INTO playing(id, seq, game, rules, state, secret, waiting, changed)"
                        + " VALUES (:id, 0, :game, :rules, 'open', :secret, '', :now)")
                .bind("id", table.id())
                .bind("game", table.game())
                .bind("rules", table.rules())
                .bind("secret", secret)
                .bind("now", now)
                .execute();
        members(handle, table);
    }

    /** Puts a table in the place of the one that had been changed so often; false if that has been changed since. */
    public static boolean replace(Handle handle, Table table, int version, long now) throws SQLException {
        int changed = Hot.update(
                handle,
                "UPDATE gathering SET version = version + 1, state = ?, host = ?, doc = ?, taken = ?, luck_group = ?, changed = ?"
                        + " WHERE id = ? AND version = ?",
                word(table.stage()),
                table.host(),
                Json.write(table),
                taken(table),
                table.shared().orElse(null),
                now,
                table.id(),
                version);
        if (changed == 1) members(handle, table);
        return changed == 1;
    }

    /** Whether all seats of a table are taken, as it is written down. */
    private static int taken(Table table) {
        return table.seatsWhere(Place::free).isEmpty() ? 1 : 0;
    }

    /** Somebody who belongs to a table, and where they sit first. */
    private record Member(String person, int seat) {}

    /** Most changes of a table leave those who belong to it as they are: then nothing is written. */
    private static void members(Handle handle, Table table) throws SQLException {
        List<Member> members = new ArrayList<>();
        for (int seat = 0; seat < table.seats(); seat++) {
            Optional<String> person = table.places().get(seat).person();
            if (person.isPresent() && table.seatsOf(person.get()).getFirst() == seat)
                members.add(new Member(person.get(), seat));
        }
        if (kept(handle, table.id()).equals(members)) return;
        Hot.update(handle, "DELETE FROM member WHERE gathering = ?", table.id());
        for (Member member : members)
            Hot.update(
                    handle,
                    "INSERT INTO member(person, gathering, seat) VALUES (?, ?, ?)",
                    member.person(),
                    table.id(),
                    member.seat());
    }

    private static List<Member> kept(Handle handle, String id) throws SQLException {
        PreparedStatement query =
                Hot.statement(handle, "SELECT person, seat FROM member WHERE gathering = ? ORDER BY seat");
        query.setString(1, id);
        List<Member> members = new ArrayList<>();
        try (ResultSet rows = query.executeQuery()) {
            while (rows.next()) members.add(new Member(rows.getString(1), rows.getInt(2)));
        }
        return members;
    }

    /** The tables of somebody at which people still gather. */
    public static List<String> open(Handle handle, String person) {
        return handle.createQuery("SELECT g.id FROM member m JOIN gathering g ON g.id = m.gathering"
                        + " WHERE m.person = :person AND g.state = 'open' ORDER BY g.id")
                .bind("person", person)
                .mapTo(String.class)
                .list();
    }

    /** Somebody's tables: those that wait for them first, then the others by what happened last. */
    public static List<Mine> of(Handle handle, String person, int most) {
        return handle.createQuery(
                        "SELECT g.doc, g.version, p.waiting, p.changed FROM member m"
                                + " JOIN gathering g ON g.id = m.gathering JOIN playing p ON p.id = g.id"
                                + " WHERE m.person = :person AND g.state <> 'cancelled'"
                                + " ORDER BY CASE WHEN ',' || p.waiting || ',' LIKE :waiting THEN 0 ELSE 1 END,"
                                + " CASE g.state WHEN 'running' THEN 0 WHEN 'open' THEN 1 ELSE 2 END, p.changed DESC LIMIT :most")
                .bind("person", person)
                .bind("waiting", "%," + person + ",%")
                .bind("most", most)
                .map((row, context) -> new Mine(
                        ROW.map(row, context).table(),
                        List.of(row.getString("waiting").split(",", -1)).contains(person),
                        row.getLong("changed")))
                .list();
    }

    /** A table of somebody. */
    public record Mine(Table table, boolean waiting, long changed) {}

    /** Open tables where somebody can sit down, the newest first. */
    public static List<Table> toJoin(Handle handle, int most) {
        List<Table> tables = new ArrayList<>();
        Map<String, Integer> listed = new HashMap<>();
        try (ResultIterator<Invitation> rows = handle.createQuery(
                        "SELECT g.doc, COALESCE(p.owner, g.host) AS inviter FROM gathering g LEFT JOIN person p ON p.id = g.host"
                                + " WHERE g.visibility = 'open' AND g.state = 'open' AND g.taken = 0"
                                + " ORDER BY g.created DESC LIMIT :most")
                .bind("most", MOST_LOOKED_AT)
                .setFetchSize(most)
                .map((row, _) -> new Invitation(row.getString("doc"), row.getString("inviter")))
                .iterator()) {
            while (tables.size() < most && rows.hasNext()) {
                Invitation next = rows.next();
                if (listed.getOrDefault(next.inviter(), 0) >= MOST_OF_ONE) continue;
                Table table = Json.read(next.doc(), Table.class);
                if (taken(table) == 1) continue;
                tables.add(table);
                listed.merge(next.inviter(), 1, Integer::sum);
            }
        }
        return tables;
    }

    /** A table that is open, and the person who answers for whoever has opened it. */
    private record Invitation(String doc, String inviter) {}

    /** Running matches that everybody may watch: not those whose luck others play with too. */
    public static List<Table> toWatch(Handle handle, int most) {
        return handle
                .createQuery("SELECT doc, version FROM gathering WHERE visibility = 'open' AND state = 'running'"
                        + " AND luck_group IS NULL ORDER BY changed DESC LIMIT :most")
                .bind("most", most)
                .map(ROW)
                .list()
                .stream()
                .map(Shelved::table)
                .toList();
    }

    /** Some of the open tables that have not changed since a time. Both kinds are named, for the index goes by kind. */
    public static List<Shelved> forgotten(Handle handle, long since, int most) {
        return handle.createQuery("SELECT doc, version FROM gathering WHERE state = 'open'"
                        + " AND visibility IN ('open', 'private') AND changed < :since LIMIT :most")
                .bind("since", since)
                .bind("most", most)
                .map(ROW)
                .list();
    }

    /** The tables that share their luck under a name. */
    public static List<Table> sharing(Handle handle, String group) {
        return handle
                .createQuery("SELECT doc, version FROM gathering WHERE luck_group = :group ORDER BY created, id")
                .bind("group", group)
                .map(ROW)
                .list()
                .stream()
                .map(Shelved::table)
                .toList();
    }

    /** Whether a match runs at one of the tables that share their luck under a name. When none does any more the luck is known. */
    public static boolean isPlayed(Handle handle, String group) {
        return isPlayed(handle, group, "");
    }

    /** The same, and while one does it can't end before this transaction has, also where nodes share the database. */
    public static boolean isPlayedOn(Handle handle, String group, boolean nodes) {
        return isPlayed(handle, group, nodes ? " FOR SHARE" : "");
    }

    private static boolean isPlayed(Handle handle, String group, String lock) {
        return !handle.createQuery(
                        "SELECT id FROM gathering WHERE luck_group = :group AND state = 'running' ORDER BY id" + lock)
                .bind("group", group)
                .mapTo(String.class)
                .list()
                .isEmpty();
    }

    /** How many tables of somebody are not done. */
    public static int count(Handle handle, String host) {
        return handle.createQuery("SELECT COUNT(*) FROM gathering WHERE host = :host AND state IN ('open', 'running')")
                .bind("host", host)
                .mapTo(Integer.class)
                .one();
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
