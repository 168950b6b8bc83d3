package regalia.lab.tally;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import regalia.kernel.Named;

/** How two setups differ, match by match on the same luck: always the second less the first. */
public final class Pairs {

    private final Map<Measure, Moments> differences = new EnumMap<>(Measure.class);
    private final List<Moments> byPlace;

    public Pairs(int seats) {
        for (Measure measure : Measure.values()) differences.put(measure, new Moments());
        byPlace = Stream.generate(Moments::new).limit(seats).toList();
    }

    /** Enters a match of each. */
    public void add(Figures a, Figures b) {
        differences.forEach((measure, moments) -> moments.add(b.of(measure) - a.of(measure)));
        int[] victory = new int[a.seats()];
        for (int seat = 0; seat < a.seats(); seat++) {
            victory[b.place(seat)] += b.victory(seat);
            victory[a.place(seat)] -= a.victory(seat);
        }
        for (int place = 0; place < victory.length; place++) byPlace.get(place).add(victory[place]);
    }

    public void add(Pairs other) {
        differences.forEach((measure, moments) -> moments.add(other.of(measure)));
        for (int place = 0; place < byPlace.size(); place++) byPlace.get(place).add(other.byPlace.get(place));
    }

    public Moments of(Measure measure) {
        return differences.get(measure);
    }

    /** How much more of the victory goes to a place in the order of turns, in parts of {@link Figures#VICTORY}. */
    public Moments place(int place) {
        return byPlace.get(place);
    }

    public JsonNode write() {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        differences.forEach((measure, moments) -> node.set(Named.word(measure), moments.write()));
        ArrayNode places = node.putArray("byPlace");
        byPlace.forEach(moments -> places.add(moments.write()));
        return node;
    }

    public static Pairs read(JsonNode node) {
        JsonNode places = Numbers.field(node, "byPlace");
        Pairs pairs = new Pairs(places.size());
        pairs.differences.forEach(
                (measure, moments) -> moments.add(Moments.read(Numbers.field(node, Named.word(measure)))));
        for (int place = 0; place < places.size(); place++)
            pairs.byPlace.get(place).add(Moments.read(places.get(place)));
        return pairs;
    }
}
