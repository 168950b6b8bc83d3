package regalia.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regalia.catalog.Catalog;
import regalia.kernel.Game;
import regalia.kernel.Options;
import regalia.kernel.Unusable;
import regalia.lab.tally.Measure;
import regalia.lab.tally.Pairs;

class StudyTest {

    private static final String VERSION = "test";

    @TempDir
    private Path temp;

    private static Job job(long seed, Range... ranges) {
        Game<?, ?, ?> game = Catalog.game("emblemes");
        List<Trial> trials = Stream.of(3, 4)
                .map(seats -> new Trial(
                        seats,
                        List.of(Options.complete(game.options(seats), Map.of())),
                        Collections.nCopies(seats, "page"),
                        List.of(ranges)))
                .toList();
        return new Job(game, trials, seed);
    }

    private static List<String> prints(Snapshot snapshot) {
        return snapshot.harvests().stream().map(Harvest::fingerprint).toList();
    }

    private static List<String> prints(Job job) {
        Study study = Study.of(job);
        study.play(1, Progress.NOBODY);
        return prints(study.snapshot());
    }

    private Folder part(String name, Range range) {
        Job job = job(1, range);
        Folder folder = Folder.begin(temp.resolve(name), job, VERSION);
        Study study = Study.in(folder, job);
        study.play(2, Progress.NOBODY);
        folder.write(study.snapshot(), VERSION);
        return folder;
    }

    private static String refusal(Runnable what) {
        return String.valueOf(assertThrows(Unusable.class, what::run).getMessage());
    }

    @Test
    void theNumberOfThreadsMakesNoDifference() {
        Study study = Study.of(job(1, new Range(1, 60)));
        study.play(4, Progress.NOBODY);
        assertEquals(prints(job(1, new Range(1, 60))), prints(study.snapshot()));
        assertTrue(study.snapshot().complete());
    }

    @Test
    void anotherSeedGivesOtherNumbers() {
        assertFalse(prints(job(1, new Range(1, 20))).equals(prints(job(2, new Range(1, 20)))));
    }

    @Test
    void whoStopsAndGoesOnGetsTheSameAsInOneGo() {
        Job job = job(1, new Range(1, 150));
        Folder begun = Folder.begin(temp.resolve("a"), job, VERSION);
        Study first = Study.in(begun, job);
        first.play(2, (done, all) -> {
            if (done == 77) first.stop();
        });
        long done = first.snapshot().done();
        assertTrue(done >= 77 && done < 300, "done " + done);
        Study second = Study.in(Folder.resume(temp.resolve("a"), job, VERSION), job);
        assertEquals(done, second.snapshot().done());
        second.play(2, Progress.NOBODY);
        assertTrue(second.snapshot().complete());
        assertEquals(prints(job), prints(second.snapshot()));
    }

    @Test
    void aLineThatWasCutOffIsPlayedAgain() throws IOException {
        Job job = job(1, new Range(1, 40));
        part("a", new Range(1, 40));
        Path parts = temp.resolve("a/parts.jsonl");
        String text = Files.readString(parts);
        Files.writeString(parts, text.substring(0, text.length() - 100));
        Study study = Study.in(Folder.resume(temp.resolve("a"), job, VERSION), job);
        assertEquals(79, study.snapshot().done());
        study.play(1, Progress.NOBODY);
        assertEquals(prints(job), prints(study.snapshot()));
        assertEquals(80, Folder.open(temp.resolve("a")).snapshot().done());
    }

    @Test
    void whatIsBrokenInTheMiddleIsToldWithItsLine() throws IOException {
        Folder folder = part("a", new Range(1, 10));
        Files.writeString(temp.resolve("a/parts.jsonl"), "{\"seats\":3}\n", StandardOpenOption.APPEND);
        assertEquals(temp.resolve("a/parts.jsonl") + ", line 21: sides is missing", refusal(folder::snapshot));
    }

    @Test
    void partsOfOtherMachinesMergeToTheWhole() {
        Folder late = part("late", new Range(31, 60));
        Folder early = part("early", new Range(1, 30));
        Folder whole = Merging.of(List.of(late, early), temp.resolve("whole"), VERSION);
        assertEquals(prints(job(1, new Range(1, 60))), prints(whole.snapshot()));
        assertEquals(
                List.of(new Range(1, 60)), whole.manifest().done().getFirst().matches());
    }

    @Test
    void noMatchCountsTwice() {
        List<Folder> parts = List.of(part("a", new Range(1, 30)), part("b", new Range(30, 40)));
        String no = refusal(() -> Merging.of(parts, temp.resolve("whole"), VERSION));
        assertTrue(no.startsWith(temp.resolve("b") + ": with ") && no.contains(" seats matches 30 to 30 and "), no);
        assertFalse(Files.exists(temp.resolve("whole")));
        List<Folder> doubled = List.of(parts.getFirst(), parts.getFirst());
        assertTrue(refusal(() -> Merging.of(doubled, temp.resolve("whole"), VERSION))
                .contains("no match may count twice"));
    }

    @Test
    void otherStudiesAreNotMerged() {
        Folder one = part("a", new Range(1, 5));
        Job job = job(2, new Range(6, 10));
        Folder other = Folder.begin(temp.resolve("b"), job, VERSION);
        assertTrue(refusal(() -> Merging.of(List.of(one, other), temp.resolve("c"), VERSION))
                .contains("are not parts of one study"));
    }

    @Test
    void aFolderHoldsOneStudy() throws IOException {
        Job job = job(1, new Range(1, 5));
        part("a", new Range(1, 5));
        assertTrue(refusal(() -> Folder.begin(temp.resolve("a"), job, VERSION)).contains("holds a study already"));
        assertTrue(refusal(() -> Folder.resume(temp.resolve("a"), job(2, new Range(1, 5)), VERSION))
                .contains("holds another study"));
        Files.createDirectory(temp.resolve("b"));
        Files.writeString(temp.resolve("b/something"), "");
        assertTrue(refusal(() -> Folder.begin(temp.resolve("b"), job, VERSION)).contains("is not empty"));
        assertTrue(refusal(() -> Folder.open(temp.resolve("b"))).contains("there is no study"));
    }

    @Test
    void aManifestAloneGivesTheSameNumbersAgain() {
        Folder folder = part("a", new Range(3, 25));
        Manifest manifest = Manifest.read(temp.resolve("a/manifest.json"));
        Study again = Study.of(manifest.jobDone());
        again.play(2, Progress.NOBODY);
        assertTrue(manifest.sameNumbers(again.snapshot()));
        Study other = Study.of(job(9, new Range(3, 25)));
        other.play(2, Progress.NOBODY);
        assertFalse(manifest.sameNumbers(other.snapshot()));
        assertEquals(folder.manifest(), manifest);
    }

    @Test
    void whatIsNoManifestIsRefused() throws IOException {
        Path file = temp.resolve("manifest.json");
        for (String text : List.of("", "[]", "{}", "{\"format\":\"regalia-lab/2\"}")) {
            Files.writeString(file, text);
            assertTrue(refusal(() -> Manifest.read(file)).contains("this is no manifest of the lab"), text);
        }
        assertTrue(refusal(() -> Manifest.read(temp.resolve("none"))).contains("there is no such file"));
    }

    @Test
    void aStudyWhoseFiguresMeantSomethingElseIsRefused() throws IOException {
        part("a", new Range(1, 5));
        Path file = temp.resolve("a/manifest.json");
        Files.writeString(file, Files.readString(file).replace("regalia-lab/2", "regalia-lab/1"));
        assertTrue(refusal(() -> Manifest.read(file)).contains("format: must be 'regalia-lab/2'"));
    }

    @Test
    void aBotThatPlaysByTimeIsNotRepeatable() {
        Game<?, ?, ?> game = Catalog.game("emblemes");
        Trial trial = new Trial(
                3,
                List.of(Options.complete(game.options(3), Map.of())),
                List.of("page", "page", "king:1ms"),
                List.of(new Range(1, 1)));
        Snapshot snapshot = Study.of(new Job(game, List.of(trial), 1)).snapshot();
        assertFalse(Manifest.of(snapshot, VERSION).repeatable());
        assertTrue(Manifest.of(Study.of(job(1, new Range(1, 1))).snapshot(), VERSION)
                .repeatable());
    }

    @Test
    void twoRuleSetsThatAreTheSameDifferInNothing() {
        Game<?, ?, ?> game = Catalog.game("emblemes");
        Options options = Options.complete(game.options(3), Map.of());
        Trial trial =
                new Trial(3, List.of(options, options), Collections.nCopies(3, "page"), List.of(new Range(1, 20)));
        Study study = Study.of(new Job(game, List.of(trial), 1));
        study.play(1, Progress.NOBODY);
        Harvest harvest = study.snapshot().harvests().getFirst();
        assertEquals(
                harvest.sides().getFirst().write(), harvest.sides().getLast().write());
        for (Measure measure : Measure.values()) {
            assertEquals(0, harvest.pairs().orElseThrow().of(measure).mean());
            assertEquals(0, harvest.pairs().orElseThrow().of(measure).deviation());
        }
        for (Pairs.Kind kind : Pairs.Kind.values())
            assertEquals(List.of(), harvest.pairs().orElseThrow().notable(kind).marks());
    }
}
