package regalia.lab.tally;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.stream.Stream;
import regalia.kernel.Named;

/** How two setups differ, match by match on the same luck: always the second less the first. */
public final class Pairs {

    private final List<Moments> differences;
    private final List<Moments> byPlace;

    public Pairs(int seats) {
        differences = Stream.of(Measure.values()).map(_ -> new Moments()).toList();
        byPlace = Stream.generate(Moments::new).limit(seats).toList();
    }

    /** Enters a match of each. */
    public void add(Figures a, Figures b) {
        for (Measure measure : Measure.values()) of(measure).add(b.of(measure) - a.of(measure));
        int[] victory = new int[a.seats()];
        for (int seat = 0; seat < a.seats(); seat++) {
            victory[b.place(seat)] += b.victory(seat);
            victory[a.place(seat)] -= a.victory(seat);
        }
        for (int place = 0; place < victory.length; place++) byPlace.get(place).add(victory[place]);
    }

    public void add(Pairs other) {
        for (Measure measure : Measure.values()) of(measure).add(other.of(measure));
        for (int place = 0; place < byPlace.size(); place++) byPlace.get(place).add(other.byPlace.get(place));
    }

    public Moments of(Measure measure) {
        return differences.get(measure.ordinal());
    }

    /** How much more of the victory goes to a place in the order of turns, in parts of {@link Figures#VICTORY}. */
    public Moments place(int place) {
        return byPlace.get(place);
    }

    public JsonNode write() {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        for (Measure measure : Measure.values())
            node.set(Named.word(measure), of(measure).write());
        ArrayNode places = node.putArray("byPlace");
        byPlace.forEach(moments -> places.add(moments.write()));
        return node;
    }

    public static Pairs read(JsonNode node) {
        JsonNode places = Numbers.field(node, "byPlace");
        Pairs pairs = new Pairs(places.size());
        for (Measure measure : Measure.values())
            pairs.of(measure).add(Moments.read(Numbers.field(node, Named.word(measure))));
        for (int place = 0; place < places.size(); place++)
            pairs.byPlace.get(place).add(Moments.read(places.get(place)));
        return pairs;
    }
}
