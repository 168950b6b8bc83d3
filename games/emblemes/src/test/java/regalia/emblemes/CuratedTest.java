package regalia.emblemes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regalia.codec.Json;
import regalia.kernel.Rule;
import regalia.testkit.CuratedGames;

/** Matches kept for what happens in them: they go as recorded, and their names say what is in them. */
class CuratedTest {

    @TestFactory
    Stream<DynamicTest> everyCuratedMatchGoesAsRecorded() {
        return CuratedGames.in(CuratedTest.class, "curated", Scene.GAME);
    }

    private static List<JsonNode> lines(String name) {
        try (InputStream in = CuratedTest.class.getResourceAsStream("curated/" + name + ".jsonl")) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return text.lines().map(Json::tree).toList();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"three", "four", "five"})
    void threeSetsAtEachSeatCountWithEveryKindOfAction(String seats) {
        for (String set : Rewards.SETS) {
            List<JsonNode> lines =
                    lines(seats + "-seats-set-" + set.toLowerCase(Locale.ROOT) + "-every-kind-of-action");
            assertEquals(set, lines.getFirst().at("/options/set").asText());
            assertEquals(
                    List.of("three", "four", "five").indexOf(seats) + 3,
                    lines.getFirst().get("seats").asInt());
            assertEquals(
                    EmblemesAction.class.getPermittedSubclasses().length,
                    lines.stream()
                            .map(line -> line.at("/action/type").asText())
                            .filter(type -> !type.isEmpty())
                            .distinct()
                            .count());
        }
    }

    /** The seats with most gold, and the one that wins. */
    private static void tie(String name, boolean pawnAmongThem) {
        List<JsonNode> lines = lines(name);
        JsonNode points = lines.getLast().at("/result/points");
        int most = IntStream.range(0, points.size())
                .map(seat -> points.get(seat).asInt())
                .max()
                .orElseThrow();
        List<Integer> tied = IntStream.range(0, points.size())
                .filter(seat -> points.get(seat).asInt() == most)
                .boxed()
                .toList();
        assertTrue(tied.size() > 1);
        int seats = points.size();
        int pawn = (lines.get(1).at("/action/seat").asInt() + (seats == 3 ? 12 : 9)) % seats;
        assertEquals(pawnAmongThem, tied.contains(pawn));
        int winner = lines.getLast().at("/result/winners/0").asInt();
        for (int seat : tied) assertTrue(Math.floorMod(winner - pawn, seats) <= Math.floorMod(seat - pawn, seats));
    }

    @Test
    @Rule("EMB-23")
    void aTieIsWonByTheHolderOfThePawnOrTheNearestClockwise() {
        tie("a-tie-won-by-the-holder-of-the-pawn", true);
        tie("a-tie-won-by-the-nearest-clockwise", false);
    }

    @Test
    void aLossIsPaidToTheBank() {
        boolean lost = false;
        for (JsonNode line : lines("a-loss-paid-to-the-bank").getLast().at("/result/ledger"))
            lost |= line.get("rule").asText().equals("EMB-15")
                    && line.get("points").asInt() < 0;
        assertTrue(lost);
    }

    @Test
    void aSelectionIsTakenBack() {
        List<JsonNode> lines = lines("a-selection-taken-back");
        int undo = IntStream.range(0, lines.size())
                .filter(i -> lines.get(i).has("undo"))
                .findFirst()
                .orElseThrow();
        assertEquals("select", lines.get(undo - 1).at("/action/type").asText());
        assertNotEquals(lines.get(undo - 1).at("/action"), lines.get(undo + 1).at("/action"));
    }

    @Test
    void aFileOfOnesOwnIsKeptInTheRecord() {
        JsonNode options =
                lines("own-rewards-named-first-player-hidden-gold").getFirst().get("options");
        assertEquals(2, options.get("first").asInt());
        assertTrue(options.get("hiddenGold").asBoolean());
        assertEquals("half", options.at("/rewards/sets/A/village/few/1").asText());
    }
}
