package regalia.lab.tally;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import regalia.kernel.Rng;

class ShareTest {

    private static final int STUDIES = 2000;

    /** In how many of many studies the interval holds the truth. */
    private static double coverage(int matches, int most, double truth, boolean together) {
        Rng rng = new Rng(7);
        int covered = 0;
        for (int study = 0; study < STUDIES; study++) {
            Share share = new Share();
            for (int match = 0; match < matches; match++) {
                int those = 1 + rng.below(most);
                boolean all = rng.fraction() < truth;
                int having = 0;
                for (int i = 0; i < those; i++) if (together ? all : rng.fraction() < truth) having++;
                share.add(those, having);
            }
            if (share.interval(0.95).contains(truth)) covered++;
        }
        return (double) covered / STUDIES;
    }

    @Test
    void anIntervalHoldsTheTruthIn95Of100StudiesIfThingsAreIndependent() {
        assertEquals(0.95, coverage(100, 1, 0.25, false), 0.02);
        assertEquals(0.95, coverage(100, 5, 0.25, false), 0.02);
    }

    @Test
    void alsoIfAllThingsOfAMatchGoTogether() {
        assertEquals(0.95, coverage(100, 5, 0.25, true), 0.02);
        assertEquals(0.95, coverage(400, 10, 0.5, true), 0.02);
    }

    @Test
    void whatNeverHappenedIsNotImpossible() {
        Share share = new Share();
        for (int match = 0; match < 20; match++) share.add(3, 0);
        assertEquals(0, share.interval(0.95).low());
        assertTrue(share.interval(0.95).high() > 0.1);
        assertTrue(share.interval(0.95).high() < 0.3);
    }

    @Test
    void oneMatchTellsNothing() {
        Share share = new Share();
        share.add(5, 5);
        assertEquals(0, share.interval(0.95).low());
        assertEquals(1, share.interval(0.95).high());
    }

    @Test
    void aMatchWithoutAnySuchThingIsNoObservation() {
        Share share = new Share();
        share.add(0, 0);
        assertEquals(0, share.matches());
        assertEquals(0, share.value());
    }

    @Test
    void moreConfidenceTakesAWiderInterval() {
        Share share = new Share();
        for (int match = 0; match < 100; match++) share.add(4, match % 2 == 0 ? 1 : 2);
        assertTrue(share.interval(0.99).low() < share.interval(0.95).low());
        assertTrue(share.interval(0.99).high() > share.interval(0.95).high());
        assertEquals(0.375, share.value());
    }

    @Test
    void aMeanHoldsTheTruthIn95Of100Studies() {
        Rng rng = new Rng(3);
        int covered = 0;
        for (int study = 0; study < STUDIES; study++) {
            Moments moments = new Moments();
            for (int i = 0; i < 50; i++) moments.add(rng.below(11) - 5L);
            if (moments.interval(0.95).contains(0)) covered++;
        }
        assertEquals(0.95, (double) covered / STUDIES, 0.02);
    }
}
