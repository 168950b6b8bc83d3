package regalia.catalog.duel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import regalia.kernel.Rng;

class WagerTest {

    private static Wager after(int rounds, double share, double value) {
        Wager wager = new Wager(value);
        for (int i = 0; i < rounds; i++) wager.add(share);
        return wager;
    }

    @Test
    void tenRoundsWonMultiplyTheMoneyBy170() {
        assertTrue(after(10, 1, 0.5).higher(1 / 170.03));
        assertFalse(after(10, 1, 0.5).higher(1 / 170.04));
        assertTrue(after(10, 0, 0.5).lower(1 / 170.03));
        assertFalse(after(10, 0, 0.5).lower(1 / 170.04));
    }

    @Test
    void whoBetsTheWrongWayNeverWins() {
        assertFalse(after(50, 1, 0.5).lower(0.9));
        assertFalse(after(50, 0, 0.5).higher(0.9));
    }

    @Test
    void aRoundAtTheFairShareChangesNothing() {
        assertFalse(after(1000, 0.4, 0.4).higher(0.99));
        assertTrue(after(1000, 0.4, 0.4).higher(1));
    }

    @Test
    void theIntervalEndsWhereABetIsLost() {
        Rounds rounds = new Rounds();
        for (int i = 0; i < 10; i++) rounds.add(i % 2 == 0 ? 1 : 0.5);
        Interval interval = Wager.interval(rounds, 0.99);
        for (double side : new double[] {-1e-6, 1e-6}) {
            Wager low = new Wager(interval.low() + side);
            Wager high = new Wager(interval.high() + side);
            for (int i = 0; i < 10; i++) {
                low.add(i % 2 == 0 ? 1 : 0.5);
                high.add(i % 2 == 0 ? 1 : 0.5);
            }
            assertEquals(side < 0, low.higher(0.005));
            assertEquals(side > 0, high.lower(0.005));
        }
        assertTrue(interval.contains(0.75));
    }

    @Test
    void alwaysWonIsNeverCertain() {
        Rounds rounds = new Rounds();
        for (int i = 0; i < 50; i++) rounds.add(1);
        Interval interval = Wager.interval(rounds, 0.99);
        assertEquals(1, interval.high(), 1e-9);
        assertTrue(interval.low() > 0.8 && interval.low() < 0.95, interval.toString());
    }

    /** However often one looks: of many duels in which the value is the truth, hardly one is ever decided. */
    @ParameterizedTest
    @EnumSource
    void looksAtEveryRoundAreWrongNoMoreOftenThanAllowed(Bond bond) {
        Rng rng = new Rng(3);
        int wrong = 0;
        for (int duel = 0; duel < 4000; duel++) {
            Wager wager = new Wager(0.4);
            boolean ever = false;
            for (int round = 0; round < 100; round++) {
                wager.add(bond.share(4, 0.4, rng));
                ever |= wager.higher(0.025) || wager.lower(0.025);
            }
            if (ever) wrong++;
        }
        assertTrue(wrong <= 4000 * 0.05, bond + ": " + wrong);
    }
}
