package regalia.testkit.laws;

import java.util.BitSet;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import regalia.codec.Flat;
import regalia.kernel.State;

/** A position taken apart into small facts: what stands in each place, and which bits are set where a number is a set. */
final class Facts<S extends State<S>> {

    private record Value(String place, long value) {}

    private record Bit(String place, int bit) {}

    private final Flat flat;
    private final List<String> places;
    private final List<Long> truth;
    private final BitSet varying = new BitSet();

    /** Facts about some worlds that may be instead of the truth; what is the same in all of them is no fact worth telling. */
    Facts(S truth, Collection<S> worlds) {
        flat = new Flat(truth.getClass());
        places = flat.places(truth);
        this.truth = flat.values(truth);
        for (S world : worlds) {
            List<Long> values = flat.values(world);
            for (int i = 0; i < values.size(); i++) if (!values.get(i).equals(this.truth.get(i))) varying.set(i);
        }
    }

    /** The facts of a world, with those that the game adds. */
    Set<Object> of(S world, List<String> more) {
        Set<Object> facts = new HashSet<>(more);
        List<Long> values = flat.values(world);
        for (int i = varying.nextSetBit(0); i >= 0; i = varying.nextSetBit(i + 1)) {
            long value = values.get(i);
            facts.add(new Value(places.get(i), value));
            for (long bits = value > 0 ? value : 0; bits != 0; bits &= bits - 1)
                facts.add(new Bit(places.get(i), Long.numberOfTrailingZeros(bits)));
        }
        return facts;
    }

    /** In words, how a world differs from the truth; two worlds that differ, differ in this too. */
    String difference(S world) {
        List<Long> values = flat.values(world);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < values.size(); i++)
            if (!values.get(i).equals(truth.get(i)))
                text.append(text.isEmpty() ? "" : ", ")
                        .append(places.get(i))
                        .append('=')
                        .append(values.get(i));
        return text.isEmpty() ? "the truth" : text.toString();
    }
}
