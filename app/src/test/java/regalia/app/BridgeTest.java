package regalia.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regalia.codec.Json;
import regalia.codec.wire.WireLine;

/** The example bots, for real, and the commands that take them. */
@Timeout(300)
class BridgeTest {

    private static final Path EXAMPLES = Path.of("..", "examples", "bots");
    private static final String JAVA = "'" + Path.of(System.getProperty("java.home"), "bin", "java") + "' ";
    private static final String JAVA_BOT = JAVA + "'" + EXAMPLES.resolve("Bot.java") + "'";
    private static final String PYTHON_BOT = "python3 '" + EXAMPLES.resolve("bot.py") + "'";

    @TempDir
    private Path folder = Path.of("");

    @ParameterizedTest
    @MethodSource("regalia.catalog.Catalog#games")
    void theExampleInJavaPlaysEveryGame(String game) {
        Path record = folder.resolve("a.jsonl");
        Run run = Run.of("bot-bridge", game, "--command", JAVA_BOT, "--record", record.toString(), "--json");
        JsonNode found = Json.tree(run.good().out().trim());
        assertEquals(game, found.get("game").textValue());
        assertEquals(1, found.get("games").intValue());
        assertEquals(0, found.get("refusals").intValue());
        assertEquals(0, found.get("timeouts").intValue());
        assertTrue(found.get("decisions").intValue() > 3, run.out());
        assertEquals(0, found.get("failures").size());
        Run.of("replay", record.toString(), "--check").good();
        Run.of("audit", record.toString()).good();
    }

    /** Where there is no Python, what is shown is what its author would see. */
    @ParameterizedTest
    @MethodSource("regalia.catalog.Catalog#games")
    void theExampleInPythonPlaysEveryGame(String game) {
        Run run = Run.of("bot-bridge", game, "--command", PYTHON_BOT, "--opponents", "page", "--games", "2");
        if (!hasPython()) run.refusedSaying("seat 0: the program 'python3' can't be started");
        else assertTrue(run.good().out().contains("0 refusals, 0 time-outs, 0 failures"), run.out());
    }

    private static boolean hasPython() {
        return Arrays.stream(System.getenv("PATH").split(File.pathSeparator, -1))
                .anyMatch(place -> Files.isExecutable(Path.of(place, "python3")));
    }

    @Test
    void everyLineIsShownToWhoWantsToSeeIt() {
        Run run = Run.of("bot-bridge", "lord", "--command", JAVA_BOT, "--seat", "1", "--verbose");
        assertEquals(Main.GOOD, run.code());
        assertTrue(run.err().startsWith("match 1 seat 1 > {\"type\":\"hello\",\"seq\":1,"), run.err());
        assertTrue(run.err().contains("match 1 seat 1 > {\"type\":\"decide\","), run.err());
        assertTrue(run.err().contains("match 1 seat 1 < {\"seq\":"), run.err());
        assertTrue(run.err().contains("match 1 seat 1 > {\"type\":\"finish\","), run.err());
        assertTrue(run.out().startsWith("match 1, seat 1: "), run.out());
    }

    @Test
    void theExamplesOfTheDocsAreLinesAsWeWriteThem() throws IOException {
        List<String> lines = Files.readAllLines(Path.of("..", "docs", "outside-bots.md")).stream()
                .filter(line -> line.startsWith("{\"type\""))
                .toList();
        for (String line : lines) assertEquals(line, Json.write(Json.read(line, WireLine.class)));
        assertEquals(
                WireLine.class.getPermittedSubclasses().length,
                lines.stream().map(line -> line.split(",", -1)[0]).distinct().count());
    }

    @Test
    void aProgramThatFailsIsDiagnosedAndTheMatchesAreFinished() {
        Path record = folder.resolve("a.jsonl");
        Run run = Run.of(
                "bot-bridge",
                "emblemes",
                "--command",
                JAVA + "--no-such-option",
                "--games",
                "2",
                "--record",
                record.toString());
        assertEquals(Main.FAILED, run.code());
        assertTrue(
                run.err()
                        .startsWith("match 1, seat 0, exec:10s:" + JAVA
                                + "--no-such-option: ended with exit code 1; a squire"),
                run.err());
        assertTrue(run.err().contains("Unrecognized option: --no-such-option"), run.err());
        assertTrue(run.out().contains("2 matches: won "), run.out());
        assertTrue(run.out().contains("0 decisions, 0.0 ms each; 0 refusals, 0 time-outs, 2 failures"), run.out());
        Run.of("replay", record.toString(), "--check").good();
    }

    @Test
    void whatCannotBeUsedIsRefused() {
        Run.of("bot-bridge", "palace").refusedSaying("Missing required option: '--command=COMMAND'");
        Run.of("bot-bridge", "palace", "--command", " ").refusedSaying("names no program");
        Run.of("bot-bridge", "palace", "--command", "./none")
                .refused("seat 0: the program './none' can't be started; is there such a file, and may it be run?");
        Run.of("bot-bridge", "palace", "--command", "a", "--time", "soon")
                .refused("'soon' is no time; write it as 500ms or 10s");
        Run.of("bot-bridge", "palace", "--command", "a", "--seat", "2").refused("--seat must be from 0 to 1, not 2");
        Run.of("bot-bridge", "palace", "--command", "a", "--opponents", "page,page", "--seats", "4")
                .refused("there are 3 other seats but 2 opponents: name one for each, or one for all");
        Run.of("bot-bridge", "palace", "--command", "a", "--games", "0")
                .refused("--games must be between 1 and 100000, not 0");
    }

    @Test
    void aProgramIsRecordedAmongBotsWithoutItsCommand() throws IOException {
        Path record = folder.resolve("a.jsonl");
        String bots = "page,exec:20s:" + JAVA_BOT;
        Run.of("record", "lord", "--bots", bots, "--games", "2", "--out", record.toString())
                .good();
        String text = Files.readString(record);
        assertTrue(text.contains("{\"name\":\"Blanche\",\"bot\":\"exec\"}"), text);
        assertTrue(text.contains("\"bot\":{\"level\":\"exec\",\"seed\":\""), text);
        assertFalse(text.contains("Bot.java"), text);
        Run.of("replay", record.toString(), "--check").good();
    }

    @Test
    void aRecordThatIsNotWhatWasAskedForIsKeptAndSaysSo() throws IOException {
        Path record = folder.resolve("a.jsonl");
        Run run = Run.of(
                "record", "lord", "--bots", "page,exec:" + JAVA + "-wrong", "--games", "7", "--out", record.toString());
        assertEquals(Main.FAILED, run.code());
        assertTrue(run.err().startsWith("seat 1, exec:" + JAVA + "-wrong: ended with exit code 1"), run.err());
        assertTrue(run.err().endsWith("… and 2 more failures" + System.lineSeparator()), run.err());
        assertTrue(Files.readString(record).contains("\"bot\":{\"level\":\"squire\""));
        Run.of("replay", record.toString(), "--check").good();
    }

    @Test
    void aPersonPlaysAgainstAProgram() {
        Path record = folder.resolve("a.jsonl");
        String players = "me,exec:20s:" + JAVA_BOT + ",squire";
        Run run = Run.typing("1\n".repeat(200), "play", "emblemes", "--players", players, "--record", record.toString())
                .good();
        assertTrue(run.out().contains("The match is over. "), run.out());
        Run.of("replay", record.toString(), "--check").good();
    }

    @Test
    void aPersonIsToldWhenTheProgramIsGoneAndPlaysOn() {
        String players = "me,exec:" + JAVA + "-wrong,squire";
        Run run = Run.typing("1\n".repeat(200), "play", "emblemes", "--players", players);
        assertEquals(Main.GOOD, run.code());
        assertTrue(run.err().contains("; a squire plays on"), run.err());
        assertTrue(run.out().contains("The match is over. "), run.out());
    }
}
