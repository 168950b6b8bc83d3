package regalia.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import regalia.bots.Level;
import regalia.server.Declined;

/** What people may do to a table before the match: each takes the table as it is and gives it as it is then, or declines. */
public final class Gathering {

    /** Bots need names that tell them apart, the same in all languages. */
    private static final List<String> NAMES =
            List.of("Aldric", "Blanche", "Colin", "Diane", "Emeric", "Flora", "Gaspard", "Hilda");

    private Gathering() {}

    /** Somebody sits down on a seat, or on the first that is free. With several seats they play for several people on one device. */
    public static Table join(Table table, Sitting who, Optional<Integer> wanted) {
        open(table);
        if (table.banned().contains(who.person())) throw Declined.notYours("table.banned");
        int seat = wanted.orElseGet(() -> firstFree(table, who));
        if (table.place(seat).isOf(who.person())) return table;
        if (!table.place(seat).free()) throw Declined.notNow("table.seatTaken", seat + 1);
        return table.with(seat, _ -> Place.of(who));
    }

    /** Somebody sits down to play again: on as many seats as before, each moved on by one, or on free ones where others sit by now. */
    public static Table again(Table table, Table before, Sitting who) {
        List<Integer> own = before.seatsOf(who.person());
        List<Integer> wanted = new ArrayList<>();
        for (int seat : own) wanted.add((seat + 1) % before.seats());
        wanted.addAll(table.seatsWhere(Place::free));
        Table seated = table;
        for (int seat : wanted)
            if (seated.place(seat).free() && seated.seatsOf(who.person()).size() < own.size())
                seated = join(seated, who, Optional.of(seat));
        // Declines who has found none.
        return join(seated, who, Optional.empty());
    }

    /** Who asks for no seat in particular and has one, keeps it. */
    private static int firstFree(Table table, Sitting who) {
        List<Integer> own = table.seatsOf(who.person());
        if (!own.isEmpty()) return own.getFirst();
        List<Integer> free = table.seatsWhere(Place::free);
        if (free.isEmpty()) throw Declined.notNow("table.full");
        return free.getFirst();
    }

    /** Somebody gives up all their seats. The next person becomes the host; a table that nobody is left at is cancelled. */
    public static Table leave(Table table, String person) {
        open(table);
        Table left = table;
        for (int seat : table.seatsOf(person)) left = left.with(seat, _ -> Place.FREE);
        return left.host().equals(person) ? handedOn(left) : left;
    }

    private static Table handedOn(Table table) {
        return table.places().stream()
                .flatMap(place -> place.person().stream())
                .findFirst()
                .map(table::hostedBy)
                .orElseGet(() -> table.with(Stage.CANCELLED));
    }

    public static Table kick(Table table, String by, int seat) {
        open(table);
        host(table, by);
        Place place = table.place(seat);
        if (place.isOf(by)) throw Declined.senseless("table.notYourself");
        if (place.person().isEmpty()) return table.with(seat, _ -> Place.FREE);
        String person = place.person().get();
        Table left = table;
        for (int own : table.seatsOf(person)) left = left.with(own, _ -> Place.FREE);
        return left.without(person);
    }

    /**
     * The host lets a bot have a free seat, or another bot's. A level and nothing more: how long a bot may think concerns all who play
     * on this server.
     */
    public static Table seatBot(Table table, String by, int seat, String level) {
        open(table);
        host(table, by);
        String word = Level.of(level).word();
        if (table.place(seat).person().isPresent()) throw Declined.notNow("table.seatTaken", seat + 1);
        return table.with(seat, _ -> Place.ofBot(name(table, seat), word));
    }

    /** The name of that seat, or if somebody has it who was moved, the next that nobody else at the table has. */
    private static String name(Table table, int seat) {
        Table others = table.with(seat, _ -> Place.FREE);
        return Stream.concat(NAMES.stream().skip(seat), NAMES.stream())
                .filter(name ->
                        others.seatsWhere(place -> place.name().equals(name)).isEmpty())
                .findFirst()
                .orElseThrow();
    }

    /** Somebody is ready on all their seats and adds to the luck. */
    public static Table ready(Table table, String person, List<String> nonces) {
        open(table);
        List<Integer> own = table.seatsOf(person);
        if (own.isEmpty()) throw Declined.notYours("table.noSeatOfYours");
        if (nonces.size() != own.size()) throw Declined.senseless("table.nonces", own.size());
        Table ready = table;
        for (int i = 0; i < own.size(); i++) {
            String nonce = nonces.get(i);
            ready = ready.with(own.get(i), place -> place.readyWith(nonce));
        }
        return ready;
    }

    /**
     * Somebody lets others play with the same luck. Whoever was ready has not known of it and is asked again; programs are not asked.
     * Once something was dealt, those who have seen it could tell.
     */
    public static Table share(Table table, String person) {
        if (table.seatsOf(person).isEmpty()) throw Declined.notYours("table.noSeatOfYours");
        if (table.shared().isPresent()) return table;
        if (table.stage() != Stage.OPEN) throw Declined.notNow("duplicate.tooLate");
        Table shared = table.sharing(table.id());
        for (int seat :
                table.seatsWhere(place -> !place.isOf(person) && place.bot().isEmpty()))
            shared = shared.with(seat, Place::unready);
        return shared;
    }

    /** Seats change hands: for fairness anybody who is seated may be moved by the host before the match. */
    public static Table swap(Table table, String by, int one, int other) {
        open(table);
        host(table, by);
        Place first = table.place(one);
        List<Place> places = new ArrayList<>(table.places());
        places.set(one, table.place(other));
        places.set(other, first);
        return table.with(places);
    }

    public static Table renamed(Table table, String person, String name) {
        Table renamed = table;
        for (int seat : table.seatsOf(person)) renamed = renamed.with(seat, place -> place.called(name));
        return renamed;
    }

    /** Somebody's data is deleted: the seat goes on without a person. */
    public static Table forgotten(Table table, String person) {
        Table without = table;
        for (int seat : table.seatsOf(person)) without = without.with(seat, place -> place.without("—"));
        return without;
    }

    private static void open(Table table) {
        if (table.stage() == Stage.CANCELLED) throw Declined.notNow("table.cancelled");
        if (table.stage() != Stage.OPEN) throw Declined.notNow("table.notOpen");
    }

    private static void host(Table table, String person) {
        if (!table.host().equals(person)) throw Declined.notYours("table.hostOnly");
    }
}
