package regalia.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regalia.kernel.Herald;
import regalia.testkit.toy.ToyAct;
import regalia.testkit.toy.ToyRules;
import regalia.testkit.toy.ToyState;
import regalia.testkit.toy.ToySubject;
import regalia.testkit.toy.ToyView;

class GoldenTest {

    private final Setup<ToyState, ToyAct, ToyView> toy = Setup.of(new ToySubject(ToyRules::new), 2, Map.of());

    @Test
    void aPlaythroughStaysWhatItIs() {
        Golden.check(getClass(), "toy-playthrough.txt", Playthrough.of(toy, 1));
    }

    @Test
    void theFirstLineThatDiffersIsShown(@TempDir Path folder) {
        Path file = folder.resolve("lines.txt");
        assertThrows(AssertionError.class, () -> Golden.check(file, List.of("one", "two"), true));
        Golden.check(file, List.of("one", "two"), false);
        AssertionError error =
                assertThrows(AssertionError.class, () -> Golden.check(file, List.of("one", "three"), false));
        String message = String.valueOf(error.getMessage());
        assertTrue(message.contains("line 2\n  was: two\n  is:  three"), message);
        assertTrue(message.contains("-Dregalia.golden.update=true"), message);
        assertThrows(AssertionError.class, () -> Golden.check(file, List.of("one"), false));
        assertThrows(AssertionError.class, () -> Golden.check(file, List.of("one", "two", "three"), false));
    }

    @Test
    void aFingerprintIsTheSameOnEveryMachine() {
        Golden.check(getClass(), "toy-fingerprint.txt", List.of(Fingerprint.of(toy, 200)));
    }

    @Test
    void anotherResultGivesAnotherFingerprint() {
        Setup<ToyState, ToyAct, ToyView> generous = Setup.of(
                new ToySubject((seats, options) -> new ToyRules(seats, options) {
                    @Override
                    protected void settle(ToyState state, Herald herald) {
                        super.settle(state, herald);
                        if (state.toAct() == 0) state.points[1]++;
                    }
                }),
                2,
                Map.of());
        assertNotEquals(Fingerprint.of(toy, 5), Fingerprint.of(generous, 5));
    }

    @Test
    void perftCountsTheWaysToGoOn() {
        ToyState start = toy.rules().start();
        // Luck scripted: who begins, four cards; then two cards each, one card each.
        assertEquals(List.of(1L, 1L, 1L, 1L, 1L, 2L, 4L, 4L, 4L, 0L), new Perft<>(toy, 1).counts(start, 10));
        assertEquals(List.of(2L, 16L, 112L), new Perft<>(toy, 99).counts(start, 3));
        assertEquals(List.of(2L, 6L, 18L), new Perft<>(toy, 3).counts(start, 3));
    }
}
