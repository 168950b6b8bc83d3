package regalia.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regalia.catalog.Catalog;

class PlayTest {

    private static final Pattern LISTED = Pattern.compile("(?m)(?:^| ) ?(\\d+) (\\p{L}.*?)(?=  |$)");

    @TempDir
    private Path folder = Path.of("");

    /** The last action that was listed. */
    private static String lastListed(String out) {
        Matcher matcher = LISTED.matcher(out.substring(Math.max(0, out.length() - 2000)));
        String last = "";
        while (matcher.find()) last = matcher.group(2);
        return last;
    }

    @Test
    void aWholeMatchIsPlayedByNumbersAndItsRecordReplays() {
        Path record = folder.resolve("mine.jsonl");
        Run run = Run.typing(
                        "1\n".repeat(200),
                        "play",
                        "emblemes",
                        "--players",
                        "me,squire,page",
                        "--seed",
                        "3",
                        "--record",
                        record.toString())
                .good();
        assertTrue(run.out().contains("The match is over. "), run.out());
        assertTrue(run.out().contains("  +3 starting gold (EMB-3)"), run.out());
        assertTrue(run.out().contains("The record of the match is in " + record), run.out());
        Run.of("replay", record.toString(), "--check").good();
    }

    @Test
    void aWholeMatchIsPlayedByTypedWordsInFrench() {
        Run run = Run.answering(
                        PlayTest::lastListed,
                        "play",
                        "emblemes",
                        "--lang",
                        "fr",
                        "--seats",
                        "4",
                        "--seed",
                        "4",
                        "--name",
                        "Zoé")
                .good();
        assertTrue(run.out().contains("Zoé place "), run.out());
        assertTrue(run.out().contains("La partie est finie. "), run.out());
        assertFalse(run.out().contains("Je ne comprends pas"), run.out());
    }

    @Test
    void peopleAtOneKeyboardSeeOnlyTheirOwnHands() {
        Run run = Run.answering(
                        out -> out.endsWith("> ") ? lastListed(out) : "",
                        "play",
                        "emblemes",
                        "--players",
                        "me,me,page",
                        "--name",
                        "Ann,Ben",
                        "--seed",
                        "5")
                .good();
        List<String> sittings = List.of(run.out().split("Pass on, and press Enter", -1));
        assertTrue(sittings.size() > 10, run.out());
        String ann = sittings.get(1);
        assertTrue(ann.contains("only Ann is looking"), ann);
        assertEquals(1, ann.split("Your hand:", -1).length - 1, ann);
        assertTrue(ann.endsWith("It is Ben's turn to choose. "), ann);
    }

    @Test
    void whatIsNotAllowedIsToldWithItsRule() {
        Run run = Run.typing("place castle\nrob colin\nking\nplay the lute\n99\n", "play", "emblemes", "--seed", "3");
        assertEquals(Main.FAILED, run.code());
        assertTrue(run.out().contains("Not now: all choose a card. (EMB-7)"), run.out());
        assertTrue(run.out().contains("Not now: all choose a card. (EMB-P11)"), run.out());
        assertTrue(run.out().contains("The King is not among the cards to choose from. (EMB-6)"), run.out());
        assertTrue(run.out().contains("I don't understand \"play the lute\"."), run.out());
        assertTrue(run.out().contains("There is no number 99 in the list."), run.out());
        assertTrue(run.out().endsWith("The input has ended: the match was not finished." + System.lineSeparator()));
    }

    @Test
    void questionsAreAnsweredWithoutActing() {
        Run run = Run.typing("?\n? EMB-P9\n? witch\n? bishop\nh\ns\nw\nl\nt\na\nq\n", "play", "emblemes", "--seed", "3")
                .good();
        String out = run.out();
        assertTrue(out.contains("q   leave the match"), out);
        assertTrue(out.contains("EMB-P9 [R]  9 · Courtesan"), out);
        assertTrue(out.contains("EMB-P13 [R]  13 · Witch"), out);
        assertTrue(out.contains("The rules don't mention \"bishop\"."), out);
        assertTrue(out.contains("To decide: Guest, Blanche, Colin."), out);
        assertEquals(2, out.split("Your hand:", -1).length - 1, out);
        assertTrue(out.contains("Guest: 3 gold" + System.lineSeparator()), out);
        assertTrue(out.endsWith("Goodbye! The match was not finished." + System.lineSeparator()), out);
    }

    @Test
    void botsPlayAmongThemselvesToo() {
        Run run =
                Run.of("play", "emblemes", "--players", "squire", "--seed", "1").good();
        assertTrue(run.out().contains("The match is over."), run.out());
    }

    @Test
    void whatCannotBeSetUpIsRefused() {
        Run.of("play", "chess").refusedSaying("there is no game 'chess'; there is ");
        Run.of("play", "emblemes", "--players", "me,queen,page")
                .refused("there is no player 'queen'; there is me, page, squire, knight, king, exec:COMMAND");
        Run.of("play", "emblemes", "--players", "me,page").refused("emblemes is for 3 to 5 players, not 2");
        Run.of("play", "emblemes", "--name", "Ann,Ben").refused("there are 2 names for 1 people");
        Run.of("play", "emblemes", "--option", "first=7").refused("option first can be random, 0, 1 or 2, not '7'");
        Run.of("play", "emblemes", "--record", folder.toString()).refused(folder + ": this is a folder, not a file");
    }

    @Test
    void aMatchThatIsNotFinishedLeavesNoFile() {
        Path record = folder.resolve("mine.jsonl");
        Run.typing("q\n", "play", "emblemes", "--record", record.toString()).good();
        assertFalse(Files.exists(record));
        assertEquals(0, Objects.requireNonNull(folder.toFile().list()).length);
    }

    @Test
    void aKingdomCanBeTakenBackTileByTileUntilItIsFinished() {
        Path record = folder.resolve("kingdom.jsonl");
        String draft = "1\n".repeat(14) + "u\nu\n" + "1\n".repeat(60);
        Run run = Run.typing(
                        draft,
                        "play",
                        "royaume",
                        "--seats",
                        "2",
                        "--option",
                        "level=first",
                        "--seed",
                        "5",
                        "--record",
                        record.toString())
                .good();
        assertTrue(run.out().contains("The match is over. "), run.out());
        assertFalse(read(record).contains("\"undo\""), "the draft left a trace");
        assertTrue(run.out().split("Place 1 of 10", -1).length > 2, run.out());
        Run.of("replay", record.toString(), "--check").good();
    }

    /** The solver's kingdom, as it stands in the last suggestion. */
    private static String planned(String out) {
        int at = out.lastIndexOf("pp takes it:");
        return out.substring(at + 12)
                .split("\\R>", -1)[0]
                .replaceAll("\\s+", " ")
                .trim();
    }

    /** Types what one makes of all that was written before, one line after the other, then always 1. */
    private static Run typingInTurn(List<UnaryOperator<String>> lines, String... args) {
        Iterator<UnaryOperator<String>> next = lines.iterator();
        return Run.answering(out -> next.hasNext() ? next.next().apply(out) : "1", args);
    }

    private static String[] firstGame(Path record) {
        return new String[] {
            "play", "royaume", "--seats", "2", "--option", "level=first", "--seed", "5", "--record", record.toString()
        };
    }

    @Test
    void aWholeKingdomIsJudgedAndPlayedAsOneLine() {
        Path record = folder.resolve("kingdom.jsonl");
        List<UnaryOperator<String>> lines = new ArrayList<>(Collections.nCopies(12, _ -> "1"));
        lines.add(_ -> "p");
        lines.add(out -> planned(out) + " ?");
        lines.add(out -> planned(out).replaceFirst(".*; ", "") + "; " + planned(out));
        lines.add(out -> planned(out) + "; 1");
        lines.add(out -> planned(out).replaceFirst("([^;]*; [^;]*);.*", "$1"));
        lines.add(_ -> "uu");
        lines.add(_ -> "1; 99");
        lines.add(PlayTest::planned);
        Run run = typingInTurn(lines, firstGame(record)).good();
        String out = run.out().replaceAll("\\s+", " ");
        assertTrue(out.contains("All of this is legal. Nothing has been played."), run.out());
        assertTrue(
                Pattern.compile(
                                "Place 1 of 10, [^>]*Answer 1 of 11, \"[^\"]*\": .*? \\(ROY-1[68]\\) Nothing has been played\\.")
                        .matcher(out)
                        .find(),
                run.out());
        assertTrue(out.contains("After answer 10 something else comes first. Nothing has been played."), run.out());
        assertTrue(out.contains("Answer 2 of 2, \"99\": There is no number 99 in the list."), run.out());
        assertTrue(out.contains("Place 3 of 10"), run.out());
        assertTrue(out.contains("The match is over. "), run.out());
        assertFalse(read(record).contains("\"undo\""), "the draft left a trace");
        Run.of("replay", record.toString(), "--check").good();
    }

    @Test
    void theSuggestedKingdomIsTakenWithOneAnswer() {
        List<UnaryOperator<String>> lines = new ArrayList<>(Collections.nCopies(12, _ -> "1"));
        lines.add(_ -> "pp");
        Run run =
                typingInTurn(lines, firstGame(folder.resolve("kingdom.jsonl"))).good();
        assertTrue(run.out().contains("The best that the solver finds, 10 answers; pp takes it:"), run.out());
        assertEquals(2, run.out().split("Place 1 of 10", -1).length, run.out());
        assertFalse(run.out().contains("Place 2 of 10"), run.out());
    }

    @Test
    void aSeriesOfAnswersTellsNothingThatOnlyPlayingTells() {
        Run run = Run.typing(
                "1; 1\np\nq\n", "play", "royaume", "--players", "page,me", "--option", "level=first", "--seed", "5");
        assertTrue(run.out().contains("After answer 1 something else comes first."), run.out());
        assertTrue(run.out().contains("No solver answers this question."), run.out());
        assertEquals(2, run.out().split("Choose a tile to keep", -1).length, run.out());
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void whatOthersHaveSeenStays() {
        Run run = Run.typing("u\n1\nu\n", "play", "emblemes", "--seats", "3", "--seed", "3");
        assertEquals(2, run.out().split("There is nothing to take back", -1).length - 1, run.out());
    }

    @Test
    void aHintNamesActionsWhyAndWhatToExpect() {
        for (String game : Catalog.games()) {
            Run run = Run.typing("i\n", "play", game, "--seed", "3");
            Matcher hint = Pattern.compile(
                            "Idea 1: (.+?) \\([^()]+\\)\\.\\s+Wins\\s+\\d+%\\s+if\\s+all\\s+play\\s+on\\s+sensibly,\\s+with\\s+-?\\d+\\s+points?\\s+on\\s+average\\.")
                    .matcher(run.out());
            assertTrue(hint.find(), game + ": " + run.out());
        }
    }
}
