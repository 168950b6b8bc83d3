package regalia.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regalia.catalog.Catalog;

class ReplayTest {

    @TempDir
    private Path folder = Path.of("");

    private Path file = Path.of("");
    private List<String> lines = List.of();

    @BeforeEach
    void record() throws IOException {
        file = folder.resolve("x.jsonl");
        Run.of("record", "emblemes", "--bots", "page,squire,page", "--games", "2", "--out", file.toString())
                .good();
        lines = new ArrayList<>(Files.readAllLines(file));
    }

    private Run replay(String... more) {
        List<String> args = new ArrayList<>(List.of("replay", file.toString()));
        args.addAll(List.of(more));
        return Run.of(args.toArray(String[]::new));
    }

    /** Changes something in a line, counted from 1. */
    private void edit(int line, String from, String to) throws IOException {
        String changed = lines.get(line - 1).replaceFirst(from, to);
        assertFalse(changed.equals(lines.get(line - 1)), lines.get(line - 1));
        lines.set(line - 1, changed);
        Files.write(file, lines);
    }

    private int lineOf(String part) {
        for (int i = 0; i < lines.size(); i++) if (lines.get(i).contains(part)) return i + 1;
        throw new AssertionError("no line has " + part);
    }

    @Test
    void aLineTellsOfEachMatch() {
        List<String> told = replay().good().out().lines().toList();
        assertEquals(2, told.size());
        assertTrue(
                told.getFirst()
                        .matches("1\\. emblemes emblemes-1-1: Aldric \\(page\\) \\d+, Blanche \\(squire\\) \\d+, "
                                + "Colin \\(page\\) \\d+; won by \\w+"),
                told.getFirst());
        assertTrue(replay("--lang", "fr").good().out().contains("gagné par"));
        assertTrue(replay("--json").good().out().startsWith("{\"number\":1,\"match\":\"emblemes-1-1\""));
    }

    @Test
    void goodMatchesAreAsRecorded() {
        assertTrue(replay("--check").good().out().startsWith("2 matches replayed, all as recorded."));
        assertEquals(
                "{\"matches\":2,\"differences\":[]}",
                replay("--check", "--json").good().out().trim());
    }

    @Test
    void anIllegalActionIsToldWithItsLineAndRule() throws IOException {
        int line = lineOf("\"type\":\"place\"");
        edit(line, "\"gap\":0", "\"gap\":4");
        replay("--check").refusedSaying("x.jsonl, line " + line + ": seat ");
        replay("--check").refusedSaying("EMB-8 No card equal to the ");
    }

    @Test
    void wrongPointsAreToldWithTheirLine() throws IOException {
        int line = lineOf("{\"result\"");
        edit(line, "\"points\":\\[\\d+", "\"points\":[99");
        replay("--check").refusedSaying("x.jsonl, line " + line + ": points: the record says [99, ");
    }

    @Test
    void aWrongLedgerIsToldToo() throws IOException {
        int line = lineOf("{\"result\"");
        edit(line, "\"points\":3,\"rule\":\"EMB-3\"", "\"points\":4,\"rule\":\"EMB-3\"");
        replay("--check").refusedSaying("x.jsonl, line " + line + ": ledger[0]: the record says ");
    }

    @Test
    void aSoundMatchAfterABadOneIsStillChecked() throws IOException {
        int last = lines.size();
        edit(lineOf("{\"result\""), "\"winners\":\\[\\d", "\"winners\":[9");
        edit(last, "\"winners\":\\[\\d", "\"winners\":[9");
        Run run = replay("--check");
        assertEquals(Main.UNUSABLE, run.code());
        assertEquals(2, run.err().lines().count(), run.err());
    }

    @Test
    void anotherVersionOfTheRulesIsRefused() throws IOException {
        edit(1, "\"rules\":\"1\"", "\"rules\":\"0\"");
        replay("--check")
                .refusedSaying("x.jsonl, line 1: the match was played by rules version 0; this program has version 1");
        replay("--match", "1").refusedSaying("x.jsonl, line 1: the match was played by rules version 0");
    }

    @Test
    void anotherGameIsRefused() throws IOException {
        edit(1, "\"game\":\"emblemes\"", "\"game\":\"chess\"");
        replay("--check").refusedSaying("x.jsonl, line 1: there is no game 'chess'");
        replay("--match", "1").refusedSaying("x.jsonl, line 1: there is no game 'chess'");
    }

    @Test
    void aFileThatIsCutOffIsRefused() throws IOException {
        Files.write(file, lines.subList(0, 20));
        replay("--check").refusedSaying("x.jsonl, line ");
        replay().refusedSaying("before the result of the match that begins in line 1");
        String text = String.join("\n", lines);
        Files.writeString(file, text.substring(0, text.length() - 10));
        replay("--check").refusedSaying("x.jsonl, line " + lines.size() + ": ");
    }

    @Test
    void junkIsRefused() throws IOException {
        Files.write(file, new byte[] {(byte) 0xCA, (byte) 0xFE, 0, 1, 2, (byte) 0xFF, 10, 13, 0});
        for (Run run : List.of(replay(), replay("--check"), replay("--match", "1")))
            run.refusedSaying("x.jsonl, line 1");
        Files.writeString(file, "");
        replay("--check").refusedSaying("x.jsonl: there is no match in this file");
        Files.writeString(file, "hello\n");
        replay().refusedSaying("x.jsonl, line 1");
    }

    @Test
    void aFileThatThereIsNotIsRefused() {
        Run.of("replay", folder.resolve("none").toString()).refused(folder.resolve("none") + ": there is no such file");
        Run.of("replay", folder.toString()).refusedSaying("this is a folder");
    }

    @Test
    void aPositionIsShownAsASeatSawIt() {
        int select = lineOf("\"type\":\"select\"");
        String at = Integer.toString(select - 1);
        String mine = replay("--match", "1", "--at", at, "--seat", "0").good().out();
        assertTrue(mine.contains("seen by Aldric:"), mine);
        assertTrue(mine.contains("Your hand: "), mine);
        assertTrue(mine.contains("Selected: "), mine);
        String theirs = replay("--match", "emblemes-1-1", "--at", at, "--seat", "1", "--lang", "fr")
                .good()
                .out();
        assertTrue(theirs.contains("vue par Blanche"), theirs);
        assertFalse(theirs.contains("Carte choisie : "), theirs);
    }

    @Test
    void aSpectatorSeesNoHandAndNoDrawnCard() {
        int line = lineOf("\"type\":\"select\"");
        String seen = replay("--at", Integer.toString(line - 1)).good().out();
        assertTrue(seen.contains("seen by a spectator:"), seen);
        assertFalse(seen.contains("Your hand"), seen);
        assertFalse(seen.contains("You draw"), seen);
        String json =
                replay("--at", Integer.toString(line - 1), "--json").good().out();
        assertTrue(json.contains("\"seat\":\"spectator\""), json);
        assertFalse(json.contains("\"own\""), json);
    }

    @Test
    void aPositionThatThereIsNotIsRefused() {
        replay("--match", "3").refused(file + ": there is no match '3' among its 2");
        replay("--at", "9999").refusedSaying("match 1 has the entries 1 to ");
        replay("--at", "5", "--seat", "3").refused("match 1 has the seats 0 to 2, not 3");
    }

    @Test
    void eachGameRefusesInItsOwnWordsAndCountsSeatsAsTheRecordDoes() throws IOException {
        StringBuilder all = new StringBuilder();
        for (String game : Catalog.games())
            all.append(Run.of("record", game, "--bots", "page", "--seed", "2", "--out", "-")
                    .good()
                    .out());
        Path file = folder.resolve("all.jsonl");
        Files.writeString(file, all);
        Run.of("replay", file.toString(), "--check").good();
        Matcher select =
                Pattern.compile("\"seat\":0,\"action\":\\{\"type\":\"place\"").matcher(all);
        assertTrue(select.find());
        String wrong = all.substring(0, select.start()) + "\"seat\":1" + all.substring(select.start() + 8);
        Files.writeString(file, wrong);
        String said = Run.of("replay", file.toString(), "--check").err();
        assertTrue(said.contains("seat 1 may not do "), said);
        assertTrue(said.contains("It is the turn of seat 0.") || said.contains("(EMB-"), said);
        assertFalse(said.contains("Seat "), said);
    }
}
