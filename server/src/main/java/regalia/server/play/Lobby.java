package regalia.server.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import regalia.kernel.Seat;
import regalia.server.stream.Aside;
import regalia.server.stream.Ear;
import regalia.server.stream.Lines;
import regalia.server.table.Table;

/** Those who listen at tables. When a match begins those who have waited for it hear it, each with the eyes of their seat. */
public final class Lobby {

    private static final Logger LOG = Logger.getLogger(Lobby.class.getName());

    private final Hall hall;
    private final Talks talks = new Talks();
    private final Map<Ear, Guest> guests = new ConcurrentHashMap<>();
    /** Those who wait for a match to begin, by its table. */
    private final Map<String, List<Guest>> waiting = new ConcurrentHashMap<>();
    /** Those for whom it begins just now, and who don't hear it yet. */
    private final Map<String, List<Guest>> beginning = new ConcurrentHashMap<>();

    public Lobby(Hall hall) {
        this.hall = hall;
        hall.attendance().awaiting(this::waits);
    }

    /** Whether somebody waits at a table for its match, or is on their way to it: that is looked at last, so that nobody is missed. */
    private boolean waits(String table, String person) {
        return Stream.of(waiting, beginning)
                .flatMap(some -> some.getOrDefault(table, List.of()).stream())
                .anyMatch(guest -> guest.is(person));
    }

    /** What is said at the tables. */
    Talks talks() {
        return talks;
    }

    private void welcome(String table, Guest guest) {
        talks.hold(table);
        guests.put(guest.ear(), guest);
    }

    /** Somebody begins to listen at a table whose match has not begun. */
    void await(Table table, Listening.Wish wish, Ear ear, List<Aside> asides) {
        Guest guest = new Guest(wish, ear);
        welcome(table.id(), guest);
        ear.hear(new Lines().addAll(asides).add(Hall.shown(table)).bytes());
        add(waiting, table.id(), List.of(guest));
        // What happened between the look at the table and now nobody else tells them.
        Table now = hall.table(table.id());
        if (!now.equals(table)) told(now);
    }

    /** Somebody begins to listen to a match. */
    void listen(Listening.Wish wish, int eyes, Ear ear, List<Aside> asides) {
        Guest guest = new Guest(wish, ear);
        welcome(wish.table(), guest);
        hall.holding(wish.table(), playing -> guest.hear(playing, eyes, wish.after(), asides));
    }

    /** The seat with whose eyes an ear hears by now, if its match has begun. */
    Optional<Integer> seat(Ear ear) {
        @Nullable Guest guest = guests.get(ear);
        return guest == null ? Optional.empty() : guest.seat();
    }

    void leave(String table, Ear ear) {
        @Nullable Guest guest = guests.remove(ear);
        if (guest == null) return;
        talks.letGo(table);
        remove(waiting, table, List.of(guest));
        Optional<Integer> seat = guest.go();
        hall.inUse(table).ifPresent(playing -> {
            if (seat.isPresent()) playing.listeners().leave(seat.get(), ear);
            else missed(playing, guest);
        });
    }

    /** Somebody went while their match began, and nobody called them, for they seemed to look at the table. */
    private static void missed(Playing<?, ?, ?> playing, Guest guest) {
        int eyes = guest.eyes(playing.table());
        if (eyes != Seat.SPECTATOR && guest.ear().isUnsure()) Unheard.left(playing, eyes);
    }

    private static void add(Map<String, List<Guest>> where, String table, List<Guest> guests) {
        where.merge(
                table,
                guests,
                (all, more) -> Stream.concat(all.stream(), more.stream()).toList());
    }

    private static void remove(Map<String, List<Guest>> where, String table, List<Guest> guests) {
        where.computeIfPresent(table, (_, all) -> {
            List<Guest> left = all.stream().filter(one -> !guests.contains(one)).toList();
            return left.isEmpty() ? null : left;
        });
    }

    /** A table has changed. */
    void told(Table table) {
        if (!waiting.containsKey(table.id())) return;
        switch (table.stage()) {
            case OPEN -> say(table.id(), Hall.shown(table));
            case CANCELLED -> {
                byte[] last = new Lines().add(Hall.shown(table)).bytes();
                waiting.getOrDefault(table.id(), List.of())
                        .forEach(guest -> guest.ear().hearLast(last));
            }
            // What is said while they go from here to the match would reach them nowhere.
            case RUNNING, OVER -> talks.silently(table.id(), () -> begin(table));
        }
    }

    public void say(String table, Aside aside) {
        byte[] line = new Lines().add(aside).bytes();
        for (Guest guest : waiting.getOrDefault(table, List.of())) guest.ear().hear(line);
    }

    private void begin(Table table) {
        List<Guest> all = new ArrayList<>();
        waiting.computeIfPresent(table.id(), (id, guests) -> {
            all.addAll(guests);
            add(beginning, id, guests);
            return null;
        });
        if (all.isEmpty()) return;
        try {
            hall.holding(
                    table.id(),
                    playing ->
                            all.forEach(guest -> guest.hear(playing, guest.eyes(table), Optional.empty(), List.of())));
        } catch (RuntimeException failed) {
            // The match runs; whoever comes back hears it.
            LOG.log(Level.WARNING, "those who waited for match " + table.id() + " have to come again", failed);
            all.forEach(guest -> guest.ear().end("again"));
        } finally {
            remove(beginning, table.id(), all);
        }
    }

    /** The tables that somebody waits at. */
    Set<String> tables() {
        return Set.copyOf(waiting.keySet());
    }

    /** Another node says that a table has changed. */
    public void heard(String id) {
        if (waiting.containsKey(id)) told(hall.table(id));
    }
}
