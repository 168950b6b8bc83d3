package regalia.server.play;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import regalia.server.stream.Aside;
import regalia.server.stream.Ear;
import regalia.server.stream.Lines;
import regalia.server.table.Table;

/** Tells people that a table waits for them, wherever they are: on a stream of their own, and by whoever else wants to know. */
public final class Bell {

    private final Map<String, Set<Ear>> ears = new ConcurrentHashMap<>();
    private final BiConsumer<String, Aside.Turn> outside;

    /**
     * Begins.
     *
     * @param outside told of each person and table too, for instance to call a webhook; must not wait
     */
    public Bell(BiConsumer<String, Aside.Turn> outside) {
        this.outside = outside;
    }

    public void join(String person, Ear ear) {
        ears.computeIfAbsent(person, _ -> ConcurrentHashMap.newKeySet()).add(ear);
    }

    public void leave(String person, Ear ear) {
        ears.computeIfPresent(person, (_, set) -> {
            set.remove(ear);
            return set.isEmpty() ? null : set;
        });
    }

    /** Those at this node who want to be told. */
    Set<String> people() {
        return Set.copyOf(ears.keySet());
    }

    /** Whether anybody at this node wants to be told. */
    public boolean heard() {
        return !ears.isEmpty();
    }

    /**
     * A commit of this node made these people's turn.
     *
     * @param there tells who looks at the table just now, and need not be called from outside
     */
    void ring(Table table, List<String> people, Predicate<String> there) {
        for (String person : people) {
            boolean away = !there.test(person);
            if (!away && !ears.containsKey(person)) continue;
            Aside.Turn turn = turn(table, person);
            ring(person, turn);
            if (away) outside.accept(person, turn);
        }
    }

    /** Somebody who seemed to look at a table when it became their turn has not heard of it. */
    void call(Table table, String person) {
        outside.accept(person, turn(table, person));
    }

    /** A commit of another node did. */
    public void ringHere(Table table, List<String> people) {
        for (String person : people) ring(person, turn(table, person));
    }

    public static Aside.Turn turn(Table table, String person) {
        return new Aside.Turn(table.id(), table.game(), table.seatsOf(person));
    }

    private void ring(String person, Aside.Turn turn) {
        Set<Ear> own = ears.getOrDefault(person, Set.of());
        if (own.isEmpty()) return;
        byte[] line = new Lines().add(turn).bytes();
        for (Ear ear : own) ear.hear(line);
    }
}
