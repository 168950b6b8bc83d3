package regalia.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regalia.codec.Json;

class DuelTest {

    @TempDir
    private Path folder = Path.of("");

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    private static Run duel(String... more) {
        return Run.of(Stream.concat(Stream.of("duel", "squire", "page", "--game", "emblemes"), Stream.of(more))
                .toArray(String[]::new));
    }

    private Run table(String... more) {
        return Run.of(Stream.concat(Stream.of("duel", "--table", file("t.jsonl")), Stream.of(more))
                .toArray(String[]::new));
    }

    @Test
    void theFindingComesAsJson() {
        JsonNode found = Json.tree(duel("--seats", "3", "--games", "20", "--seed", "7", "--json")
                .good()
                .out());
        assertEquals("emblemes", found.get("game").asText());
        assertEquals(21, found.get("games").asInt());
        double share = found.get("share").asDouble();
        assertEquals(found.get("wins").asDouble() / 21, share, 1e-4);
        assertEquals(share * 3, found.get("ratio").asDouble(), 2e-4);
        assertTrue(found.get("interval").get(0).asDouble() < share);
        assertTrue(found.get("interval").get(1).asDouble() >= share);
        assertTrue(found.get("points").get("a").asDouble()
                > found.get("points").get("b").asDouble());
        assertTrue(found.get("millisPerDecision").get("a").asDouble() > 0);
        assertEquals("allGamesPlayed", found.get("stopped").asText());
        assertEquals("A", found.get("options").get("set").asText());
    }

    @Test
    void eachNumberOfSeatsGetsALine() {
        List<String> lines =
                duel("--games", "6", "--option", "set=B").good().out().lines().toList();
        assertEquals(3, lines.size());
        assertTrue(lines.get(2).startsWith("emblemes with 5 seats, one squire among page: won "), lines.get(2));
    }

    @Test
    void aGoalThatIsReachedEndsTheDuelAndOneThatIsMissedAnswersNo() {
        Run reached = duel("--seats", "3", "--goal", "1.2").good();
        assertTrue(reached.out().endsWith("; goal of 1.20 reached" + System.lineSeparator()), reached.out());
        Run missed = Run.of("duel", "page", "squire", "--game", "emblemes", "--seats", "3", "--goal", "1.6", "--json");
        assertEquals(Main.FAILED, missed.code());
        JsonNode found = Json.tree(missed.out());
        assertEquals("missed", found.get("verdict").asText());
        assertEquals("goalDecided", found.get("stopped").asText());
        assertTrue(found.get("games").asInt() < 200);
        JsonNode all = Json.tree(duel("--seats", "3", "--goal", "1.2", "--games", "90", "--all-games", "--json")
                .good()
                .out());
        assertEquals(90, all.get("games").asInt());
        assertEquals("reached", all.get("verdict").asText());
    }

    @Test
    void theMatchesCanBeKept() {
        duel("--seats", "3-4", "--games", "1", "--record", file("a.jsonl")).good();
        assertEquals(
                "7 matches replayed, all as recorded." + System.lineSeparator(),
                Run.of("replay", file("a.jsonl"), "--check").good().out());
    }

    @Test
    void theTableIsTakenUpWhereItWasLeft() throws IOException {
        Run first = table("--game", "minister", "--pair", "squire-page", "--seats", "3", "--games", "3");
        assertEquals(1, first.err().lines().count());
        Path rows = folder.resolve("t.jsonl");
        String row = Files.readString(rows);
        Files.writeString(rows, row + "{\"game\":\"mini");
        Run second = table("--game", "minister", "--pair", "squire-page", "--games", "3");
        assertTrue(second.err().startsWith("2 of 2: minister with 4 seats"), second.err());
        assertTrue(Files.readString(rows).startsWith(row + "{\"game\":\"minister\""));
        assertTrue(second.out().contains("### One squire, all others page"), second.out());
        assertEquals(
                2,
                second.out()
                        .lines()
                        .filter(line -> line.startsWith("| minister |"))
                        .count());
        assertEquals(
                second.out(),
                table("--game", "minister", "--pair", "squire-page", "--games", "3")
                        .good()
                        .out());
    }

    @Test
    void theTableGoesBetweenTheMarksOfAPage() throws IOException {
        Path page = folder.resolve("bots.md");
        Files.writeString(page, "before\n" + DuelMarkdown.BEGIN + "\nold\n" + DuelMarkdown.END + "\nafter\n");
        String[] lord = {
            "--game", "lord", "--seats", "2", "--pair", "squire-page", "--games", "2", "--into", page.toString()
        };
        assertEquals(Main.GOOD, table(lord).code());
        String text = Files.readString(page);
        assertTrue(text.startsWith("before\n" + DuelMarkdown.BEGIN + "\n\n### One squire"), text);
        assertTrue(text.endsWith("|\n\n" + DuelMarkdown.END + "\nafter\n"), text);
        table(lord).good();
        assertEquals(text, Files.readString(page));
        Files.writeString(page, "no marks");
        table(lord).refusedSaying("bots.md: there is no line '<!-- duel table -->' with a line ");
        assertEquals("no marks", Files.readString(page));
    }

    @Test
    void whatCannotBeMeasuredIsToldInASentence() {
        String two = "a duel is between two bots, as: regalia duel knight squire --game palace";
        Run.of("duel", "--game", "palace").refused(two);
        Run.of("duel", "squire", "--game", "palace").refused(two);
        Run.of("duel", "squire", "page")
                .refused("--game is missing; there is palace, royaume, lord, minister, emblemes");
        Run.of("duel", "squire", "page", "--game", "chess").refusedSaying("there is no game 'chess'; there is ");
        Run.of("duel", "queen", "page", "--game", "palace").refusedSaying("there is no bot 'queen'; there is page");
        Run.of("duel", "squire", "page,page", "--game", "palace")
                .refused("a duel is between two bots, each named once, not 'page,page'");
        duel("--seats", "2").refused("emblemes is for 3 to 5 players, not 2");
        duel("--games", "0").refused("--games must be between 1 and 10000000, not 0");
        duel("--threads", "0").refused("--threads must be between 1 and 256, not 0");
        duel("--goal", "0").refusedSaying("above 0 and with 3 seats below 3, not 0.0");
        duel("--goal", "3").refusedSaying("above 0 and with 3 seats below 3, not 3.0");
        duel("--all-games").refused("--all-games is for a duel with a --goal");
        duel("--pair", "squire-page").refused("--pair and --into are for --table");
        duel("--record", file("none") + "/a.jsonl").refusedSaying("there is no folder ");
    }

    @Test
    void aTableThatThereIsNotIsToldInASentence() throws IOException {
        table("--pair", "page-page").refusedSaying("there is no pair 'page-page' in the table; there is squire-page, ");
        table("--game", "emblemes", "--seats", "2").refused("emblemes is for 3 to 5 players, not 2");
        table("--game", "palace", "--seats", "3", "--pair", "king:200ms-page")
                .refused("the table has no such line: a king plays at the fewest and most seats");
        table("--goal", "1.6")
                .refused("with --table there is only --game, --seats, --pair, --games, --seed, --threads, --into");
        table("--into", file("none.md")).refused(file("none.md") + ": this file can't be read");
        assertTrue(Files.notExists(folder.resolve("t.jsonl")));
        Files.writeString(folder.resolve("t.jsonl"), "{}\n");
        table("--game", "lord").refused(file("t.jsonl") + ", line 1: game: is missing");
        Run.of("duel", "--table", folder.toString()).refused(folder + ": this file can't be read and written");
    }
}
