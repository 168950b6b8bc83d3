package regalia.server.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Constructor;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regalia.kernel.Action;
import regalia.kernel.Option;
import regalia.kernel.Rng;
import regalia.kernel.State;
import regalia.testkit.Played;
import regalia.testkit.RandomMatch;
import regalia.testkit.Setup;
import regalia.testkit.Subject;

/**
 * Two matches at a server that differ only in what somebody can't know give them the same bytes, message by message: what they are
 * told and what is said to their requests.
 */
class WireLeakTest {

    private static final int MATCHES = Integer.getInteger("regalia.law.games", 6) / 3;

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"palace.Hidden", "royaume.Hidden", "lord.Hidden", "minister.Open", "emblemes.Hidden"})
    void nobodyIsToldWhatTheyMayNotKnow(String subject) throws Exception {
        check(subject(subject), "", Math.max(2, MATCHES), subject.equals("minister.Open"));
    }

    /** Options that change who sees what: what is laid open or hidden, what is discarded unseen, what is dealt. */
    @ParameterizedTest
    @CsvSource({
        "palace.Hidden, openScores",
        "royaume.Hidden, level",
        "royaume.Hidden, advanced",
        "lord.Hidden, offSuit",
        "lord.Hidden, games",
        "emblemes.Hidden, hiddenGold"
    })
    void nobodyIsToldMoreWithAnOption(String subject, String option) throws Exception {
        check(subject(subject), option, Math.max(1, MATCHES), false);
    }

    /** What a game's own tests say about what is hidden in it. */
    private static Subject<?, ?, ?> subject(String name) throws ReflectiveOperationException {
        Constructor<?> constructor = Class.forName("regalia." + name).getDeclaredConstructor();
        constructor.setAccessible(true);
        return (Subject<?, ?, ?>) constructor.newInstance();
    }

    private <S extends State<S>, A extends Action, V> void check(
            Subject<S, A, V> subject, String option, int matches, boolean open) {
        Rng rng = new Rng(17);
        int different = 0;
        try (Scene scene = new Scene(folder)) {
            for (int number = 0; number < matches; number++) {
                int least = subject.game().fewestSeats();
                int seats = least + rng.below(subject.game().mostSeats() - least + 1);
                for (Map<String, ?> chosen : others(subject, seats, option)) {
                    RandomMatch<S, A, V> match = new RandomMatch<>(Setup.of(subject, seats, chosen), 100 + number);
                    for (int viewer : match.viewers()) different += compare(scene, match, viewer, rng) ? 1 : 0;
                }
            }
        }
        assertTrue(open || different > 0, "nothing was hidden in any of these matches");
    }

    /** What can be chosen but the standard; with no option the standard alone. */
    private static List<Map<String, ?>> others(Subject<?, ?, ?> subject, int seats, String name) {
        if (name.isEmpty()) return List.of(Map.of());
        Option option = subject.game().options(seats).stream()
                .filter(one -> one.name().equals(name))
                .findFirst()
                .orElseThrow();
        List<Map<String, ?>> others = new ArrayList<>();
        for (Object value : subject.samples(option))
            if (!value.equals(option.standard())) others.add(Map.of(name, value));
        return others;
    }

    /** Whether the others could tell the two matches apart that the viewer could not. */
    private static <S extends State<S>, A extends Action, V> boolean compare(
            Scene scene, RandomMatch<S, A, V> match, int viewer, Rng rng) {
        List<Played<A>> truth = match.actions().subList(0, beforeADecision(match, rng));
        List<Played<A>> other = match.subject().scrambleHidden(match.rules(), truth, viewer, rng);
        Scene.Heard one = scene.play(match.setup(), truth, viewer);
        Scene.Heard two = scene.play(match.setup(), other, viewer);
        List<String> before = one.of(viewer);
        List<String> after = two.of(viewer);
        for (int i = 0; i < Math.min(before.size(), after.size()); i++)
            assertEquals(before.get(i), after.get(i), "viewer " + viewer + " of " + match.setup());
        assertEquals(before.size(), after.size(), "viewer " + viewer + " of " + match.setup());
        return !one.equals(two);
    }

    /** So many actions of the match that chance isn't to act next. */
    private static <S extends State<S>, A extends Action, V> int beforeADecision(RandomMatch<S, A, V> match, Rng rng) {
        int count = rng.below(match.actions().size() + 1);
        while (match.replay(match.actions().subList(0, count)).toAct() < 0) count++;
        return count;
    }
}
