package regalia.lab.speed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import regalia.catalog.Catalog;

class ScalingTest {

    @Test
    void matchesAndArithmeticAreMeasuredInTheSameRounds() {
        List<Integer> rounds = new ArrayList<>();
        Scaling found = Scaling.of(Catalog.game("minister"), 4, 2, 0.001, 3, rounds::add);
        assertEquals(List.of(1, 2, 3), rounds);
        assertEquals(2, found.threads());
        assertTrue(found.played() > 0);
        assertTrue(found.matches().one() > 0 && found.matches().all() > 0);
        assertTrue(found.steps().one() > 0 && found.steps().all() > 0);
        assertTrue(found.heapBefore() > 0 && found.heapAfter() > 0);
    }

    @Test
    void theQuotientIsWhatPartOfTheLoopsGainTheMatchesHave() {
        Scaling found = new Scaling(2, 10, new Scaling.Rates(100, 171), new Scaling.Rates(1000, 1900), 1, 1);
        assertEquals(1.71, found.matches().gain(), 1e-9);
        assertEquals(0.9, found.quotient(), 1e-9);
    }
}
