package regalia.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.State;

class RecorderTest {

    private static Recorder<?, ?, ?> recorder(long seed) {
        return recorder(Catalog.game("emblemes"), seed);
    }

    private static <S extends State<S>, A extends Action, V> Recorder<S, A, V> recorder(Game<S, A, V> game, long seed) {
        Seating seating = Seating.bots("squire,page,squire").at(game, 0);
        return new Recorder<>(game, Setup.options(game, 3, Map.of()), seating.named(List.of()), seed);
    }

    @Test
    void theSameSeedGivesTheSameBytesAlsoWhenMatchesArePlayedSideBySide() {
        List<String> together = recorder(7).matches(1, 9);
        for (int number = 1; number < 9; number++) assertEquals(recorder(7).match(number), together.get(number - 1));
    }

    @Test
    void anotherSeedOrNumberGivesAnotherMatch() {
        assertNotEquals(recorder(7).match(1), recorder(8).match(1));
        assertNotEquals(actions(recorder(7).match(1)), actions(recorder(7).match(2)));
    }

    private static List<String> actions(String match) {
        return match.lines().skip(1).toList();
    }

    @Test
    void aBotsDecisionIsKeptWithWhatItTakesToMakeItAgain() {
        String line = recorder(7)
                .match(1)
                .lines()
                .filter(text -> text.contains("\"squire\",\"seed\""))
                .findFirst()
                .orElseThrow();
        assertTrue(
                line.matches(
                        ".*\"bot\":\\{\"level\":\"squire\",\"seed\":\"[0-9a-f]{16}\",\"iterations\":[0-9]+,\"threads\":1}}"),
                line);
    }
}
