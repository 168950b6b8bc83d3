package regalia.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regalia.codec.Samples.Faces;
import regalia.codec.Samples.Figure;
import regalia.codec.Samples.Reward;
import regalia.kernel.Unusable;

class DataFilesTest {

    private static final String YAML = """
            # Rewards by rank.
            version: 1
            sets:
              A:
                king: [4, half, -1]   # from the rulebook
                blackWitch:
                  - 3
                  - 2
                  - 1
              B: {}
            """;

    private static final String JSON = """
            {
              // Rewards by rank.
              "version": 1,
              "sets": {
                "A": {
                  "king": [4, "half",
                           -1],
                  "blackWitch": [3, 2, 1]
                },
                "B": {}
              }
            }
            """;

    @Test
    void yamlAndJsonSayTheSame() {
        Faces faces = DataFiles.parse("faces.yaml", YAML, Faces.class);
        assertEquals(faces, DataFiles.parse("faces.json", JSON, Faces.class));
        assertEquals(
                Map.of(Figure.KING, rewards("4", "half", "-1"), Figure.BLACK_WITCH, rewards("3", "2", "1")),
                faces.sets().get("A"));
    }

    @Test
    void aFileThatComesWithTheProgramIsReadBesideItsClass() {
        assertEquals(
                DataFiles.parse("faces.yaml", YAML, Faces.class),
                DataFiles.resource(DataFilesTest.class, "faces.yaml", Faces.class));
        Unusable missing =
                assertThrows(Unusable.class, () -> DataFiles.resource(DataFilesTest.class, "none.yaml", Faces.class));
        assertEquals("none.yaml: this data file is missing from the program", missing.getMessage());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '^',
            value = {
                "version: 1       | version: '1'      | line 2, version: must be a whole number, not '1'",
                "version: 1       | version:          | line 2, version: must be a whole number, not nothing",
                "version: 1       | version: 2        | line 2, version: must be 1",
                "version: 1       | edition: 2        | line 2, edition: is no field here; there is version, sets, range",
                "version: 1       | # none            | line 1, version: is missing",
                "version: 1       | version: 1\\nversion: 1 | line 3, version: stands here twice",
                "- 2              | - two             | line 8, sets.A.blackWitch[1]: 'two' is no reward",
                "- 2              | - [2]             | line 8, sets.A.blackWitch[1]: must be a word or a whole number, not a list",
                "- 2              | - 0               | line 8, sets.A.blackWitch[1]: must not be 0",
                "- 2              | # no second       | line 6, sets.A.blackWitch: must have three rewards",
                "half, -1         | half              | line 5, sets.A.king: must have three rewards",
                "king:            | kong:             | line 5, sets.A.kong: 'kong' is none of king, blackWitch, spy",
                "B: {}            | C: {}             | line 3, sets.B.king[0]: must be there",
                "B: {}            | B: *there         | line 10, sets.B: must be written out: references (*) aren't followed",
                "-1]              | -1                | line 6: it is not well-formed: expected ',' or ']', but got <scalar>",
                "- 2              | \\t- 2           | line 8: it is not well-formed: found character",
                "# Rewards        | --- 1\\n---        | line 1: something follows after the end",
            })
    void whatIsWrongIsToldWithFileLineAndField(String good, String bad, String sentence) {
        assertTrue(YAML.contains(good), good);
        String told = refused(
                "faces.yaml", YAML.replace(good, bad.replace("\\n", "\n").replace("\\t", "\t")));
        assertTrue(told.startsWith("faces.yaml, " + sentence), told);
    }

    @Test
    void theFirstProblemOfSeveralIsTold() {
        String bad = YAML.replace("- 2", "- two").replace("half", "third").replace("version: 1", "version: 1 # ok");
        assertEquals("faces.yaml, line 5, sets.A.king[1]: 'third' is no reward", refused("faces.yaml", bad));
        String flaws = YAML.replace("- 2", "- 0").replace("4, half", "0, half").replace("B: {}", "C: {}");
        assertEquals("faces.yaml, line 3, sets.B.king[0]: must be there", refused("faces.yaml", flaws));
        assertEquals(
                "faces.yaml, line 5, sets.A.king[0]: must not be 0",
                refused("faces.yaml", flaws.replace("C: {}", "B: {}")));
    }

    @Test
    void linesOfJsonAreToldToo() {
        assertEquals(
                "faces.json, line 7, sets.A.king[2]: must not be 0", refused("faces.json", JSON.replace("-1]", "0]")));
        assertEquals("faces.json, line 8: it is not well-formed", refused("faces.json", JSON.replace("-1],", "-1]")));
        assertEquals("faces.json, line 12: it ends too soon", refused("faces.json", JSON.replace("}\n}\n", "}\n")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "# only a comment\n",
                "\u0000\u0001\u0002",
                "[[[[[[",
                "{}",
                "1",
                "- a\nb",
                "!!java.io.File x",
                "%"
            })
    void junkIsRefusedInOneSentence(String junk) {
        String told = refused("junk.yaml", junk);
        assertTrue(told.startsWith("junk.yaml, line 1") || told.startsWith("junk.yaml, line 2"), told);
        assertTrue(told.lines().count() == 1 && !told.contains("java") && !told.contains("jackson"), told);
    }

    @Test
    void depthWithoutEndIsRefused() {
        assertEquals("deep.yaml, line 1: it is nested more than 100 deep", refused("deep.yaml", "[".repeat(50_000)));
        assertEquals("deep.json, line 1: it is nested more than 100 deep", refused("deep.json", "[".repeat(50_000)));
    }

    @Test
    void aFileThatCantBeReadIsNamed(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("faces.yaml");
        assertEquals(file + ": there is no such file", refused(file));
        assertEquals(folder + ": this is a folder, not a data file", refused(folder));
        Files.write(file, new byte[] {'a', ':', (byte) 0xff, '\n'});
        assertEquals("faces.yaml: the file is not text in UTF-8", refused(file));
        Files.write(file, new byte[(1 << 20) + 1]);
        assertEquals("faces.yaml: the file is longer than a megabyte", refused(file));
        Files.writeString(file, YAML);
        assertEquals(DataFiles.parse("faces.yaml", YAML, Faces.class), DataFiles.read(file, Faces.class));
    }

    private static List<Reward> rewards(String... words) {
        return Stream.of(words).map(Reward::new).toList();
    }

    private static String refused(Path file) {
        return String.valueOf(assertThrows(Unusable.class, () -> DataFiles.read(file, Faces.class))
                .getMessage());
    }

    private static String refused(String name, String text) {
        return String.valueOf(assertThrows(Unusable.class, () -> DataFiles.parse(name, text, Faces.class))
                .getMessage());
    }
}
