package regalia.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class OutcomeTest {

    @Test
    void equalsShareARankAndTheRanksAfterThemAreLeftOut() {
        Outcome outcome = new Outcome(4);
        outcome.put(0, 10, 10);
        outcome.put(1, 12, 12);
        outcome.put(2, 12, 12);
        outcome.put(3, -1, -1);
        assertEquals(3, outcome.rank(0));
        assertEquals(1, outcome.rank(1));
        assertEquals(1, outcome.rank(2));
        assertEquals(4, outcome.rank(3));
        assertEquals(1, outcome.sharers(0));
        assertEquals(2, outcome.sharers(1));
        assertEquals(4, outcome.seats());
    }

    @Test
    void aTieBreakerRanksWithoutChangingPoints() {
        Outcome outcome = new Outcome(2);
        outcome.put(0, 7, 7 * 10L);
        outcome.put(1, 7, 7 * 10L + 1);
        assertEquals(outcome.points(0), outcome.points(1));
        assertEquals(2, outcome.rank(0));
        assertEquals(1, outcome.sharers(1));
    }

    @Test
    void itIsOverWhenSomebodySaysSo() {
        Outcome outcome = new Outcome(2);
        assertFalse(outcome.over());
        outcome.over(true);
        assertTrue(outcome.over());
    }
}
