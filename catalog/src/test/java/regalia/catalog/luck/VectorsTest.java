package regalia.catalog.luck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import regalia.codec.Json;
import regalia.kernel.Moves;

/** The published values, which were computed by the Python example and not by this code. */
class VectorsTest {

    record Bound(String seed, String id, String game, String rules, String commitment) {}

    record Keyed(String seed, List<String> nonces, String key) {}

    record Draw(
            String key, String purpose, int undos, List<Integer> weights, List<String> words, int point, int outcome) {}

    record Vectors(List<Bound> commitments, List<Keyed> keys, List<Draw> draws) {}

    private static String text() throws IOException {
        try (InputStream in = Objects.requireNonNull(VectorsTest.class.getResourceAsStream("vectors.json"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static Vectors vectors() throws IOException {
        return Json.read(text(), Vectors.class);
    }

    @Test
    void theDocsShowThem() throws IOException {
        String docs = Files.readString(Path.of("..", "docs", "luck.md"));
        assertTrue(docs.contains("```json\n" + text() + "```\n"), "docs/luck.md must show vectors.json as it is");
    }

    @Test
    void commitmentsAreAsPublished() throws IOException {
        for (Bound bound : vectors().commitments())
            assertEquals(
                    bound.commitment(),
                    Commitment.of(Seed.of(bound.seed()), bound.id(), bound.game(), bound.rules())
                            .hex());
    }

    @Test
    void keysAreAsPublished() throws IOException {
        for (Keyed keyed : vectors().keys())
            assertEquals(keyed.key(), HexFormat.of().formatHex(PledgedLuck.key(Seed.of(keyed.seed()), keyed.nonces())));
    }

    @Test
    void drawsAreAsPublishedAlsoAfterWordsThatArePassedOver() throws IOException {
        int longest = 0;
        for (Draw draw : vectors().draws()) {
            PledgedLuck luck = new PledgedLuck(HexFormat.of().parseHex(draw.key()));
            Moves outcomes = new Moves();
            for (int weight : draw.weights()) outcomes.add(outcomes.size(), weight);
            List<String> words = new ArrayList<>();
            for (int attempt = 0; attempt < draw.words().size(); attempt++)
                words.add(HexFormat.of().toHexDigits((int) luck.word(draw.purpose(), draw.undos(), attempt)));
            assertEquals(draw.words(), words);
            assertEquals(draw.point(), luck.point(draw.purpose(), draw.undos(), outcomes.total()));
            assertEquals(draw.outcome(), luck.after(draw.undos()).draw(draw.purpose(), outcomes));
            longest = Math.max(longest, words.size());
        }
        assertEquals(4, longest);
    }
}
