package regalia.server.table;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import regalia.codec.Sparse;
import regalia.server.Declined;

/**
 * A table as it is kept: a value, changed by putting another in its place.
 *
 * @param rules the version of the game's rules
 * @param options all of them, as in a record's header
 * @param commitment what binds the seed of the match's luck
 * @param shared the name under which several tables share their luck: that of the first of them
 * @param banned who was sent away and can't come back
 * @param assisted the seats that have asked for a hint
 * @param next the table at which the same people play again
 */
public record Table(
        String id,
        String game,
        String rules,
        int seats,
        JsonNode options,
        Terms terms,
        String host,
        Stage stage,
        List<Place> places,
        String commitment,
        Optional<String> shared,
        @Sparse List<String> banned,
        @Sparse List<Integer> assisted,
        Optional<Motion> motion,
        Optional<String> next,
        long created) {

    public Table {
        places = List.copyOf(places);
        banned = List.copyOf(banned);
        assisted = List.copyOf(assisted);
    }

    /** The seats of somebody, ascending. One device may have several. */
    public List<Integer> seatsOf(String person) {
        return seatsWhere(place -> place.isOf(person));
    }

    public List<Integer> seatsWhere(Predicate<Place> wanted) {
        List<Integer> found = new ArrayList<>(seats);
        for (int seat = 0; seat < seats; seat++) if (wanted.test(places.get(seat))) found.add(seat);
        return List.copyOf(found);
    }

    private boolean ready() {
        return places.stream().allMatch(Place::ready);
    }

    /** Whether nothing is missing for the match to begin. */
    public boolean begins() {
        return stage == Stage.OPEN && ready();
    }

    public Place place(int seat) {
        if (seat < 0 || seat >= seats) throw Declined.senseless("table.noSeat", seat);
        return places.get(seat);
    }

    Table with(int seat, UnaryOperator<Place> change) {
        List<Place> changed = new ArrayList<>(places);
        changed.set(seat, change.apply(place(seat)));
        return with(changed);
    }

    /** The same, but the seats are those of another. */
    public Table with(Table seated) {
        return with(seated.places());
    }

    Table with(List<Place> changed) {
        return new Table(
                id,
                game,
                rules,
                seats,
                options,
                terms,
                host,
                stage,
                changed,
                commitment,
                shared,
                banned,
                assisted,
                motion,
                next,
                created);
    }

    public Table with(Stage reached) {
        return new Table(
                id,
                game,
                rules,
                seats,
                options,
                terms,
                host,
                reached,
                places,
                commitment,
                shared,
                banned,
                assisted,
                reached.done() ? Optional.empty() : motion,
                next,
                created);
    }

    public Table with(Optional<Motion> proposed) {
        return new Table(
                id,
                game,
                rules,
                seats,
                options,
                terms,
                host,
                stage,
                places,
                commitment,
                shared,
                banned,
                assisted,
                proposed,
                next,
                created);
    }

    public Table sharing(String group) {
        return new Table(
                id,
                game,
                rules,
                seats,
                options,
                terms,
                host,
                stage,
                places,
                commitment,
                Optional.of(group),
                banned,
                assisted,
                motion,
                next,
                created);
    }

    /** The same with the nonces of a table whose luck it shares. */
    public Table withNoncesOf(List<String> nonces) {
        List<Place> changed = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) changed.add(places.get(seat).readyWith(nonces.get(seat)));
        return with(changed);
    }

    Table hostedBy(String other) {
        return new Table(
                id,
                game,
                rules,
                seats,
                options,
                terms,
                other,
                stage,
                places,
                commitment,
                shared,
                banned,
                assisted,
                motion,
                next,
                created);
    }

    Table without(String person) {
        List<String> all = new ArrayList<>(banned);
        all.add(person);
        return new Table(
                id,
                game,
                rules,
                seats,
                options,
                terms,
                host,
                stage,
                places,
                commitment,
                shared,
                all,
                assisted,
                motion,
                next,
                created);
    }

    public Table assistedAt(int seat) {
        if (assisted.contains(seat)) return this;
        List<Integer> all = new ArrayList<>(assisted);
        all.add(seat);
        return new Table(
                id,
                game,
                rules,
                seats,
                options,
                terms,
                host,
                stage,
                places,
                commitment,
                shared,
                banned,
                all.stream().sorted().toList(),
                motion,
                next,
                created);
    }

    public Table followedBy(String other) {
        return new Table(
                id,
                game,
                rules,
                seats,
                options,
                terms,
                host,
                stage,
                places,
                commitment,
                shared,
                banned,
                assisted,
                motion,
                Optional.of(other),
                created);
    }
}
