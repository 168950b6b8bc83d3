package regalia.royaume;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regalia.codec.Json;
import regalia.kernel.Moves;
import regalia.kernel.Rng;
import regalia.kernel.Rule;
import regalia.kernel.Seat;
import regalia.testkit.CuratedGames;

/** Matches kept for what happens in them: they go as recorded, and their names say what is in them. */
class CuratedTest {

    @TestFactory
    Stream<DynamicTest> everyCuratedMatchGoesAsRecorded() {
        return CuratedGames.in(CuratedTest.class, "curated", Box.GAME);
    }

    private static List<JsonNode> lines(String name) {
        try (InputStream in = CuratedTest.class.getResourceAsStream("curated/" + name + ".jsonl")) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return text.lines().map(Json::tree).toList();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The lines of the ledger with this reason. */
    private static List<JsonNode> scored(String name, String reason) {
        List<JsonNode> found = new ArrayList<>();
        for (JsonNode line : lines(name).getLast().at("/result/ledger"))
            if (line.get("reason").asText().equals(reason)) found.add(line);
        return found;
    }

    private static long actions(String name, String type) {
        return lines(name).stream()
                .filter(line -> line.at("/action/type").asText().equals(type))
                .count();
    }

    /** Whether somebody still has a tale of this type at the end: dealt, and not discarded. */
    private static boolean told(String name, String type) {
        List<String> tales = new ArrayList<>();
        for (JsonNode line : lines(name)) {
            String tale = line.at("/action/tale").asText();
            if (line.at("/action/type").asText().equals("dealTale")) tales.add(tale);
            if (line.at("/action/type").asText().equals("discardTale")) tales.remove(tale);
        }
        return tales.stream().anyMatch(tale -> tale.startsWith(type));
    }

    @ParameterizedTest
    @CsvSource({"two, 2", "three, 3", "four, 4"})
    void eachLevelAtEachSeatCount(String word, int seats) {
        for (String level : Level.WORDS) {
            String name = word + "-seats-" + level;
            assertEquals(seats, lines(name).getFirst().get("seats").asInt());
            assertEquals(level, lines(name).getFirst().at("/options/level").asText());
            assertEquals(14L * seats, actions(name, "deal"));
            assertEquals(12L * seats, actions(name, "choose"));
            assertEquals(10L * seats, actions(name, "build") + actions(name, "turn"));
            assertEquals(seats == 3 ? 5 : 0, actions(name, "takeOut"));
            assertEquals(level.equals("first") ? 0 : 3L * seats, actions(name, "dealTale"));
            assertEquals(level.equals("full") ? 12 : 0, actions(name, "turnUp"));
            assertEquals(level.equals("full") ? 8 : 0, actions(name, "turnCard"));
        }
    }

    @Test
    @Rule("ROY-23")
    void aLoveTaleBringsItsBonusOrMissesIt() {
        assertTrue(actions("a-love-tale-with-its-bonus", "ninthCard") > 0);
        assertTrue(told("a-love-tale-without-its-bonus", "love"));
        assertEquals(0, actions("a-love-tale-without-its-bonus", "ninthCard"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"heroic", "malefic"})
    @Rule({"ROY-28", "ROY-29"})
    void theOtherTalesBringTheirBonusOrMissIt(String type) {
        assertFalse(
                scored("a-" + type + "-tale-with-its-bonus", "reason." + type).isEmpty());
        assertTrue(told("a-" + type + "-tale-without-its-bonus", type));
        assertEquals(List.of(), scored("a-" + type + "-tale-without-its-bonus", "reason." + type));
    }

    @Test
    @Rule("ROY-29")
    void theCurseStrikes() {
        for (JsonNode line : scored("the-curse-of-the-black-castle", "reason.curse"))
            assertEquals(0, line.get("points").asInt() % 3);
        assertFalse(scored("the-curse-of-the-black-castle", "reason.curse").isEmpty());
    }

    @Test
    @Rule("ROY-30")
    void aVictoryIsShared() {
        assertEquals(
                2, lines("a-shared-victory").getLast().at("/result/winners").size());
    }

    @Test
    @Rule({"ROY-19", "ROY-33"})
    void optionsAreKeptInTheRecord() {
        assertEquals(1, scored("an-adult-loses-tokens", "reason.adult").size());
        assertEquals(
                1,
                lines("an-adult-loses-tokens")
                        .getFirst()
                        .at("/options/adults/0")
                        .asInt());
        assertTrue(lines("the-advanced-game").getFirst().at("/options/advanced").asBoolean());
        for (JsonNode line : lines("the-advanced-game"))
            if (line.at("/action/type").asText().equals("turn"))
                assertFalse(line.get("action").has("colour"));
    }

    /** 39 tokens are drawn before the kingdoms are shown; the record is the script, played to its end. */
    @Test
    @Rule({"ROY-13", "ROY-22", "ROY-23"})
    void theSupplyRunsOut() {
        String name = "a-supply-that-runs-out";
        Scene scene = new Scene(4, Map.of("first", 2));
        EmptySupply script = new EmptySupply(scene.rules);
        RoyaumeSense sense = new RoyaumeSense(scene.rules);
        Rng rng = new Rng(1);
        int before = 0;
        while (scene.state.toAct != 0) {
            if (scene.state.stage() == Stage.BUILD) before = BardBox.TOKENS - RoyaumeState.sum(scene.state.supply);
            int seat = Seat.lowest(scene.state.toAct);
            scene.act(seat, script.next(scene.state, sense, rng, new Moves()));
        }
        assertEquals(39, before);
        assertEquals(BardBox.TOKENS, scene.count("log.token"));
        assertEquals(2, scene.count("log.noTokens"), "for elements, and for lovers");
        assertEquals(BardBox.TOKENS, actions(name, "drawToken"));
        assertEquals(scene.count("log.lovers"), actions(name, "ninthCard"));
        for (int seat = 0; seat < 4; seat++)
            assertEquals(
                    scene.state.points[seat],
                    lines(name).getLast().at("/result/points/" + seat).asInt());
    }
}
