package regalia.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regalia.codec.Json;

class ExportTest {

    @TempDir
    Path folder = Path.of("");

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    private static Run export(String... more) {
        List<String> args = new ArrayList<>(List.of("lab", "export"));
        args.addAll(List.of(more));
        return Run.of(args.toArray(String[]::new));
    }

    private byte[] exported(String name, String... more) throws IOException {
        String[] args =
                Stream.concat(Stream.of(more), Stream.of("--out", file(name))).toArray(String[]::new);
        assertEquals("", export(args).good().out());
        return Files.readAllBytes(folder.resolve(name));
    }

    @Test
    void matchesThatArePlayedAndTheirRecordsGiveTheSameBytes() throws IOException {
        Run.of("record", "lord", "--seats", "3", "--bots", "page", "--games", "4", "--seed", "9", "--out", file("r"))
                .good();
        String[] played = {"lord", "--seats", "3", "--bots", "page", "--games", "4", "--seed", "9"};
        assertArrayEquals(exported("a.csv", played), exported("b.csv", "--from", file("r")));
        byte[] parquet = exported("a.parquet", played);
        assertArrayEquals(parquet, exported("b.parquet", "--from", file("r")));
        assertEquals("PAR1", new String(Arrays.copyOf(parquet, 4), StandardCharsets.US_ASCII));
    }

    @Test
    void csvGoesToStandardOutputToo() throws IOException {
        String[] args = {"palace", "--seats", "2", "--bots", "page,squire", "--games", "1"};
        String[] out = Stream.concat(Stream.of(args), Stream.of("--out", "-")).toArray(String[]::new);
        String text = export(out).good().out();
        assertEquals(Files.readString(Files.write(folder.resolve("x"), exported("a.csv", args))), text);
        assertTrue(text.startsWith("match,seq,seat,bot,iterations,legal,stands,rank,points,won,millis,code,"), text);
        assertTrue(text.contains("\r\npalace-1-1,"), text);
    }

    @Test
    void timeIsMeasuredIfThatIsWanted() throws IOException {
        String text = new String(
                exported("a.csv", "minister", "--seats", "3", "--bots", "page", "--games", "1", "--time"),
                StandardCharsets.UTF_8);
        for (String line : text.lines().skip(1).toList())
            assertTrue(line.split(",", -1)[10].matches("[0-9.E-]+"), line);
    }

    @Test
    void theColumnsAreTold() {
        String text = export("emblemes", "--seats", "4", "--columns").good().out();
        assertTrue(text.startsWith("match  text  the name of the match"), text);
        assertTrue(text.contains("view_families_3_gold  whole?  families[3].gold"), text);
        JsonNode json =
                Json.tree(export("emblemes", "--columns", "--json").good().out());
        assertEquals("whole", json.get(1).get("kind").asText());
        assertEquals("seq", json.get(1).get("name").asText());
    }

    @Test
    void ofAFileOfSeveralGamesOneIsChosen() throws IOException {
        Run.of("record", "lord", "--seats", "2", "--bots", "page", "--out", file("lord"))
                .good();
        Run.of("record", "minister", "--seats", "3", "--bots", "page", "--out", file("minister"))
                .good();
        Files.writeString(
                folder.resolve("both"),
                Files.readString(folder.resolve("lord")) + Files.readString(folder.resolve("minister")));
        export("--from", file("both"), "--out", file("a.csv"))
                .refusedSaying("this is minister with 3 seats after lord with 2: a table is of one game");
        assertTrue(Files.notExists(folder.resolve("a.csv")));
        assertArrayEquals(
                exported("b.csv", "--from", file("minister")), exported("c.csv", "minister", "--from", file("both")));
        export("palace", "--from", file("both"), "--out", file("a.csv"))
                .refused(file("both") + ": there is no such match in this file");
    }

    @Test
    void whatCannotBeWrittenIsToldInASentence() {
        export("lord").refused("--out is missing: the file to write, as --out decisions.csv");
        export("--out", file("a.csv")).refused("which game? there is palace, royaume, lord, minister, emblemes");
        export("chess", "--out", file("a.csv")).refusedSaying("there is no game 'chess'");
        export("lord", "--out", file("a.xls"))
                .refused("--out is a file that ends with .csv or .parquet, or -, not '" + file("a.xls") + "'");
        export("lord", "--out", file("none") + "/a.csv").refusedSaying("there is no folder ");
        export("lord", "--games", "0", "--out", file("a.csv")).refused("--games must be between 1 and 10000000, not 0");
        export("lord", "--json", "--out", file("a.csv")).refused("--json is for --columns");
        export("lord", "--seats", "9", "--columns").refused("lord is for 2 to 4 players, not 9");
        export("--from", file("none"), "--out", file("a.csv")).refusedSaying("there is no such file");
        export("--from", file("none"), "--time", "--out", file("a.csv"))
                .refused("--time is for matches that are played: records don't know how long it took");
    }
}
