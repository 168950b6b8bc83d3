package regalia.catalog.luck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import regalia.kernel.Moves;

class PledgedLuckTest {

    private static final List<String> NONCES = List.of(Server.NONCE, "bot/1");

    private static PledgedLuck luck() {
        return new PledgedLuck(Server.SEED, NONCES);
    }

    private static List<Integer> dice(PledgedLuck luck, int undos) {
        return IntStream.range(0, 40)
                .mapToObj(number -> luck.point("die/" + number, undos, 6))
                .toList();
    }

    @Test
    void theSameSeedAndNoncesGiveTheSameLuckInAnyOrder() {
        PledgedLuck one = luck();
        int late = one.point("die/39", 0, 6);
        assertEquals(dice(luck(), 0), dice(one, 0));
        assertEquals(late, dice(one, 0).get(39));
    }

    @Test
    void seedEveryNonceAndEveryTakingBackChangeIt() {
        List<Integer> dice = dice(luck(), 0);
        assertNotEquals(dice, dice(luck(), 1));
        assertNotEquals(dice, dice(new PledgedLuck(Seed.of("0".repeat(64)), NONCES), 0));
        assertNotEquals(dice, dice(new PledgedLuck(Server.SEED, List.of(Server.NONCE, "bot/2")), 0));
        assertNotEquals(dice, dice(new PledgedLuck(Server.SEED, List.of(Server.NONCE + "b", "ot/1")), 0));
    }

    /** 5 degrees of freedom: more than 20.5 comes once in a thousand seeds, and this seed is always the same. */
    @Test
    void everySideOfADieComesAboutAsOften() {
        int rolls = 60_000;
        int[] sides = new int[6];
        PledgedLuck luck = luck();
        for (int roll = 0; roll < rolls; roll++) sides[luck.point("die/" + roll, 0, 6)]++;
        double chi = IntStream.of(sides)
                .mapToDouble(count -> Math.pow(count - rolls / 6.0, 2) / (rolls / 6.0))
                .sum();
        assertTrue(chi < 20.5, "chi squared is " + chi);
    }

    @Test
    void anOutcomeComesAsOftenAsItWeighs() {
        Moves outcomes = new Moves();
        outcomes.add(10, 1);
        outcomes.add(20, 3);
        outcomes.add(30, 6);
        int draws = 20_000;
        int[] counts = new int[40];
        PledgedLuck luck = luck();
        for (int draw = 0; draw < draws; draw++) counts[luck.after(0).draw("draw/" + draw, outcomes)]++;
        // Five standard deviations.
        assertEquals(2_000, counts[10], 5 * Math.sqrt(draws * 0.1 * 0.9));
        assertEquals(6_000, counts[20], 5 * Math.sqrt(draws * 0.3 * 0.7));
        assertEquals(12_000, counts[30], 5 * Math.sqrt(draws * 0.6 * 0.4));
    }

    /** With a total just over a quarter of all words, taking every word would make the low points a third likelier. */
    @Test
    void wordsThatWouldFavourLowPointsArePassedOver() {
        int total = (1 << 30) + 1;
        assertFalse(PledgedLuck.favours(3L * total - 1, total));
        assertTrue(PledgedLuck.favours(3L * total, total));
        assertFalse(PledgedLuck.favours(4_294_967_291L, 6));
        assertTrue(PledgedLuck.favours(4_294_967_292L, 6));
        assertFalse(PledgedLuck.favours(4_294_967_295L, 1));
        assertFalse(PledgedLuck.favours(4_294_967_295L, 1 << 30));
        PledgedLuck luck = luck();
        int passed = 0;
        for (int draw = 0; draw < 4_000; draw++) if (luck.word("deck/" + draw, 0, 0) >= 3L * total) passed++;
        assertEquals(1_000, passed, 5 * Math.sqrt(4_000 * 0.25 * 0.75));
    }

    @Test
    void whereNothingCanBeDrawnIsAMistakeOfOurs() {
        assertThrows(IllegalArgumentException.class, () -> luck().after(0).draw("die/1", new Moves()));
        assertEquals(0, luck().point("die/1", 0, 1));
    }
}
