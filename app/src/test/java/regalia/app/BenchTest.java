package regalia.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Test;
import regalia.catalog.Catalog;
import regalia.codec.Json;

class BenchTest {

    @Test
    void theFiguresComeAsJsonForEachSeatCount() {
        JsonNode rows = Json.tree(Run.of("bench", "emblemes", "--seats", "3-4", "--seconds", "0.02", "--json")
                .good()
                .out());
        assertEquals(2, rows.size());
        for (JsonNode row : rows) {
            assertEquals("emblemes", row.get("game").asText());
            assertTrue(row.get("decisionsPerSecond").asLong() > 0);
            assertTrue(row.get("matchesPerSecond").asLong() > 0);
            assertTrue(row.get("copiesPerSecond").asLong() > 0);
            assertTrue(row.get("imaginationsPerSecond").asLong() > 0);
            assertTrue(row.get("iterationsPerSecond").asLong() > 0);
            assertTrue(row.get("sensibleIterationsPerSecond").asLong() > 0);
            assertTrue(row.get("stateBytes").asInt() <= 4096);
            assertTrue(row.get("allocatedBytesPerDecision").isNumber());
            assertTrue(row.get("allocatedBytesPerIteration").isNumber());
        }
        assertEquals(3, rows.get(0).get("seats").asInt());
    }

    @Test
    void aTableIsForPeople() {
        String table = Run.of("bench", "emblemes", "--seats", "3", "--seconds", "0.02")
                .good()
                .out();
        assertEquals(2, table.lines().count());
        assertTrue(table.startsWith("game"));
    }

    @Test
    void withoutAGameAllAreInOneTable() {
        List<String> lines = Run.of("bench", "--seats", "3", "--seconds", "0.001")
                .good()
                .out()
                .lines()
                .toList();
        assertEquals(1 + Catalog.games().size(), lines.size());
        assertTrue(lines.getFirst().endsWith("bytes alloc/dec alloc/iter"), lines.getFirst());
        for (int i = 1; i < lines.size(); i++) {
            assertTrue(lines.get(i).startsWith(Catalog.games().get(i - 1) + " "), lines.get(i));
            assertEquals(lines.getFirst().length(), lines.get(i).length());
        }
    }

    @Test
    void kingsAreTimedBesideAnIdleTimer() {
        JsonNode row = Json.tree(
                Run.of("bench", "palace", "--seats", "2", "--deadline", "king:5ms", "--decisions", "10", "--json")
                        .good()
                        .out());
        assertTrue(row.get("decisions").asInt() >= 10);
        assertTrue(row.get("lateMillisWorst").asDouble()
                >= row.get("lateMillisP995").asDouble());
        assertTrue(row.get("idleTimerMillisWorst").asDouble() > 0);
    }

    @Test
    void theLabIsMeasuredBesideArithmetic() {
        String[] base = {"bench", "lab", "minister", "--seconds", "0.001", "--rounds", "1", "--threads", "2"};
        List<String> table = Run.of(base).good().out().lines().toList();
        assertEquals(2, table.size());
        assertEquals(table.getFirst().length(), table.getLast().length());
        JsonNode rows = Json.tree(
                Run.of("bench", "lab", "minister", "--seconds", "0.001", "--rounds", "2", "--threads", "2", "--json")
                        .good()
                        .out());
        assertEquals(1, rows.size());
        JsonNode row = rows.get(0);
        assertEquals("minister", row.get("game").asText());
        assertEquals(4, row.get("seats").asInt());
        assertEquals(2, row.get("threads").asInt());
        assertEquals(2, row.get("rounds").asInt());
        assertEquals(
                row.get("quotient").asDouble(),
                row.get("matchesGain").asDouble() / row.get("arithmeticGain").asDouble(),
                1e-9);
        for (String figure : List.of(
                "matchesPerRound",
                "matchesPerSecondOne",
                "matchesPerSecondAll",
                "arithmeticPerSecondOne",
                "arithmeticPerSecondAll",
                "heapBytesBefore",
                "heapBytesAfter")) assertTrue(row.get(figure).asDouble() > 0, figure);
    }

    @Test
    void theWorstIsTheLast() {
        List<Double> sorted = List.of(1.0, 2.0, 3.0, 4.0);
        assertEquals(4, Punctuality.quantile(sorted, 1));
        assertEquals(3, Punctuality.quantile(sorted, 0.75));
        assertEquals(4, Punctuality.quantile(sorted, 0.76));
        assertEquals(1, Punctuality.quantile(sorted, 0));
    }

    @Test
    void whatCannotBeMeasuredIsToldInASentence() {
        Run.of("bench", "emblemes", "--seats", "2").refused("emblemes is for 3 to 5 players, not 2");
        Run.of("bench", "emblemes", "--seats", "many").refused("--seats is a number or a range as 3-5, not 'many'");
        Run.of("bench", "emblemes", "--seats", "5-3").refused("--seats 5-3 goes from more to fewer");
        Run.of("bench", "emblemes", "--seconds", "0").refused("--seconds must be above 0 and at most 600");
        Run.of("bench", "--deadline", "squire").refused("--deadline is for a king, as king:1s, not squire");
        Run.of("bench", "emblemes", "--seconds", "601").refused("--seconds must be above 0 and at most 600");
        Run.of("bench", "lab", "lord", "--seconds", "0").refused("--seconds must be above 0 and at most 600");
        Run.of("bench", "lab", "lord", "--rounds", "0").refused("--rounds must be between 1 and 1000, not 0");
        Run.of("bench", "lab", "--seats", "5").refused("palace is for 2 to 4 players, not 5");
        Run.of("bench", "lab", "chess").refusedSaying("there is no game 'chess'");
    }
}
