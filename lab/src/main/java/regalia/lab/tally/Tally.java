package regalia.lab.tally;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import regalia.kernel.Named;

/** What some matches of one setup come to. */
public final class Tally {

    private final List<Histogram> measures;
    private final List<Notable> notable;
    private final SortedMap<String, Choice> choices = new TreeMap<>();
    private final Histogram branching = new Histogram();
    private final List<Histogram> points;
    private final List<Share> bySeat;
    private final List<Share> byPlace;
    private long led;

    public Tally(int seats) {
        measures = Stream.of(Measure.values()).map(_ -> new Histogram()).toList();
        notable = Stream.of(Notable.Kind.values()).map(Notable::new).toList();
        points = Stream.generate(Histogram::new).limit(seats).toList();
        bySeat = Stream.generate(Share::new).limit(seats).toList();
        byPlace = Stream.generate(Share::new).limit(seats).toList();
    }

    /** Enters a match. The picks are known by their numbers while it is played and by their names ever after. */
    public void add(Figures figures, IntFunction<String> picks) {
        for (Measure measure : Measure.values()) of(measure).add(figures.of(measure));
        for (int seat = 0; seat < figures.seats(); seat++) {
            points.get(seat).add(figures.points(seat));
            bySeat.get(seat).add(Figures.VICTORY, figures.victory(seat));
            byPlace.get(figures.place(seat)).add(Figures.VICTORY, figures.victory(seat));
        }
        for (int i = 0; i < figures.of(Measure.DECISIONS); i++) branching.add(figures.legal(i));
        Ballot ballot = figures.ballot();
        for (int i = 0; i < ballot.size(); i++) {
            int pick = ballot.pick(i);
            choices.computeIfAbsent(picks.apply(pick), _ -> new Choice()).add(figures, pick);
        }
        if (figures.led()) led++;
        note(figures);
    }

    private void note(Figures figures) {
        int last = (int) figures.of(Measure.ACTIONS);
        mark(Notable.Kind.LONGEST, figures, Measure.ACTIONS, last);
        mark(Notable.Kind.SHORTEST, figures, Measure.ACTIONS, last);
        mark(Notable.Kind.CLOSEST, figures, Measure.MARGIN, last);
        mark(Notable.Kind.CLEAREST, figures, Measure.MARGIN, last);
        mark(Notable.Kind.HIGHEST, figures, Measure.BEST, last);
        mark(Notable.Kind.COMEBACK, figures, Measure.DEFICIT, figures.turningPoint());
        mark(Notable.Kind.LEAD_CHANGES, figures, Measure.LEAD_CHANGES, last);
    }

    private void mark(Notable.Kind kind, Figures figures, Measure measure, int action) {
        notable(kind).add(new Notable.Mark(figures.of(measure), figures.match(), action));
    }

    public void add(Tally other) {
        for (Measure measure : Measure.values()) of(measure).add(other.of(measure));
        for (Notable.Kind kind : Notable.Kind.values()) notable(kind).add(other.notable(kind));
        other.choices.forEach((pick, choice) ->
                choices.computeIfAbsent(pick, _ -> new Choice()).add(choice));
        branching.add(other.branching);
        led += other.led;
        for (int i = 0; i < seats(); i++) {
            points.get(i).add(other.points.get(i));
            bySeat.get(i).add(other.bySeat.get(i));
            byPlace.get(i).add(other.byPlace.get(i));
        }
    }

    public int seats() {
        return points.size();
    }

    public long matches() {
        return of(Measure.ACTIONS).count();
    }

    public Histogram of(Measure measure) {
        return measures.get(measure.ordinal());
    }

    public Notable notable(Notable.Kind kind) {
        return notable.get(kind.ordinal());
    }

    /** What can be chosen, by names as {@code select/character/character.king}: the action, what of it, and which. */
    public SortedMap<String, Choice> choices() {
        return Collections.unmodifiableSortedMap(choices);
    }

    /** Legal actions for each decision. */
    public Histogram branching() {
        return branching;
    }

    public Histogram points(int seat) {
        return points.get(seat);
    }

    /** Points of all seats. */
    public Histogram points() {
        Histogram all = new Histogram();
        points.forEach(all::add);
        return all;
    }

    /** How often a seat wins. */
    public Share seat(int seat) {
        return bySeat.get(seat);
    }

    /** How often who comes so late in the order of turns wins; 0 begins. */
    public Share place(int place) {
        return byPlace.get(place);
    }

    /** Whether anybody ever leads before the end: nobody does where points are counted only then. */
    public boolean leads() {
        return led > 0;
    }

    /** All of it; the same matches give the same text, however they were put together. */
    public JsonNode write() {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("seats", seats());
        ObjectNode figures = node.putObject("measures");
        for (Measure measure : Measure.values())
            figures.set(Named.word(measure), of(measure).write());
        node.set("branching", branching.write());
        node.put("led", led);
        node.set("seatPoints", list(points, Histogram::write));
        node.set("bySeat", list(bySeat, Share::write));
        node.set("byPlace", list(byPlace, Share::write));
        ObjectNode marks = node.putObject("notable");
        for (Notable.Kind kind : Notable.Kind.values())
            marks.set(Named.word(kind), notable(kind).write());
        ObjectNode picks = node.putObject("choices");
        choices.forEach((pick, choice) -> picks.set(pick, choice.write()));
        return node;
    }

    private static <T> ArrayNode list(List<T> items, Function<T, JsonNode> write) {
        ArrayNode list = JsonNodeFactory.instance.arrayNode();
        for (T item : items) list.add(write.apply(item));
        return list;
    }

    public static Tally read(JsonNode node) {
        int seats = (int) Numbers.one(Numbers.field(node, "seats"));
        if (seats < 1 || seats > 8) throw Numbers.broken();
        Tally tally = new Tally(seats);
        JsonNode figures = Numbers.field(node, "measures");
        for (Measure measure : Measure.values())
            tally.of(measure).add(Histogram.read(Numbers.field(figures, Named.word(measure))));
        tally.branching.add(Histogram.read(Numbers.field(node, "branching")));
        tally.led = Numbers.one(Numbers.field(node, "led"));
        IntStream.range(0, seats).forEach(i -> {
            tally.points
                    .get(i)
                    .add(Histogram.read(Numbers.field(node, "seatPoints").path(i)));
            tally.bySeat.get(i).add(Share.read(Numbers.field(node, "bySeat").path(i)));
            tally.byPlace.get(i).add(Share.read(Numbers.field(node, "byPlace").path(i)));
        });
        JsonNode marks = Numbers.field(node, "notable");
        for (Notable.Kind kind : Notable.Kind.values())
            tally.notable(kind).read(Numbers.field(marks, Named.word(kind)));
        for (Map.Entry<String, JsonNode> entry : Numbers.field(node, "choices").properties())
            tally.choices.put(entry.getKey(), Choice.read(entry.getValue()));
        return tally;
    }
}
