package regalia.server.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
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

    public Lobby(Hall hall) {
        this.hall = hall;
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
        waiting.merge(
                table.id(),
                List.of(guest),
                (all, one) -> Stream.concat(all.stream(), one.stream()).toList());
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
        waiting.computeIfPresent(table, (_, all) -> {
            List<Guest> left = all.stream().filter(one -> one != guest).toList();
            return left.isEmpty() ? null : left;
        });
        guest.go()
                .ifPresent(seat -> hall.inUse(table)
                        .ifPresent(playing -> playing.listeners().leave(seat, ear)));
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
        @Nullable List<Guest> all = waiting.remove(table.id());
        if (all == null) return;
        try {
            hall.holding(
                    table.id(),
                    playing ->
                            all.forEach(guest -> guest.hear(playing, guest.eyes(table), Optional.empty(), List.of())));
        } catch (RuntimeException failed) {
            // The match runs; whoever comes back hears it.
            LOG.log(Level.WARNING, "those who waited for match " + table.id() + " have to come again", failed);
            all.forEach(guest -> guest.ear().end("again"));
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
