package regalia.lab;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import regalia.codec.Json;
import regalia.kernel.Unusable;
import regalia.lab.tally.Histogram;
import regalia.lab.tally.Pairs;
import regalia.lab.tally.Tally;

/**
 * A finished part of a job.
 *
 * @param sides what the matches came to, under each of the rule sets
 * @param times how long decisions took, in tenths of a microsecond: different each time, and so no part of what must come again
 */
record Chunk(int seats, Range range, List<Tally> sides, Optional<Pairs> pairs, Histogram times) {

    /** One line of a file of results. */
    String line() {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("seats", seats);
        node.put("from", range.from());
        node.put("to", range.to());
        ArrayNode list = node.putArray("sides");
        sides.forEach(side -> list.add(side.write()));
        pairs.ifPresent(both -> node.set("pairs", both.write()));
        node.set("times", times.write());
        return node.toString();
    }

    static Chunk read(String line) {
        JsonNode node = Json.tree(line);
        List<Tally> sides = new ArrayList<>();
        for (JsonNode side : field(node, "sides")) sides.add(Tally.read(side));
        Range range = new Range(number(node, "from"), number(node, "to"));
        int seats = number(node, "seats");
        for (Tally side : sides)
            if (side.seats() != seats || side.matches() != range.size())
                throw new Unusable("the tally of matches " + range + " doesn't hold these matches");
        return new Chunk(
                seats,
                range,
                List.copyOf(sides),
                Optional.ofNullable(node.get("pairs")).map(Pairs::read),
                Histogram.read(field(node, "times")));
    }

    private static int number(JsonNode node, String name) {
        return Json.bind(field(node, name), Integer.class, name);
    }

    private static JsonNode field(JsonNode node, String name) {
        JsonNode value = node.get(name);
        if (value == null) throw new Unusable(name + " is missing");
        return value;
    }
}
