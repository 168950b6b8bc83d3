package regalia.lord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regalia.kernel.Moves;
import regalia.kernel.Rng;
import regalia.kernel.Seat;
import regalia.kernel.Silent;

/** A number that is drawn without listing them all is one of those that are listed, and each is as likely. */
class AnythingTest {

    private static final int MOST = 60;
    private static final int EACH = 100;

    /** Five standard deviations of a hundred. */
    private static final int FAR = 50;

    private final Moves moves = new Moves();

    private void compare(LordRules rules, LordState state, int seat) {
        moves.clear();
        rules.legal(state, seat, moves);
        Rng rng = new Rng(5);
        Map<Integer, Integer> drawn = new TreeMap<>();
        Moves scratch = new Moves();
        for (int i = 0; i < EACH * moves.size(); i++)
            drawn.merge(rules.any(state, seat, rng, scratch), 1, Integer::sum);
        assertEquals(moves.size(), drawn.size());
        drawn.forEach((code, times) -> {
            assertTrue(moves.contains(code), () -> rules.action(code) + " is not allowed");
            assertTrue(Math.abs(times - EACH) < FAR, () -> rules.action(code) + " came " + times + " times");
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void everyNumberThatMayBeLaidIsAsLikelyThroughoutAMatch(int seats) {
        LordRules rules = new Scene(seats).rules;
        Map<Stage, Integer> compared = new EnumMap<>(Stage.class);
        Rng rng = new Rng(11);
        for (int match = 0; match < 3; match++) {
            LordState state = rules.start();
            while (state.toAct != 0) {
                int seat = (state.toAct & Seat.bit(Seat.CHANCE)) != 0 ? Seat.CHANCE : rng.bitOf(state.toAct);
                moves.clear();
                rules.legal(state, seat, moves);
                int code = moves.draw(rng);
                if (seat != Seat.CHANCE && moves.size() <= MOST) {
                    compare(rules, state, seat);
                    compared.merge(state.stage(), 1, Integer::sum);
                }
                rules.play(state, seat, code, Silent.HERALD);
            }
        }
        // Two add to their numbers, more don't.
        assertEquals(seats == 2 ? 4 : 2, compared.size(), compared::toString);
    }

    @Test
    void gemsAndGoldsAndEqualDigitsCountAsOften() {
        Scene scene = new Scene(3).hand(0, "sword 113 wheat 22 0 00");
        compare(scene.rules, scene.state, 0);
    }

    @Test
    void whoIsNotToActHasNoNumber() {
        Scene scene = new Scene(3).hand(0, "sword 1").hand(1, "sword 2");
        assertThrows(IllegalArgumentException.class, () -> scene.rules.any(scene.state, 1, new Rng(1), new Moves()));
        LordState start = scene.rules.start();
        assertThrows(
                IllegalArgumentException.class, () -> scene.rules.any(start, Seat.CHANCE, new Rng(1), new Moves()));
    }
}
