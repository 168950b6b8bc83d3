package regalia.server.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import regalia.server.stream.Aside;
import regalia.server.stream.Ear;
import regalia.server.stream.Lines;
import regalia.server.table.Stage;
import regalia.server.table.Table;

/** Those who listen at tables whose match has not begun. When it does they hear it, each with the eyes of their seat. */
public final class Lobby {

    private record Guest(String person, Optional<Integer> seat, Ear ear) {}

    private final Hall hall;
    private final Map<String, List<Guest>> guests = new ConcurrentHashMap<>();
    private final Map<Ear, Integer> seated = new ConcurrentHashMap<>();

    public Lobby(Hall hall) {
        this.hall = hall;
    }

    /**
     * Somebody begins to listen.
     *
     * @param seat whose eyes to have when the match begins, if one's own
     */
    public void join(Table table, String person, Optional<Integer> seat, Ear ear, List<Aside> asides) {
        guests.computeIfAbsent(table.id(), _ -> new CopyOnWriteArrayList<>()).add(new Guest(person, seat, ear));
        Lines lines = new Lines().addAll(asides).add(Hall.shown(table));
        ear.hear(lines.bytes());
    }

    void seated(Ear ear, int seat) {
        seated.put(ear, seat);
    }

    /** The seat with whose eyes an ear hears by now, if its match has begun. */
    public Optional<Integer> seat(Ear ear) {
        return Optional.ofNullable(seated.get(ear));
    }

    public void leave(String table, Ear ear) {
        guests.computeIfPresent(table, (_, all) -> {
            all.removeIf(guest -> guest.ear().equals(ear));
            return all.isEmpty() ? null : all;
        });
        Integer seat = seated.remove(ear);
        if (seat != null) hall.inUse(table).ifPresent(playing -> playing.leave(seat, ear));
    }

    /** A table has changed. */
    void told(Table table) {
        List<Guest> all = guests.getOrDefault(table.id(), List.of());
        if (all.isEmpty()) return;
        if (table.stage() == Stage.OPEN || table.stage() == Stage.CANCELLED) say(table.id(), Hall.shown(table));
        else begin(table);
    }

    public void say(String table, Aside aside) {
        byte[] line = new Lines().add(aside).bytes();
        for (Guest guest : guests.getOrDefault(table, List.of())) guest.ear().hear(line);
    }

    private void begin(Table table) {
        List<Guest> all = guests.remove(table.id());
        if (all == null) return;
        hall.holding(table.id(), playing -> {
            for (Guest guest : new ArrayList<>(all)) {
                int seat = Eyes.of(table, guest.person(), guest.seat());
                seated.put(guest.ear(), seat);
                playing.join(seat, guest.ear(), Optional.empty(), List.of());
            }
        });
    }

    /** Another node says that a table has changed. */
    public void heard(String id) {
        if (guests.containsKey(id)) told(hall.table(id));
    }
}
