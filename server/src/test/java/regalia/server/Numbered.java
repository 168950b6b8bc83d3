package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** What somebody heard of a match over all their connections, held against the promise that nothing is missed and nothing comes twice. */
final class Numbered {

    /** The numbered lines but for those that show a position: of these only the present one is told to whoever comes back. */
    private static final Set<String> EVENTS = Set.of("hello", "said", "points", "takenBack", "finish");

    private static final Set<String> POSITIONS = Set.of("decide", "look");

    private final List<JsonNode> heard = new ArrayList<>();

    /** More came, over the same connection or the next. */
    synchronized void add(List<JsonNode> lines) {
        heard.addAll(lines);
    }

    synchronized List<JsonNode> heard() {
        return List.copyOf(heard);
    }

    boolean finished() {
        return heard().stream().anyMatch(Hearing.isA("finish"));
    }

    /** The number of the last line; 0 if none came. */
    int last() {
        return heard().stream().mapToInt(line -> line.path("seq").asInt()).max().orElse(0);
    }

    /** The same, in the same order, as somebody hears who was never cut off; and each position in its place between. */
    void demandSameAs(List<JsonNode> told, String where) {
        List<JsonNode> all = events(told);
        List<JsonNode> own = events(heard());
        // Line by line: all that was said at a match is too long to be read.
        for (int i = 0; i < Math.min(all.size(), own.size()); i++) assertEquals(all.get(i), own.get(i), where);
        assertEquals(all.size(), own.size(), where);
        demandAscending(heard());
        Set<Integer> taken = all.stream().map(line -> line.path("seq").asInt()).collect(Collectors.toSet());
        for (JsonNode line : heard())
            if (isPosition(line))
                assertFalse(taken.contains(line.path("seq").asInt()), where + " tells otherwise: " + line);
    }

    static List<JsonNode> events(List<JsonNode> lines) {
        return lines.stream().filter(Numbered::isEvent).toList();
    }

    /** A position may be shown again under its number; no other line may. */
    static void demandAscending(List<JsonNode> lines) {
        int last = 0;
        for (JsonNode line : lines) {
            int seq = line.path("seq").asInt();
            if (isEvent(line)) assertTrue(seq > last, line.toString());
            else if (isPosition(line)) assertTrue(seq >= last, line.toString());
            else continue;
            last = seq;
        }
    }

    private static boolean isEvent(JsonNode line) {
        return EVENTS.contains(line.path("type").asText());
    }

    private static boolean isPosition(JsonNode line) {
        return POSITIONS.contains(line.path("type").asText());
    }
}
