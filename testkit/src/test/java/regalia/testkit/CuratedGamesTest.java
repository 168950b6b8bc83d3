package regalia.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import regalia.kernel.Unusable;
import regalia.testkit.toy.ToyAct;
import regalia.testkit.toy.ToyRules;
import regalia.testkit.toy.ToyState;
import regalia.testkit.toy.ToySubject;
import regalia.testkit.toy.ToyView;

class CuratedGamesTest {

    private final ToySubject toy = new ToySubject(ToyRules::new);
    private final Setup<ToyState, ToyAct, ToyView> setup = Setup.of(toy, 2, Map.of("lowest", true));
    private final String record = Records.write(setup, "one", new RandomMatch<>(setup, 1).actions());

    @TestFactory
    Stream<DynamicTest> curatedGamesOfTheToy() {
        return CuratedGames.in(getClass(), "curated", toy.game());
    }

    @Test
    void theFileNameTellsThePurpose(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("the-lowest-card-wins.jsonl"), record);
        DynamicTest test = CuratedGames.in(folder, toy.game()).findFirst().orElseThrow();
        assertEquals("the lowest card wins", test.getDisplayName());
    }

    @Test
    void anEmptyFolderIsNoCollection(@TempDir Path folder) {
        assertThrows(AssertionError.class, () -> CuratedGames.in(folder, toy.game()));
    }

    @Test
    void aResultThatTheRulesDontGiveIsCaught() {
        String better = record.replaceFirst("\"points\":\\[\\d+", "\"points\":[99");
        AssertionError error = assertThrows(AssertionError.class, () -> Records.check(toy.game(), "wrong", better));
        assertTrue(String.valueOf(error.getMessage()).contains("99"), error.getMessage());
    }

    @Test
    void anActionThatTheRulesForbidIsCaught() {
        String twice = record.replaceAll("\"type\":\"deal\",\"card\":\\d", "\"type\":\"deal\",\"card\":0");
        assertThrows(Unusable.class, () -> Records.check(toy.game(), "wrong", twice));
    }

    @Test
    void aRecordIsWrittenAgainAsItWas() {
        assertEquals(record + record, Records.rewrite(toy.game(), "twice", record + record));
    }

    @Test
    void aFileWithoutAMatchIsCaught() {
        assertThrows(AssertionError.class, () -> Records.check(toy.game(), "empty", ""));
    }
}
