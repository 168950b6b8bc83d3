package regalia.testkit.laws;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import regalia.kernel.State;
import regalia.testkit.Flat;

/** A position taken apart into small facts: what stands in each place, and which bits are set where a number is a set. */
final class Facts<S extends State<S>> {

    private record Value(String place, long value) {}

    private record Bit(String place, int bit) {}

    private final Flat flat;
    private final List<String> places = new ArrayList<>();

    Facts(S any) {
        flat = new Flat(any.getClass());
        flat.values(any, (place, value) -> places.add(place));
    }

    /** The facts of a world, with those that the game adds. */
    Set<Object> of(S world, List<String> more) {
        Set<Object> facts = new HashSet<>(more);
        List<Long> values = flat.values(world);
        for (int i = 0; i < values.size(); i++) {
            long value = values.get(i);
            facts.add(new Value(places.get(i), value));
            for (long bits = value > 0 ? value : 0; bits != 0; bits &= bits - 1)
                facts.add(new Bit(places.get(i), Long.numberOfTrailingZeros(bits)));
        }
        return facts;
    }

    /** In words, how a world differs from the truth; two worlds that differ, differ in this too. */
    String difference(S truth, S world) {
        List<Long> before = flat.values(truth);
        List<Long> after = flat.values(world);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < after.size(); i++)
            if (!after.get(i).equals(before.get(i)))
                text.append(text.isEmpty() ? "" : ", ")
                        .append(places.get(i))
                        .append('=')
                        .append(after.get(i));
        return text.toString();
    }
}
