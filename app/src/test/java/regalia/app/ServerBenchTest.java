package regalia.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import regalia.codec.Json;

class ServerBenchTest {

    private static JsonNode measured(String mode, String... more) {
        List<String> words = new ArrayList<>(List.of("bench", "server", "--mode", mode, "--json"));
        words.addAll(List.of("--matches", "2", "--ahead", "2", "--warmup", "0.5", "--seconds", "1"));
        words.addAll(List.of(more));
        JsonNode figures = Json.tree(Run.of(words.toArray(String[]::new)).good().out());
        assertTrue(figures.get("machine").get("cores").asInt() > 0);
        return figures.get(mode);
    }

    private static void played(JsonNode play) {
        assertEquals(2, play.get("matches").asInt());
        assertEquals(8, play.get("listeners").asInt());
        assertEquals(0, play.get("errors").size(), play.toString());
        assertTrue(play.get("acknowledged").asLong() > 0);
        assertEquals(play.get("given").asLong(), play.get("acknowledged").asLong());
        assertTrue(play.get("actionsPerSecond").asDouble() > 0);
        // Who chooses in secret is answered alone; of what is open all four hear.
        assertTrue(play.get("messagesPerSecond").asDouble()
                >= play.get("actionsPerSecond").asDouble());
        assertTrue(play.get("bytesPerSecond").asDouble() > 0);
        JsonNode latency = play.get("latency");
        assertTrue(latency.get("p50").asDouble() > 0);
        assertTrue(latency.get("p99").asDouble() >= latency.get("p50").asDouble());
        assertTrue(latency.get("max").asDouble() >= latency.get("p999").asDouble());
        assertTrue(play.get("usage").get("heapMegabytes").asDouble() > 0);
        // Only where the system lets us go first.
        if (play.has("calm")) {
            assertTrue(play.get("calm").get("part").asDouble() <= 1);
            assertTrue(play.get("calm").get("latency").get("max").asDouble()
                    <= latency.get("max").asDouble());
        }
    }

    @Test
    void everyActionOfAClosedLoopIsAcknowledgedOnce() {
        played(measured("closed"));
    }

    @Test
    void everyActionOfARateIsAcknowledgedOnce() {
        JsonNode play = measured("rate", "--rate", "20");
        played(play);
        assertEquals(20, play.get("perSecond").asDouble());
    }

    @Test
    void theFirstPageAndTheMatchesThatNobodyPlaysAreMeasured() {
        JsonNode idle = measured("idle", "--idle", "500");
        assertEquals(500, idle.get("matches").asInt());
        for (String server : List.of("empty", "full")) {
            assertTrue(idle.get(server).get("seconds").asDouble() > 0);
            assertTrue(idle.get(server).get("usage").get("heapMegabytes").asDouble() > 0);
        }
    }

    @Test
    void whatCannotBeMeasuredIsToldInASentence() {
        Run.of("bench", "server", "--mode", "open")
                .refused("--mode is start, closed, rate, tables or idle, not 'open'");
        Run.of("bench", "server", "--seconds", "0").refused("--seconds must be between 1 and 3600");
        Run.of("bench", "server", "--rate", "0").refused("--rate must be above 0 and at most 1000000");
        Run.of("bench", "server", "--matches", "0").refused("--matches must be between 1 and 10000, not 0");
    }
}
