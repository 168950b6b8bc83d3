package regalia.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regalia.codec.Json;

class LadderTest {

    @TempDir
    Path folder = Path.of("");

    private static Run ladder(String... more) {
        List<String> args = new ArrayList<>(List.of("lab", "ladder", "--game", "emblemes", "--seats", "3"));
        args.addAll(List.of(more));
        return Run.of(args.toArray(String[]::new));
    }

    @Test
    void aTableIsForPeople() {
        String text = ladder("--bots", "page,squire").good().out();
        List<String> lines = text.lines().toList();
        assertTrue(lines.get(0).matches("emblemes with 3 seats, \\d+ of 201 matches, the order is decided"), text);
        assertTrue(lines.get(2).startsWith("   bot            rating"), text);
        assertTrue(lines.get(3).startsWith(" 1 squire  "), text);
        assertTrue(lines.get(4).startsWith(" 2 page  "), text);
        assertTrue(lines.get(6).matches("squire above page in [0-9.]+ % \\([0-9.]+ to [0-9.]+\\): ahead"), text);
    }

    @Test
    void aProgramGetsJsonAndTheFileHoldsTheSame() throws IOException {
        Path file = folder.resolve("ladder.jsonl");
        Run run = Run.of(
                "lab",
                "ladder",
                "--game",
                "lord",
                "--seats",
                "2-3",
                "--bots",
                "page,squire,knight:5",
                "--games",
                "6",
                "--json",
                "--out",
                file.toString());
        assertEquals(Main.FAILED, run.code());
        assertEquals(run.out().lines().toList(), Files.readAllLines(file));
        assertEquals(2, run.out().lines().count());
        JsonNode first = Json.tree(run.out().lines().findFirst().orElseThrow());
        assertEquals(2, first.get("seats").asInt());
        assertEquals(3, first.get("bots").size());
        assertEquals(3, first.get("pairs").size());
        assertEquals("allGamesPlayed", first.get("stopped").asText());
        assertTrue(!first.get("decided").asBoolean());
    }

    @Test
    void whatCannotBeRatedIsToldInASentence() {
        Run.of("lab", "ladder").refusedSaying("Missing required option: '--game=GAME'");
        Run.of("lab", "ladder", "--game", "chess").refusedSaying("there is no game 'chess'; there is ");
        ladder("--bots", "page").refused("a ladder has 2 to 12 bots, not 1");
        ladder("--bots", "page,page").refused("each bot stands once on a ladder, but page is named twice");
        ladder("--bots", "page,queen").refusedSaying("there is no bot 'queen'");
        ladder("--games", "0").refused("--games must be between 1 and 1000000, not 0");
        ladder("--threads", "0").refused("--threads must be between 1 and 256, not 0");
        ladder("--option", "colour=red").refusedSaying("colour");
        ladder("--out", folder.resolve("none") + "/a.json").refusedSaying("there is no folder ");
    }
}
