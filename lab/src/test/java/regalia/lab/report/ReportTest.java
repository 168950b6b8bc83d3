package regalia.lab.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regalia.catalog.Catalog;
import regalia.catalog.Language;
import regalia.codec.match.RecordReader;
import regalia.kernel.Game;
import regalia.kernel.Options;
import regalia.lab.Job;
import regalia.lab.Range;
import regalia.lab.Snapshot;
import regalia.lab.Study;
import regalia.lab.Trial;

class ReportTest {

    @TempDir
    private Path temp;

    private static Snapshot snapshot(String id, int seats, int matches, List<Map<String, String>> sides) {
        Game<?, ?, ?> game = Catalog.game(id);
        Trial trial = new Trial(
                seats,
                sides.stream()
                        .map(side -> Options.complete(game.options(seats), side))
                        .toList(),
                Collections.nCopies(seats, "page"),
                List.of(new Range(1, 200)));
        Study study = Study.of(new Job(game, List.of(trial), 1));
        study.play(1, (done, all) -> {
            if (done == matches) study.stop();
        });
        return study.snapshot();
    }

    @ParameterizedTest
    @MethodSource("regalia.catalog.Catalog#games")
    void eachGameHasAReportThatNeedsNothingBesideIt(String id) throws IOException {
        Snapshot snapshot = snapshot(id, Catalog.game(id).mostSeats(), 30, List.of(Map.of()));
        new Report(snapshot, "test", Language.EN).write(temp);
        String html = Files.readString(temp.resolve("report.html"));
        assertTrue(html.contains("<svg"));
        assertTrue(html.contains("prefers-color-scheme:dark"));
        assertTrue(html.contains("name=\"viewport\""));
        assertFalse(html.contains("http:") || html.contains("https:"), "asks another host");
        assertFalse(html.contains("<script") || html.contains("<img") || html.contains("<link"));
        assertFalse(html.contains("NaN") || html.contains("Infinity"));
        assertTrue(html.contains("regalia lab rerun manifest.json"));
    }

    @Test
    void emblemsAreCalledByTheirNames() {
        String html = new Report(snapshot("emblemes", 3, 30, List.of(Map.of())), "test", Language.EN).html();
        for (String name : List.of("Emblems", "Alchemist", "Courtesan", "Port", "select …"))
            assertTrue(html.contains(name), name);
        assertFalse(html.contains("character.king"));
    }

    @Test
    void anUnfinishedStudySaysSo() {
        String html = new Report(snapshot("emblemes", 3, 30, List.of(Map.of())), "test", Language.EN).html();
        assertTrue(html.contains("30 of 200 matches: the study isn’t finished"));
    }

    @Test
    void aStudyWithoutAnyMatchHasAReportToo() {
        Snapshot begun =
                Study.of(snapshot("emblemes", 3, 1, List.of(Map.of())).job()).snapshot();
        assertTrue(new Report(begun, "test", Language.EN).html().contains("0 of 200 matches"));
    }

    @Test
    void picturesAndTablesLieBesideIt() throws IOException {
        new Report(snapshot("emblemes", 3, 30, List.of(Map.of())), "test", Language.EN).write(temp);
        BufferedImage picture =
                ImageIO.read(temp.resolve("plot-3-select-character.png").toFile());
        assertEquals(1200, picture.getWidth());
        List<String> choices = Files.readAllLines(temp.resolve("choices.csv"));
        int columns = choices.getFirst().split(",", -1).length;
        for (String line : choices) assertEquals(columns, line.split(",", -1).length, line);
        assertTrue(choices.stream().anyMatch(line -> line.startsWith("3,a,select,character,character.king,\"King\",")));
        for (String file : List.of("shares.csv", "measures.csv", "histograms.csv", "notable.csv")) {
            List<String> lines = Files.readAllLines(temp.resolve(file));
            assertTrue(lines.size() > 3, file);
            for (String line : lines)
                assertEquals(lines.getFirst().split(",", -1).length, line.split(",", -1).length, file + ": " + line);
        }
        assertTrue(Files.readString(temp.resolve("results.json")).contains("\"fairShare\""));
    }

    @Test
    void everyMatchThatIsLinkedIsThereAndCanBeReplayed() throws IOException {
        new Report(snapshot("emblemes", 3, 30, List.of(Map.of())), "test", Language.EN).write(temp);
        String html = Files.readString(temp.resolve("report.html"));
        int links = 0;
        for (String part : html.split("<a href=\"", -1)) {
            if (!part.startsWith("matches/")) continue;
            links++;
            try (RecordReader reader = RecordReader.open(temp.resolve(part.substring(0, part.indexOf('"'))))) {
                assertEquals("emblemes", reader.next().orElseThrow().header().game());
            }
        }
        assertEquals(7, links);
    }

    @Test
    void aComparisonTellsWhatDiffersAndInWhatTheRulesDo() {
        Snapshot snapshot =
                snapshot("palace", 3, 60, List.of(Map.of("threePlayerDeck", "45"), Map.of("threePlayerDeck", "46")));
        Report report = new Report(snapshot, "test", Language.EN);
        assertTrue(report.sentences().getFirst().contains("A: threePlayerDeck = 45. B: threePlayerDeck = 46."));
        assertTrue(
                report.sentences().stream().anyMatch(each -> each.startsWith("- Decisions: 91.0 with A, 92.0 with B")));
        assertTrue(report.html().contains("B less A"));
    }

    @Test
    void matchesThatDifferMostAreLinkedWithBothRuleSets() throws IOException {
        Snapshot snapshot =
                snapshot("palace", 3, 20, List.of(Map.of("threePlayerDeck", "45"), Map.of("threePlayerDeck", "46")));
        new Report(snapshot, "test", Language.EN).write(temp);
        String html = Files.readString(temp.resolve("report.html"));
        List<String> decks = new ArrayList<>();
        for (String part : html.split("<a href=\"", -1)) {
            if (!part.startsWith("matches/")) continue;
            try (RecordReader reader = RecordReader.open(temp.resolve(part.substring(0, part.indexOf('"'))))) {
                decks.add(reader.next()
                        .orElseThrow()
                        .header()
                        .options()
                        .path("threePlayerDeck")
                        .asText());
            }
        }
        assertEquals(List.of("45", "46", "45", "46", "45", "46"), decks);
        assertTrue(Files.readString(temp.resolve("notable.csv")).contains("\n3,both,points,"));
    }

    @Test
    void nothingIsSaidToDifferWhereNothingDoes() {
        Snapshot snapshot = snapshot("emblemes", 3, 20, List.of(Map.of(), Map.of()));
        assertTrue(new Report(snapshot, "test", Language.EN).sentences().contains("- Nothing differs beyond doubt."));
    }

    @Test
    void whereAllPointsAreCountedAtTheEndNobodyLeadsBefore() {
        List<String> said = new Report(snapshot("royaume", 3, 5, List.of(Map.of())), "test", Language.EN).sentences();
        assertTrue(said.stream().anyMatch(each -> each.startsWith("- Nobody leads before the end")), said::toString);
        assertTrue(new Report(snapshot("palace", 3, 5, List.of(Map.of())), "test", Language.EN)
                .sentences().stream().anyMatch(each -> each.startsWith("- The lead changes hands")));
    }

    @Test
    void aLittleLuckIsNotCalledStrength() {
        // Pages choose at random: what they choose hardly matters, and few matches show nothing.
        List<String> said = new Report(snapshot("emblemes", 5, 40, List.of(Map.of())), "test", Language.EN).sentences();
        assertTrue(said.stream().anyMatch(each -> each.startsWith("- No character stands out")), said::toString);
        assertTrue(said.stream().noneMatch(each -> each.startsWith("- Dominated")), said::toString);
    }
}
