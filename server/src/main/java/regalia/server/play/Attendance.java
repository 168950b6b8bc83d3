package regalia.server.play;

import java.sql.SQLException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiPredicate;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jdbi.v3.core.Handle;
import regalia.server.store.Database;
import regalia.server.store.Hot;
import regalia.server.store.Work;
import regalia.server.table.Table;

/**
 * Who is there, at whichever node: a row for each seat that somebody listens for, good for a while and renewed by its node. When a node
 * dies its rows run out.
 */
public final class Attendance {

    private static final Logger LOG = Logger.getLogger(Attendance.class.getName());

    static final long GOOD_MILLIS = 30_000;

    private record Spot(String table, int seat) {}

    private final Database database;
    private final String node;
    private final InstantSource clock;
    private final Keeper keeper;
    private final Map<Spot, Integer> here = new ConcurrentHashMap<>();
    private volatile BiPredicate<String, String> awaiting = (_, _) -> false;

    Attendance(Database database, String node, InstantSource clock, Keeper keeper) {
        this.database = database;
        this.node = node;
        this.clock = clock;
        this.keeper = keeper;
    }

    /** Asks somebody from now on whether a person waits at a table, at this node, for its match to begin: nobody listens for a seat before. */
    void awaiting(BiPredicate<String, String> tableAndPerson) {
        awaiting = tableAndPerson;
    }

    /** Somebody begins to listen for a seat. */
    void come(String table, int seat) {
        if (here.merge(new Spot(table, seat), 1, Integer::sum) == 1 && database.shared())
            write(handle -> writeDown(handle, new Spot(table, seat)));
    }

    private int writeDown(Handle handle, Spot spot) throws SQLException {
        announce(handle, node, spot.table());
        return Hot.update(
                handle,
                "INSERT INTO attendance(gathering, seat, node, until) VALUES (?, ?, ?, ?)"
                        + " ON CONFLICT (gathering, seat, node) DO UPDATE SET until = excluded.until",
                spot.table(),
                spot.seat(),
                node,
                clock.millis() + GOOD_MILLIS);
    }

    private int strike(Handle handle, Spot spot) throws SQLException {
        announce(handle, node, spot.table());
        return Hot.update(
                handle,
                "DELETE FROM attendance WHERE gathering = ? AND seat = ? AND node = ?",
                spot.table(),
                spot.seat(),
                node);
    }

    /** Somebody ends listening for a seat; true if nobody at this node does any more. */
    boolean go(String table, int seat) {
        boolean last = here.computeIfPresent(new Spot(table, seat), (_, ears) -> ears == 1 ? null : ears - 1) == null;
        if (last && database.shared()) write(handle -> strike(handle, new Spot(table, seat)));
        return last;
    }

    /** Tells the other nodes that somebody has come to a table, or has gone. */
    private void announce(Handle handle, String by, String table) {
        database.announce(handle, "p " + by + " " + table);
    }

    /** Whether somebody listens for a seat at this node. */
    boolean here(String table, int seat) {
        return here.containsKey(new Spot(table, seat));
    }

    /**
     * Whether somebody looks at a table at this node, for a seat of theirs or until they have one. Whether they wait is asked first: who
     * doesn't any more listens.
     */
    boolean here(Table table, String person) {
        return awaiting.test(table.id(), person)
                || table.seatsOf(person).stream().anyMatch(seat -> here(table.id(), seat));
    }

    /** Whether somebody listens for a seat, here or elsewhere. Who is gone from here may still be written down for a moment. */
    boolean there(String table, int seat) {
        if (here(table, seat)) return true;
        return database.shared()
                && database.read(handle -> handle.createQuery(
                                        "SELECT COUNT(*) FROM attendance"
                                                + " WHERE gathering = :table AND seat = :seat AND node <> :node AND until > :now")
                                .bind("table", table)
                                .bind("seat", seat)
                                .bind("node", node)
                                .bind("now", clock.millis())
                                .mapTo(Integer.class)
                                .one())
                        > 0;
    }

    /** The seats of a table whose people are there, ascending: who listens for one seat is there for all of theirs. */
    List<Integer> present(Table table) {
        Set<String> people = new HashSet<>();
        for (int seat : heard(table)) table.place(seat).person().ifPresent(people::add);
        return table.seatsWhere(place -> place.person().filter(people::contains).isPresent());
    }

    /** The seats of a table that somebody listens for, here or elsewhere. */
    private Set<Integer> heard(Table table) {
        Set<Integer> heard = new HashSet<>();
        for (int seat = 0; seat < table.seats(); seat++) if (here(table.id(), seat)) heard.add(seat);
        if (database.shared()) heard.addAll(elsewhere(table.id()));
        return heard;
    }

    /** What can't be read is told with the next who comes or goes. */
    private List<Integer> elsewhere(String table) {
        try {
            return database.read(handle -> handle.createQuery("SELECT seat FROM attendance"
                            + " WHERE gathering = :table AND node <> :node AND until > :now")
                    .bind("table", table)
                    .bind("node", node)
                    .bind("now", clock.millis())
                    .mapTo(Integer.class)
                    .list());
        } catch (RuntimeException failed) {
            LOG.log(Level.WARNING, "who is there could not be read", failed);
            return List.of();
        }
    }

    /** Says that this node is alive, and with it all who are here. */
    public void renew() {
        if (!database.shared()) return;
        long now = clock.millis();
        write(handle -> {
            Hot.update(handle, "UPDATE attendance SET until = ? WHERE node = ?", now + GOOD_MILLIS, node);
            // In order, so that nodes which clear away at the same time don't wait for each other.
            Set<String> left = new TreeSet<>(correct(handle));
            List<String> dead = handle.createQuery("DELETE FROM attendance WHERE until < :dead RETURNING gathering")
                    .bind("dead", now - GOOD_MILLIS)
                    .mapTo(String.class)
                    .list();
            left.addAll(dead);
            for (String table : left) {
                // By nobody, so that this node hears it too.
                announce(handle, "-", table);
                // Their grace time begins: nobody else sees to that any more.
                keeper.wake(handle, table);
            }
            return left.size();
        });
    }

    /** What could not be written down when somebody came or went is written now; gives the tables that somebody has left unnoticed. */
    private List<String> correct(Handle handle) throws SQLException {
        Set<Spot> written = handle.createQuery("SELECT gathering, seat FROM attendance WHERE node = :node")
                .bind("node", node)
                .map((row, _) -> new Spot(row.getString("gathering"), row.getInt("seat")))
                .set();
        for (Spot spot : here.keySet()) if (!written.contains(spot)) writeDown(handle, spot);
        List<String> left = new ArrayList<>();
        for (Spot spot : written)
            if (!here.containsKey(spot)) {
                strike(handle, spot);
                left.add(spot.table());
            }
        return left;
    }

    /** Nobody waits for it: what can't be written now is written with the next renewal. */
    private void write(Work<Integer> work) {
        database.write(work).exceptionally(failed -> {
            LOG.log(Level.WARNING, "who is there could not be written down", failed);
            return 0;
        });
    }
}
