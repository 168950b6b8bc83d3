package regalia.catalog.duel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import regalia.kernel.Rng;

class RoundsTest {

    private static Rounds of(int times, double... shares) {
        Rounds rounds = new Rounds();
        for (int i = 0; i < times; i++) for (double share : shares) rounds.add(share);
        return rounds;
    }

    private static void assertInterval(double low, double high, Interval interval) {
        assertEquals(low, interval.low(), 1e-6);
        assertEquals(high, interval.high(), 1e-6);
    }

    @Test
    void theIntervalIsStudentsWithARoundWonAndARoundLostMore() {
        assertInterval(0.435519, 0.564481, of(10, 0.25, 0.5, 0.75, 0.5).interval(0.95));
    }

    @Test
    void whoeverAlwaysWinsOrLosesMayYetNotDoSo() {
        assertInterval(0.942124, 1, of(50, 1).interval(0.95));
        assertInterval(0, 0.057876, of(50, 0).interval(0.95));
    }

    @Test
    void roundsThatAreAllAlikeLeaveSomeDoubt() {
        assertInterval(0.431145, 0.568855, of(20, 0.5).interval(0.95));
    }

    @Test
    void fewerThanTwoRoundsTellNothing() {
        assertEquals(Interval.ANYWHERE, of(1, 1).interval(0.95));
        assertEquals(Interval.ANYWHERE, new Rounds().interval(0.95));
    }

    @Test
    void moreConfidenceIsWiderAndMoreRoundsAreNarrower() {
        Interval usual = of(10, 0.25, 0.5, 0.75).interval(0.95);
        Interval surer = of(10, 0.25, 0.5, 0.75).interval(0.99);
        Interval longer = of(40, 0.25, 0.5, 0.75).interval(0.95);
        assertTrue(surer.low() < usual.low() && usual.high() < surer.high());
        assertTrue(usual.low() < longer.low() && longer.high() < usual.high());
    }

    /** The interval holds the truth as often as it says, whatever luck does to the matches of a round. */
    @ParameterizedTest
    @EnumSource
    void theIntervalCoversTheTruth(Bond bond) {
        Rng rng = new Rng(5);
        for (int seats = 2; seats <= 5; seats++)
            for (double share : new double[] {0.02, 0.25, 0.4, 0.7, 0.95}) {
                int places = seats;
                long covered = IntStream.range(0, 4000)
                        .filter(_ -> bond.rounds(200 / places, places, share, rng)
                                .interval(0.95)
                                .contains(share))
                        .count();
                // Wins come in steps, so that 95 % can't be met exactly; 0.8 % are more than two errors of the
                // simulation.
                assertTrue(covered >= 4000 * 0.942, bond + " with " + places + " seats at " + share + ": " + covered);
            }
    }
}
