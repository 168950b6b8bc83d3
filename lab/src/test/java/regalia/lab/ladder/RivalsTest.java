package regalia.lab.ladder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import regalia.kernel.Rng;
import regalia.lab.ladder.Placing.Seated;
import regalia.lab.ladder.Rivals.Verdict;

class RivalsTest {

    private static Seated seat(int bot, int rank) {
        return new Seated(bot, rank, 0, 0, 0, 0);
    }

    private static void meet(Rivals rivals, int ranks, int others) {
        rivals.add(List.of(seat(0, ranks), seat(1, others)));
        rivals.closeRound();
    }

    @Test
    void whoeverAlwaysEndsAboveIsAheadAfterSomeRounds() {
        Rivals rivals = new Rivals(0, 1, 1);
        int rounds = 0;
        while (rivals.early() == Verdict.UNDECIDED && rounds < 100) {
            meet(rivals, 1, 2);
            rounds++;
        }
        assertEquals(Verdict.AHEAD, rivals.early());
        assertTrue(rounds > 5 && rounds < 20, rounds + " rounds");
        assertEquals(1, rivals.share());
        assertTrue(rivals.interval(false).low() > 0.5);
    }

    @Test
    void everyPairOfSeatsCountsAndASharedRankIsHalf() {
        Rivals rivals = new Rivals(0, 1, 1);
        rivals.add(List.of(seat(0, 1), seat(1, 2), seat(0, 4), seat(1, 2), seat(2, 5)));
        rivals.add(List.of(seat(0, 1), seat(1, 1), seat(2, 3)));
        rivals.closeRound();
        assertEquals(2.5 / 5, rivals.share());
        assertEquals(1, rivals.rounds());
    }

    @Test
    void aRoundWithoutThemTellsNothing() {
        Rivals rivals = new Rivals(0, 1, 1);
        rivals.add(List.of(seat(0, 1), seat(2, 2)));
        rivals.closeRound();
        assertEquals(0, rivals.rounds());
        assertEquals(Verdict.UNDECIDED, rivals.atTheEnd());
    }

    /** However often one looks, and at the end too. */
    @Test
    void ofEqualsHardlyAnybodyIsEverFoundAhead() {
        Rng rng = new Rng(9);
        int wrong = 0;
        for (int ladder = 0; ladder < 2000; ladder++) {
            Rivals rivals = new Rivals(0, 1, 1);
            boolean ever = false;
            for (int round = 0; round < 60; round++) {
                int ranks = 1 + rng.below(2);
                meet(rivals, ranks, 3 - ranks);
                ever |= rivals.early() != Verdict.UNDECIDED;
            }
            if (ever || rivals.atTheEnd() != Verdict.UNDECIDED) wrong++;
        }
        assertTrue(wrong <= 2000 * 0.055, wrong + " of 2000");
    }
}
