package regalia.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class AuditTest {

    @TempDir
    private Path folder = Path.of("");

    private String record(String game, String bots) {
        String file = folder.resolve("a.jsonl").toString();
        Run.of("record", game, "--bots", bots, "--games", "2", "--seed", "9", "--out", file)
                .good();
        return file;
    }

    @ParameterizedTest
    @MethodSource("regalia.catalog.Catalog#games")
    void everyBotDecidesAgainFromItsOwnView(String game) {
        String file = record(game, "page,knight:40,king:2ms:2");
        String out = Run.of("audit", file).good().out();
        Matcher counts = Pattern.compile("(\\d+) of (\\d+) decisions made again from the seat's own view, the same\\.")
                .matcher(out);
        assertTrue(counts.find(), out);
        assertEquals(counts.group(2), counts.group(1));
    }

    @Test
    void oneDecisionIsShown() throws IOException {
        String file = record("emblemes", "squire");
        int seq = firstBotEntry(file);
        String out = Run.of("audit", file, "--match", "2", "--at", Integer.toString(seq))
                .good()
                .out();
        assertTrue(out.startsWith("Match 2, entry " + seq + ": the squire on seat "), out);
        assertTrue(out.contains(" again, from its own view with 4 iterations."), out);
        String json = Run.of("audit", file, "--at", Integer.toString(seq), "--json")
                .good()
                .out();
        assertTrue(json.startsWith("{\"same\":1,\"other\":0,\"outside\":0,\"decisions\":[{\"match\":1,"), json);
    }

    private static int firstBotEntry(String file) throws IOException {
        List<String> lines = Files.readAllLines(Path.of(file));
        for (int line = 0; line < lines.size(); line++) if (lines.get(line).contains("\"iterations\":4")) return line;
        throw new AssertionError("no bot decided");
    }

    /** With another seed recorded, a page would have done something else somewhere. */
    @Test
    void aDecisionThatDoesNotFollowIsFoundOut() throws IOException {
        String file = record("emblemes", "page");
        Path path = Path.of(file);
        Files.writeString(
                path, Files.readString(path).replaceAll("\"seed\":\"[0-9a-f]{16}\"", "\"seed\":\"00000000000000aa\""));
        Run run = Run.of("audit", file);
        assertEquals(Main.FAILED, run.code());
        assertTrue(run.out().contains(", but does {\"type\":"), run.out());
    }

    @Test
    void whatCannotBeAuditedIsRefused() throws IOException {
        String file = record("emblemes", "page");
        Run.of("audit", folder.resolve("none").toString()).refusedSaying("there is no such file");
        Run.of("audit", file, "--match", "3").refusedSaying("there is no match '3' among its 2");
        Run.of("audit", file, "--at", "0").refusedSaying("match 1 has the entries 1 to ");
        Run.of("audit", file, "--at", "1").refusedSaying("entry 1 of match 1 was not decided by a bot");
        change(file, "\"iterations\":1,", "\"iterations\":-1,");
        Run.of("audit", file).refusedSaying("the number must be between 0 and 10000000");
        change(file, "\"iterations\":-1,", "\"iterations\":1,");
        change(file, "\"level\":\"page\"", "\"level\":\"queen\"");
        Run.of("audit", file).refusedSaying("there is no bot 'queen'");
    }

    private static void change(String file, String from, String to) throws IOException {
        Path path = Path.of(file);
        Files.writeString(path, Files.readString(path).replace(from, to));
    }
}
