package regalia.lab.tally;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import regalia.kernel.Named;

/** How two setups differ, match by match on the same luck: always the second less the first. */
public final class Pairs {

    /** In what way the two matches of a pair can differ most, whichever is more. */
    public enum Kind {
        /** In the points of all seats, each seat's difference added up. */
        POINTS,
        /** In points from first to second. */
        MARGIN,
        /** In decisions. */
        LENGTH
    }

    private final List<Moments> differences;
    private final List<Moments> byPlace;
    private final List<Notable> notable;

    public Pairs(int seats) {
        differences = Stream.of(Measure.values()).map(_ -> new Moments()).toList();
        byPlace = Stream.generate(Moments::new).limit(seats).toList();
        notable = Stream.of(Kind.values()).map(_ -> new Notable(false)).toList();
    }

    /**
     * Enters a match of each.
     *
     * @param parting the action at which they part
     */
    public void add(Figures a, Figures b, int parting) {
        for (Measure measure : Measure.values()) of(measure).add(b.of(measure) - a.of(measure));
        int[] victory = new int[a.seats()];
        for (int seat = 0; seat < a.seats(); seat++) {
            victory[b.place(seat)] += b.victory(seat);
            victory[a.place(seat)] -= a.victory(seat);
        }
        for (int place = 0; place < victory.length; place++) byPlace.get(place).add(victory[place]);
        for (Kind kind : Kind.values()) {
            long apart = apart(kind, a, b);
            if (apart > 0) notable(kind).add(new Notable.Mark(apart, a.match(), parting));
        }
    }

    private static long apart(Kind kind, Figures a, Figures b) {
        return switch (kind) {
            case POINTS ->
                IntStream.range(0, a.seats())
                        .mapToLong(seat -> Math.abs((long) b.points(seat) - a.points(seat)))
                        .sum();
            case MARGIN -> Math.abs(b.of(Measure.MARGIN) - a.of(Measure.MARGIN));
            case LENGTH -> Math.abs(b.of(Measure.DECISIONS) - a.of(Measure.DECISIONS));
        };
    }

    public void add(Pairs other) {
        for (Measure measure : Measure.values()) of(measure).add(other.of(measure));
        for (int place = 0; place < byPlace.size(); place++) byPlace.get(place).add(other.byPlace.get(place));
        for (Kind kind : Kind.values()) notable(kind).add(other.notable(kind));
    }

    /** The pairs that differ most; none if none differs. */
    public Notable notable(Kind kind) {
        return notable.get(kind.ordinal());
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
        ObjectNode marks = node.putObject("notable");
        for (Kind kind : Kind.values())
            marks.set(Named.word(kind), notable(kind).write());
        return node;
    }

    public static Pairs read(JsonNode node) {
        JsonNode places = Numbers.field(node, "byPlace");
        Pairs pairs = new Pairs(places.size());
        for (Measure measure : Measure.values())
            pairs.of(measure).add(Moments.read(Numbers.field(node, Named.word(measure))));
        for (int place = 0; place < places.size(); place++)
            pairs.byPlace.get(place).add(Moments.read(places.get(place)));
        JsonNode marks = Numbers.field(node, "notable");
        for (Kind kind : Kind.values()) pairs.notable(kind).read(Numbers.field(marks, Named.word(kind)));
        return pairs;
    }
}
