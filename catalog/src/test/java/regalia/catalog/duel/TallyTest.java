package regalia.catalog.duel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import regalia.catalog.duel.Goal.Verdict;
import regalia.kernel.Rng;

/** The sequential test, on made-up matches. */
class TallyTest {

    private static final int SEATS = 4;
    private static final int ROUNDS = 50;
    private static final Optional<Goal> GOAL = Optional.of(new Goal(1.6, true));

    private static Bout bout(double won) {
        return new Bout(won, new Sides(10, 6), new Sides(8, 3), new Sides(2, 6), 1, () -> "");
    }

    private static Tally play(Bond bond, double share, Rng rng) {
        Tally tally = new Tally(SEATS, GOAL);
        for (int round = 0; round < ROUNDS && !tally.decided(); round++) {
            double won = bond.share(SEATS, share, rng);
            for (int seat = 0; seat < SEATS; seat++) tally.add(bout(won));
        }
        return tally;
    }

    private static boolean whole(Tally tally) {
        return tally.games() == SEATS * ROUNDS;
    }

    private static Verdict verdict(Tally tally) {
        return tally.verdict(whole(tally)).orElseThrow();
    }

    @ParameterizedTest
    @EnumSource
    void aGoalThatIsJustMetIsSeldomDecidedAndTheIntervalHoldsIt(Bond bond) {
        Rng rng = new Rng(9);
        int decided = 0;
        int covered = 0;
        for (int duel = 0; duel < 4000; duel++) {
            Tally tally = play(bond, 0.4, rng);
            if (verdict(tally) != Verdict.UNDECIDED) decided++;
            if (tally.interval(whole(tally)).contains(0.4)) covered++;
        }
        assertTrue(decided <= 4000 * 0.05, bond + ": " + decided);
        assertTrue(covered >= 4000 * 0.95, bond + ": " + covered);
    }

    @ParameterizedTest
    @EnumSource
    void whoFarExceedsOrMissesAGoalIsFoundOutEarly(Bond bond) {
        Rng rng = new Rng(9);
        int games = 0;
        for (int duel = 0; duel < 200; duel++) {
            Tally strong = play(bond, 0.85, rng);
            assertEquals(Verdict.REACHED, verdict(strong));
            Tally weak = play(bond, 0.05, rng);
            assertEquals(Verdict.MISSED, verdict(weak));
            games += strong.games() + weak.games();
        }
        assertTrue(games < 200 * 2 * 100, bond + " needs " + games / 400);
    }

    @Test
    void itStopsOnlyAtTheEndOfARound() {
        Tally tally = new Tally(SEATS, GOAL);
        int games = 0;
        while (!tally.decided()) {
            tally.add(bout(1));
            games++;
        }
        assertEquals(0, games % SEATS);
        assertEquals(Optional.of(Verdict.REACHED), tally.verdict(false));
        assertTrue(tally.interval(false).low() >= 0.4 - 1e-9);
    }

    @Test
    void whoIsToPlayAllGamesIsJudgedAtTheEnd() {
        Tally tally = new Tally(SEATS, Optional.of(new Goal(1.6, false)));
        for (int i = 0; i < 200; i++) tally.add(bout(1));
        assertFalse(tally.decided());
        assertEquals(Optional.of(Verdict.REACHED), tally.verdict(true));
        assertEquals(0.942124, tally.interval(true).low(), 1e-6);
    }

    @Test
    void looksBeforeTheEndMakeTheLastIntervalALittleWider() {
        Tally looked = new Tally(SEATS, Optional.of(new Goal(3.9, true)));
        Tally blind = new Tally(SEATS, Optional.empty());
        for (int i = 0; i < 200; i++) {
            looked.add(bout(1));
            blind.add(bout(1));
        }
        assertTrue(looked.interval(true).low() < blind.interval(true).low());
        assertEquals(Optional.empty(), blind.verdict(true));
    }

    @Test
    void sharesPointsAndTimesAreMeans() {
        Tally tally = new Tally(2, Optional.empty());
        tally.add(bout(1));
        tally.add(bout(0.5));
        assertEquals(1.5, tally.wins());
        assertEquals(0.75, tally.share());
        assertEquals(new Sides(10, 6), tally.points());
        assertEquals(new Sides(4, 0.5), tally.millisPerDecision());
        assertEquals(2, tally.failures());
    }
}
