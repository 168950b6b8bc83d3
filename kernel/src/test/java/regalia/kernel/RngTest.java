package regalia.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RngTest {

    /** Computed apart from this code, from the published SplitMix64 and xoroshiro128++. */
    @Test
    void theNumbersAreThoseOfThePublishedAlgorithm() {
        Rng rng = new Rng(0);
        assertEquals(0x6F68E1E7E2646EE1L, rng.next());
        assertEquals(0xBF971B7F454094ADL, rng.next());
        assertEquals(0x48F2DE556F30DE38L, rng.next());
    }

    @Test
    void seedingAgainGivesTheSameNumbersAgain() {
        Rng rng = new Rng(7);
        long first = rng.next();
        long second = rng.next();
        rng.seed(7);
        assertEquals(first, rng.next());
        assertEquals(second, rng.next());
        assertNotEquals(first, new Rng(8).next());
    }

    @Test
    void belowStaysBelowAndReachesEverything() {
        Rng rng = new Rng(1);
        int[] seen = new int[7];
        for (int i = 0; i < 7000; i++) seen[rng.below(7)]++;
        for (int count : seen) assertTrue(count > 800 && count < 1200, () -> "a seventh of 7000 came " + count);
        for (int i = 0; i < 20; i++) assertEquals(0, rng.below(1));
    }

    /** With a bound of two thirds of the range, taking remainders would make the lower half twice as likely. */
    @Test
    void belowIsFairForLargeBoundsToo() {
        Rng rng = new Rng(2);
        int bound = 1_431_655_765;
        int low = 0;
        for (int i = 0; i < 10_000; i++) {
            int number = rng.below(bound);
            assertTrue(number >= 0 && number < bound);
            if (number < bound / 2) low++;
        }
        int half = low;
        assertTrue(half > 4700 && half < 5300, () -> half + " of 10000 in the lower half");
    }

    @Test
    void aFractionIsAtLeastZeroAndBelowOne() {
        Rng rng = new Rng(3);
        double sum = 0;
        for (int i = 0; i < 10_000; i++) {
            double fraction = rng.fraction();
            assertTrue(fraction >= 0 && fraction < 1);
            sum += fraction;
        }
        assertEquals(5000, sum, 150);
    }

    @Test
    void aBitOfASetIsOneOfItsBits() {
        Rng rng = new Rng(4);
        Set<Integer> seen = new HashSet<>();
        for (int i = 0; i < 200; i++) seen.add(rng.bitOf(0b1000_0000_0000_0000_0000_0000_0010_0101));
        assertEquals(Set.of(0, 2, 5, 31), seen);
    }

    @Test
    void aSeedAndANameMakeASeed() {
        assertEquals(Rng.mix(1, "die/14"), Rng.mix(1, "die/14"));
        Set<Long> seeds = new HashSet<>();
        for (int seed = 0; seed < 10; seed++)
            for (String name : new String[] {"", "a", "b", "ab", "ba", "draw/seat2/7"})
                assertTrue(seeds.add(Rng.mix(seed, name)), name);
    }
}
