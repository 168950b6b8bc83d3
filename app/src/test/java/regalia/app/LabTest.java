package regalia.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regalia.codec.Json;

class LabTest {

    @TempDir
    private Path temp;

    private String at(String name) {
        return temp.resolve(name).toString();
    }

    private Run balance(String out, String... more) {
        String[] args = new String[10 + more.length];
        System.arraycopy(
                new String[] {
                    "lab", "balance", "emblemes", "--seats", "3-4", "--bots", "page", "--out", at(out), "--games=20"
                },
                0,
                args,
                0,
                10);
        System.arraycopy(more, 0, args, 10, more.length);
        return Run.of(args);
    }

    @Test
    void aBalanceStudyLeavesAReportAndAManifest() {
        Run run = balance("a").good();
        assertTrue(run.out().contains("Emblems with 3 players, 20 matches:"), run.out());
        assertTrue(run.out().contains("Report: " + temp.resolve("a").resolve("report.html")));
        for (String file : new String[] {"report.html", "manifest.json", "choices.csv", "plot-3-order.png"})
            assertTrue(Files.exists(temp.resolve("a").resolve(file)), file);
    }

    @Test
    void aReportIsWrittenInTheLanguageThatIsAskedFor() throws IOException {
        Run run = balance("a", "--lang", "fr").good();
        assertTrue(run.out().contains("Emblèmes à 3 joueurs, 20 parties :"), run.out());
        assertTrue(Files.readString(temp.resolve("a/report.html")).contains("<html lang=\"fr\">"));
        balance("b", "--lang", "de").refusedSaying("there is no language 'de'");
        assertFalse(Files.exists(temp.resolve("b")));
    }

    @Test
    void aManifestRerunsToTheSameNumbers() throws IOException {
        balance("a").good();
        Run again =
                Run.of("lab", "rerun", at("a/manifest.json"), "--out", at("b")).good();
        assertTrue(again.out().contains("The same numbers: all 40 matches came out as before."), again.out());
        assertEquals(Files.readString(temp.resolve("a/choices.csv")), Files.readString(temp.resolve("b/choices.csv")));
        assertEquals(
                Files.readString(temp.resolve("a/measures.csv")), Files.readString(temp.resolve("b/measures.csv")));
    }

    @Test
    void otherNumbersAreNotCalledTheSame() throws IOException {
        balance("a").good();
        Path manifest = temp.resolve("a/manifest.json");
        Files.writeString(manifest, Files.readString(manifest).replaceFirst("\"seed\" : 1", "\"seed\" : 2"));
        Run again = Run.of("lab", "rerun", manifest.toString());
        assertEquals(Main.FAILED, again.code());
        assertTrue(again.out().contains("Other numbers"), again.out());
    }

    @Test
    void partsMergeToTheWhole() {
        JsonNode whole = Json.tree(balance("whole", "--json").good().out());
        balance("b", "--from", "8").good();
        balance("a", "--to", "7").good();
        Run merged = Run.of("lab", "merge", at("b"), at("a"), "--out", at("m"), "--json")
                .good();
        for (int i = 0; i < 2; i++)
            assertEquals(
                    whole.path("trials").path(i).path("fingerprint"),
                    Json.tree(merged.out()).path("trials").path(i).path("fingerprint"));
        assertFalse(whole.path("trials").path(0).path("fingerprint").asText().isEmpty());
    }

    @Test
    void aStudyThatIsDoneIsDoneWhenResumed() {
        Run first = balance("a").good();
        assertEquals(first.out(), balance("a", "--resume").good().out());
    }

    @Test
    void aMatchOfAStudyIsTheOneThatRecordWrites() throws IOException {
        balance("a").good();
        Run.of("record", "emblemes", "--seats", "4", "--bots", "page", "--games", "7", "--out", at("r.jsonl"))
                .good();
        String seventh = Run.of("lab", "match", at("a/manifest.json"), "7", "--seats", "4", "--out", "-")
                .good()
                .out();
        assertTrue(Files.readString(temp.resolve("r.jsonl")).endsWith(seventh));
        Run.of("lab", "match", at("a/manifest.json"), "7", "--seats", "4", "--out", at("m.jsonl"))
                .good();
        Run.of("replay", at("m.jsonl"), "--check").good();
    }

    @Test
    void twoRuleSetsAreComparedOnTheSameLuck() {
        Run run = Run.of(
                        "lab",
                        "compare",
                        "palace",
                        "--seats",
                        "3",
                        "--bots",
                        "page",
                        "--games",
                        "30",
                        "--a",
                        "threePlayerDeck=45",
                        "--b",
                        "threePlayerDeck=46",
                        "--out",
                        at("a"))
                .good();
        assertTrue(run.out().contains("Decisions: 91.0 with A, 92.0 with B"), run.out());
        assertTrue(Files.exists(temp.resolve("a/report.html")));
        Run.of("lab", "rerun", at("a/manifest.json")).good();
    }

    @Test
    void badInputIsToldInASentence() throws IOException {
        balance("a").good();
        balance("a").refusedSaying("holds a study already: go on with --resume");
        balance("a", "--resume", "--seed", "3").refusedSaying("holds another study");
        balance("x", "--from", "30").refusedSaying("--from and --to must lie between 1 and 20");
        balance("x", "--option", "set=D").refusedSaying("option set can be A, B or C, not 'D'");
        balance("x", "--threads", "0").refusedSaying("--threads must be between");
        String[] base = {"lab", "balance", "chess", "--out", at("x")};
        Run.of(base).refusedSaying("there is no game 'chess'");
        Run.of("lab", "balance", "lord", "--seats", "5", "--out", at("x")).refusedSaying("lord is for 2 to 4 players");
        Run.of("lab", "balance", "lord", "--games", "0", "--out", at("x")).refusedSaying("--games must be between");
        Run.of("lab", "balance", "lord", "--bots", "earl", "--out", at("x")).refusedSaying("there is no bot 'earl'");
        Run.of("lab", "balance", "lord", "--bots", "exec:x", "--out", at("x")).refusedSaying("with our own bots");
        Run.of("lab", "compare", "lord", "--out", at("x")).refusedSaying("two rule sets are compared");
        Run.of("lab", "rerun", at("nothing")).refusedSaying("there is no such file");
        Run.of("lab", "merge", at("a"), "--out", at("x")).refusedSaying("at least two folders");
        Run.of("lab", "merge", at("a"), at("a"), "--out", at("x")).refusedSaying("no match may count twice");
        Run.of("lab", "match", at("a/manifest.json"), "1", "--out", "-").refusedSaying("say which with --seats");
        Run.of("lab", "match", at("a/manifest.json"), "0", "--seats", "3", "--out", "-")
                .refusedSaying("numbered from 1");
        assertFalse(Files.exists(temp.resolve("x")));
    }

    @Test
    void progressTellsRateAndTimeLeft() {
        assertEquals("500 of 1,500 matches, 50.0 a second, 20 s left", LabProgress.sentence(500, 1500, 500, 10));
        assertEquals("1,000 of 1,500 matches, 2.0 a second, 4 min left", LabProgress.sentence(1000, 1500, 20, 10));
        assertEquals("0 of 10 matches, 0.0 a second", LabProgress.sentence(0, 10, 0, 1));
    }
}
