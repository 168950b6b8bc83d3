package regalia.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regalia.emblemes.Emblemes;

class RecordTest {

    @TempDir
    private Path folder = Path.of("");

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    private Run record(String name, String... more) {
        List<String> args = Stream.concat(
                        Stream.of("record", "emblemes", "--bots", "page", "--games", "3", "--out", file(name)),
                        Stream.of(more))
                .toList();
        return Run.of(args.toArray(String[]::new));
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }

    @Test
    void theSameSeedGivesTheSameBytes() throws IOException {
        record("a.jsonl", "--seed", "5", "--seats", "4").good();
        record("b.jsonl", "--seed", "5", "--seats", "4").good();
        record("c.jsonl", "--seed", "6", "--seats", "4").good();
        byte[] first = Files.readAllBytes(folder.resolve("a.jsonl"));
        assertArrayEquals(first, Files.readAllBytes(folder.resolve("b.jsonl")));
        assertFalse(Arrays.equals(first, Files.readAllBytes(folder.resolve("c.jsonl"))));
        assertEquals(3, files().size());
    }

    @Test
    void standardOutputGetsTheSameAsAFile() throws IOException {
        record("a.jsonl").good();
        String out = Run.of("record", "emblemes", "--bots", "page", "--games", "3", "--out", "-")
                .good()
                .out();
        assertEquals(Files.readString(folder.resolve("a.jsonl")), out);
    }

    @Test
    void whatIsRecordedReplays() {
        record(
                        "a.jsonl",
                        "--bots",
                        "squire,page,squire,page,squire",
                        "--option",
                        "set=B",
                        "--option",
                        "hiddenGold=true")
                .refusedSaying("option '--bots' (BOT,BOT,..) should be specified only once");
        Run.of(
                        "record",
                        "emblemes",
                        "--bots",
                        "squire,page,squire,page,squire",
                        "--option",
                        "set=B",
                        "--games",
                        "2",
                        "--out",
                        file("a.jsonl"))
                .good();
        assertEquals(
                "2 matches replayed, all as recorded." + System.lineSeparator(),
                Run.of("replay", file("a.jsonl"), "--check").good().out());
    }

    @Test
    void aPersonsOwnDataFileIsEmbedded() throws IOException {
        Path own = folder.resolve("own.yaml");
        try (InputStream in = Emblemes.class.getResourceAsStream("rewards.yaml")) {
            String yaml = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
            Files.writeString(own, yaml.replace("{few: [4, 3, 1],", "{few: [9, 3, 1],"));
        }
        record("a.jsonl", "--option", "rewards=" + own).good();
        Files.delete(own);
        assertTrue(Files.readString(folder.resolve("a.jsonl")).contains("\"few\":[9,3,1]"));
        Run.of("replay", file("a.jsonl"), "--check").good();
    }

    @Test
    void aWrongDataFileIsToldWithLineAndField() throws IOException {
        Path own = folder.resolve("own.yaml");
        Files.writeString(own, "sets:\n  A:\n    castle: {few: [4, 3, many], five: [5, 4, 2, 1]}\n");
        record("a.jsonl", "--option", "rewards=" + own)
                .refused(
                        "own.yaml, line 3, sets.A.castle.few[2]: a reward is a whole number, perCard, steal or half, not 'many'");
    }

    @Test
    void whatCannotBeSetUpIsRefusedAndNothingIsWritten() throws IOException {
        record("a.jsonl", "--seats", "2").refused("emblemes is for 3 to 5 players, not 2");
        record("a.jsonl", "--option", "colour=red")
                .refused("there is no option 'colour' here; there is first, set, hiddenGold, rewards");
        record("a.jsonl", "--option", "set=D").refused("option set can be A, B or C, not 'D'");
        record("a.jsonl", "--option", "set").refusedSaying("should be in KEY=VALUE format but was set");
        record("a.jsonl", "--option", "rewards=" + file("none.yaml"))
                .refused(file("none.yaml") + ": there is no such file");
        Run.of("record", "chess", "--out", file("a.jsonl")).refusedSaying("there is no game 'chess'; there is ");
        Run.of("record", "emblemes", "--bots", "queen", "--out", file("a.jsonl"))
                .refused("there is no bot 'queen'; there is page, squire, knight, king");
        Run.of("record", "emblemes", "--games", "0", "--out", file("a.jsonl"))
                .refused("--games must be between 1 and 10000000, not 0");
        assertEquals(List.of(), files());
    }

    @Test
    void whereNothingCanBeWrittenIsRefused() {
        Run.of("record", "emblemes", "--out", folder.toString()).refused(folder + ": this is a folder, not a file");
        Path missing = folder.resolve("none");
        Run.of("record", "emblemes", "--out", missing.resolve("a.jsonl").toString())
                .refused(missing.resolve("a.jsonl") + ": there is no folder " + missing);
    }
}
