package regalia.lab.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regalia.catalog.Catalog;
import regalia.catalog.Language;
import regalia.catalog.Messages;
import regalia.kernel.Game;
import regalia.kernel.Options;
import regalia.lab.Job;
import regalia.lab.Progress;
import regalia.lab.Range;
import regalia.lab.Snapshot;
import regalia.lab.Study;
import regalia.lab.Trial;

class LanguagesTest {

    private static final Pattern ARGUMENT = Pattern.compile("\\{(\\d)[,}]");

    @TempDir
    private Path temp;

    private static Snapshot snapshot(String id, int sides) {
        Game<?, ?, ?> game = Catalog.game(id);
        int seats = game.mostSeats();
        Options options = Options.complete(game.options(seats), Map.of());
        Trial trial = new Trial(
                seats,
                Collections.nCopies(sides, options),
                Collections.nCopies(seats, "page"),
                List.of(new Range(1, 20)));
        Study study = Study.of(new Job(game, List.of(trial), 1));
        study.play(1, Progress.NOBODY);
        return study.snapshot();
    }

    private static JsonNode own(Language language) {
        return Messages.texts(language, "lab");
    }

    private static Set<String> arguments(String pattern) {
        Set<String> found = new TreeSet<>();
        ARGUMENT.matcher(pattern).results().forEach(each -> found.add(each.group(1)));
        return found;
    }

    @Test
    void everySentenceIsThereInEachLanguageAndSaysTheSameThings() {
        JsonNode english = own(Language.EN);
        JsonNode french = own(Language.FR);
        List<String> keys = new ArrayList<>();
        english.fieldNames().forEachRemaining(keys::add);
        List<String> others = new ArrayList<>();
        french.fieldNames().forEachRemaining(others::add);
        assertEquals(keys, others);
        for (String key : keys) {
            String there = french.get(key).asText();
            assertFalse(there.isBlank(), key);
            assertEquals(arguments(english.get(key).asText()), arguments(there), key);
        }
    }

    @ParameterizedTest
    @MethodSource("regalia.catalog.Catalog#games")
    void whatCanBeChosenHasAWordInEachLanguage(String id) {
        Snapshot snapshot = snapshot(id, 1);
        for (Language language : Language.values()) {
            Words words = new Words(snapshot.job().game(), language);
            for (Group group : Group.of(snapshot.harvests().getFirst().sides().getFirst(), words))
                assertTrue(words.knows(group.key().substring(group.key().indexOf('/') + 1)), group.key());
        }
    }

    @Test
    void noLabelOfAComparisonIsCutOff() {
        for (Language language : Language.values())
            assertFalse(
                    new Report(snapshot("minister", 2), "test", language)
                            .html()
                            .replaceAll("(?s)<h3>.*?</h3>|<summary>.*?</summary>|aria-label=\"[^\"]*\"", "")
                            .contains("…<"),
                    language.word());
    }

    @Test
    void aFrenchReportIsFrench() {
        Report report = new Report(snapshot("emblemes", 1), "test", Language.FR);
        String html = report.html();
        assertTrue(html.contains("<html lang=\"fr\">"));
        for (String word :
                List.of("Emblèmes", "Courtisane", "part équitable", "médiane", "Parties à regarder", "commence"))
            assertTrue(html.contains(word), word);
        for (String word : List.of("fair share", "median ", "Matches", "decisions", "won when", "which "))
            assertFalse(html.contains(word), word);
        assertTrue(report.sentences().getFirst().startsWith("Emblèmes à 5 joueurs, 20 parties"));
    }

    @Test
    void aFrenchComparisonIsFrench() {
        String html = new Report(snapshot("minister", 2), "test", Language.FR).html();
        for (String word : List.of("B moins A", "Côte à côte", "victoires de qui commence"))
            assertTrue(html.contains(word), word);
        for (String word : List.of("less", "Side by side", "points of", "no difference"))
            assertFalse(html.contains(word), word);
    }

    @Test
    void whatProgramsReadIsTheSameInEachLanguage() throws IOException {
        Snapshot snapshot = snapshot("minister", 1);
        new Report(snapshot, "test", Language.EN).write(temp.resolve("en"));
        new Report(snapshot, "test", Language.FR).write(temp.resolve("fr"));
        for (String file : List.of("choices.csv", "measures.csv", "shares.csv", "notable.csv", "results.json"))
            assertEquals(
                    Files.readString(temp.resolve("en").resolve(file)),
                    Files.readString(temp.resolve("fr").resolve(file)),
                    file);
    }
}
