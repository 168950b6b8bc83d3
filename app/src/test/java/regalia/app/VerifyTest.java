package regalia.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import regalia.bots.Watchdog;
import regalia.catalog.Catalog;
import regalia.catalog.Seating;
import regalia.catalog.Setup;
import regalia.catalog.Steward;
import regalia.catalog.Witness;
import regalia.catalog.luck.Commitment;
import regalia.catalog.luck.Nonce;
import regalia.catalog.luck.PledgedLuck;
import regalia.catalog.luck.Seed;
import regalia.codec.match.Entry;
import regalia.codec.match.Header;
import regalia.codec.match.Match;
import regalia.codec.match.Player;
import regalia.codec.match.RecordWriter;
import regalia.codec.match.Result;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.State;

class VerifyTest {

    private static final Path SCRIPT =
            Path.of("..", "examples", "verify", "verify.py").toAbsolutePath();
    private static final String SEED = "5eed".repeat(16);
    private static final int TAKEN_BACK_AT = 10;

    @TempDir
    private Path folder = Path.of("");

    /** Two matches in a file, as a server would write them. */
    private String file(String game) throws IOException {
        return file(game, Nonce::bot);
    }

    private String file(String game, IntFunction<String> nonce) throws IOException {
        Path file = folder.resolve("v.jsonl");
        try (Writer out = Files.newBufferedWriter(file)) {
            write(Catalog.game(game), "Fête 1", nonce, out);
            write(Catalog.game(game), "Fête 2", nonce, out);
        }
        return file.toString();
    }

    /** Bots play, and once something is taken back. */
    private static <S extends State<S>, A extends Action, V> void write(
            Game<S, A, V> game, String name, IntFunction<String> nonce, Writer out) throws IOException {
        List<Player> players = Seating.bots("page").at(game, 0).named(List.of());
        List<String> nonces = IntStream.range(0, players.size()).mapToObj(nonce).toList();
        Seed seed = Seed.of(SEED);
        PledgedLuck luck = new PledgedLuck(seed, nonces);
        Match<S, A, V> match = new Match<>(game, players.size(), Setup.options(game, players.size(), Map.of()));
        int[] undos = {0};
        try (Steward<S, A, V> steward = new Steward<>(
                game,
                match,
                players,
                name.hashCode(),
                new Watchdog(),
                Witness.NOBODY,
                (purpose, outcomes) -> luck.after(undos[0]).draw(purpose, outcomes))) {
            while (steward.step())
                if (match.seq() == TAKEN_BACK_AT) {
                    match.undoTo(TAKEN_BACK_AT - 3);
                    undos[0]++;
                }
        }
        RecordWriter writer = new RecordWriter(out);
        String commitment = Commitment.of(seed, name, game.id(), game.version()).hex();
        writer.header(match.header(name, players).pledged(new Header.Pledge(commitment, nonces, Optional.empty())));
        for (Entry<A> entry : match.entries()) writer.entry(entry);
        writer.result(match.result().disclosed(new Result.Disclosure(seed.hex())));
    }

    private static void change(String file, String from, String to) throws IOException {
        Path path = Path.of(file);
        String text = Files.readString(path);
        assertTrue(text.contains(from), from);
        Files.writeString(path, text.replace(from, to));
    }

    @ParameterizedTest
    @MethodSource("regalia.catalog.Catalog#games")
    void honestLuckIsVerifiedByUsAndByAnIndependentProgram(String game) throws Exception {
        String file = file(game);
        long chances = Files.readString(Path.of(file))
                .lines()
                .filter(line -> line.contains("\"seat\":\"chance\""))
                .count();
        assertEquals(
                "All " + chances + " outcomes of chance in 2 matches follow from the seed that was promised."
                        + System.lineSeparator(),
                Run.of("verify", file).good().out());
        Python python = python(file, Run.of("verify", file, "--json").good().out());
        assertEquals(chances + " outcomes recomputed, 0 faults" + System.lineSeparator(), python.out);
        assertEquals(0, python.code);
    }

    private record Python(int code, String out) {}

    private Python python(String file, String verified) throws Exception {
        Path told = Files.writeString(folder.resolve("verified.jsonl"), verified);
        Process process;
        try {
            process = new ProcessBuilder("python3", SCRIPT.toString(), file, told.toString())
                    .redirectErrorStream(true)
                    .start();
        } catch (IOException missing) {
            throw new AssertionError("python3 must be installed: it verifies our luck without our code", missing);
        }
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Python(process.waitFor(), out);
    }

    @Test
    void theIndependentProgramDoesNotTakeOurWord() throws Exception {
        String file = file("emblemes");
        String verified = Run.of("verify", file, "--json").good().out();
        change(file, "\"nonces\":[\"bot/0\"", "\"nonces\":[\"bot/7\"");
        Python nonce = python(file, verified);
        assertEquals(1, nonce.code);
        assertTrue(nonce.out.startsWith("match 1: the nonce of seat 0 "), nonce.out);
        assertTrue(nonce.out.contains("match 1: chance at seq "), nonce.out);
        change(file, "\"nonces\":[\"bot/7\"", "\"nonces\":[\"bot/0\"");
        change(file, "\"match\":\"Fête 2\"", "\"match\":\"Fête 3\"");
        Python name = python(file, verified);
        assertEquals(1, name.code);
        assertTrue(name.out.startsWith("match 2: the revealed seed is not the promised one"), name.out);
        change(file, "\"match\":\"Fête 3\"", "\"match\":\"Fête 2\"");
        Python left = python(file, verified.replaceAll("\\{\"seq\":1,[^}]*},", ""));
        assertEquals(1, left.code);
        assertTrue(left.out.startsWith("match 1: not every chance of the record was verified"), left.out);
    }

    /** A server that gives its bots nonces of its own choosing keeps its promise, but has chosen. */
    @ParameterizedTest
    @ValueSource(strings = {"bot/9", "", "abababababababababababababababab", "ab"})
    void aNonceOfTheWrongFormIsFoundByBoth(String nonce) throws Exception {
        String file = file("emblemes", _ -> nonce);
        Run told = Run.of("verify", file, "--json");
        assertEquals(Main.FAILED, told.code());
        Python python = python(file, told.out());
        assertEquals(1, python.code, python.out);
        assertTrue(python.out.startsWith("match 1: the nonce of seat 0 hasn't the form"), python.out);
    }

    @Test
    void aMatchThatCanNotBeVerifiedIsNamedByBoth() throws Exception {
        String file = file("emblemes");
        Path path = Path.of(file);
        String text = Files.readString(path);
        int last = text.lastIndexOf(",\"luck\":{\"seed\"");
        Files.writeString(path, text.substring(0, last) + "}}\n");
        Run told = Run.of("verify", file, "--json");
        assertEquals(Main.UNUSABLE, told.code());
        Python python = python(file, told.out());
        assertEquals(2, python.code, python.out);
        assertTrue(python.out.startsWith("match 2: it wasn't verified"), python.out);
        Files.writeString(path, text + "{");
        Python broken = python(file, Run.of("verify", file, "--json").out());
        assertEquals(2, broken.code, broken.out);
        assertTrue(broken.out.contains(" of the record can't be read"), broken.out);
    }

    @Test
    void oneMatchIsVerifiedByItself() throws IOException {
        String file = file("palace");
        change(file, "\"match\":\"Fête 2\"", "\"match\":\"Fête 3\"");
        assertTrue(Run.of("verify", file, "--match", "1").good().out().contains(" in 1 match follow "));
        Run second = Run.of("verify", file, "--match", "Fête 3");
        assertEquals(Main.FAILED, second.code());
        assertTrue(second.out().contains(": luck.commitment: the revealed seed gives "), second.out());
        assertTrue(second.out().contains("The luck of 1 of 1 match is not what was promised."), second.out());
        Run both = Run.of("verify", file);
        assertEquals(Main.FAILED, both.code());
        assertTrue(both.out().contains("The luck of 1 of 2 matches is not what was promised."), both.out());
        String json = Run.of("verify", file, "--json").out();
        List<String> lines = json.lines().toList();
        assertEquals(2, lines.size());
        assertTrue(
                lines.getFirst()
                        .startsWith(
                                "{\"match\":1,\"name\":\"Fête 1\",\"good\":true,\"faults\":[],\"outcomes\":[{\"seq\":1,\"undos\":0,\"purpose\":\"firstPlayer\",\"total\":2,\"point\":"),
                lines.getFirst());
        assertTrue(lines.getLast()
                .startsWith("{\"match\":2,\"name\":\"Fête 3\",\"good\":false,\"faults\":[\"v.jsonl, line "));
    }

    @Test
    void manyFaultsAreCutShort() throws IOException {
        String file = file("minister");
        change(file, "{\"seed\":\"" + SEED + "\"}", "{\"seed\":\"" + "0".repeat(64) + "\"}");
        Run run = Run.of("verify", file);
        assertEquals(Main.FAILED, run.code());
        assertEquals(22, run.out().lines().count(), run.out());
        assertTrue(run.out().contains(" more faults"), run.out());
        assertTrue(run.out().contains("The luck of 2 of 2 matches is not what was promised."), run.out());
    }

    @Test
    void whatHasNoLuckIsRefused() throws IOException {
        String file = folder.resolve("a.jsonl").toString();
        Run.of("record", "emblemes", "--bots", "page", "--seed", "9", "--out", file)
                .good();
        Run.of("verify", file)
                .refused("a.jsonl, line 1: this record has no luck to verify: it wasn't played on a server");
        Run.of("verify", folder.resolve("none").toString()).refusedSaying("there is no such file");
        String lucky = file("emblemes");
        Run.of("verify", lucky, "--match", "3").refusedSaying("there is no match '3' among its 2");
        change(lucky, ",\"luck\":{\"seed\":\"" + SEED + "\"}", "");
        Run hidden = Run.of("verify", lucky);
        assertEquals(Main.UNUSABLE, hidden.code());
        assertEquals(2, hidden.err().lines().count(), hidden.err());
        assertTrue(hidden.err().contains("the seed of this match isn't revealed"), hidden.err());
    }

    /** What could be verified is told also when the rest of the file can't be read. */
    @Test
    void aBrokenFileIsVerifiedUpToWhereItBreaks() throws IOException {
        String file = file("emblemes");
        Files.writeString(Path.of(file), Files.readString(Path.of(file)) + "{");
        Run run = Run.of("verify", file);
        assertEquals(Main.UNUSABLE, run.code());
        assertTrue(run.out().contains(" in 2 matches follow "), run.out());
        assertEquals(1, run.err().lines().count(), run.err());
        change(file, "\"match\":\"Fête 1\"", "\"match\":\"Fête 3\"");
        assertEquals(Main.FAILED, Run.of("verify", file).code());
    }
}
