package regalia.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SearchTest {

    private static Search<Pile.Heap, Pile.Take, Pile.Heap> pile(int from, Manner manner, int iterations) {
        Pile rules = new Pile(from);
        Search<Pile.Heap, Pile.Take, Pile.Heap> search = new Search<>(rules, Pile.GREED, manner);
        search.begin(rules.start(), 0, 7);
        for (int i = 0; i < iterations; i++) search.iterate(rules.start());
        return search;
    }

    @ParameterizedTest
    @CsvSource({"5, 1", "6, 2", "7, 3", "10, 2"})
    void itFindsTheOneGoodMoveWithRandomPlayouts(int from, int good) {
        Search<?, ?, ?> search = pile(from, Manner.RANDOM, 2000);
        for (int code = 1; code <= 3; code++)
            if (code != good) assertTrue(search.visits(good) > 3 * search.visits(code), from + ": " + code);
    }

    @Test
    void itFindsItAgainstAWrongFeeling() {
        Strength knight = Strength.of("knight:2000");
        Pile rules = new Pile(10);
        assertEquals(
                2,
                knight.bot(rules, () -> Pile.GREED).decide(rules.start(), 0, 1).code());
        Strength squire = Strength.of("squire");
        assertEquals(
                3,
                squire.bot(rules, () -> Pile.GREED).decide(rules.start(), 0, 1).code());
    }

    /** Seen choices would be worth all or nothing. */
    @ParameterizedTest
    @CsvSource({"0", "1"})
    void ofSimultaneousChoicesNoneIsSeen(int seat) {
        Pennies rules = new Pennies(false);
        Search<Pennies.Hands, Pennies.Side, Pennies.Hands> search = new Search<>(rules, Pennies.NO_IDEA, Manner.RANDOM);
        search.begin(rules.start(), seat, 3);
        for (int i = 0; i < 20_000; i++) search.iterate(rules.start());
        Tree tree = search.tree();
        for (int branch = search.firstBranch(); branch != Tree.NONE; branch = search.nextBranch(branch))
            assertEquals(0.5, tree.mean(branch), 0.08);
    }

    private static double worthOfCovering(boolean apart) {
        Pennies rules = new Pennies(true);
        Manner manner = new Manner(Manner.RANDOM.foresight(), false, Manner.RANDOM.curiosity(), apart);
        Search<Pennies.Hands, Pennies.Side, Pennies.Hands> search = new Search<>(rules, Pennies.NO_IDEA, manner);
        search.begin(rules.start(), 1, 3);
        for (int i = 0; i < 20_000; i++) search.iterate(rules.start());
        return search.tree().mean(search.firstBranch());
    }

    @Test
    void whoHasATreeOfTheirOwnDoesNotKnowWhatWasChosenInSecret() {
        assertEquals(0.5, worthOfCovering(true), 0.08);
        assertTrue(worthOfCovering(false) < 0.2, "in one tree the other guesses as if it had seen");
    }

    @ParameterizedTest
    @CsvSource({"5, 1", "6, 2", "7, 3", "10, 2"})
    void treesApartFindTheOneGoodMoveToo(int from, int good) {
        Manner manner = new Manner(Manner.RANDOM.foresight(), false, Manner.RANDOM.curiosity(), true);
        Search<?, ?, ?> search = pile(from, manner, 2000);
        for (int code = 1; code <= 3; code++)
            if (code != good) assertTrue(search.visits(good) > 3 * search.visits(code), from + ": " + code);
    }

    @Test
    void everyIterationIsOneVisit() {
        Search<?, ?, ?> search = pile(9, Manner.RANDOM, 500);
        assertEquals(500, search.visits(1) + search.visits(2) + search.visits(3));
        assertEquals(500, search.iterations());
    }

    @Test
    void aSearchBeginsFromAnEmptyTree() {
        Pile rules = new Pile(9);
        Search<Pile.Heap, Pile.Take, Pile.Heap> search = pile(9, Manner.RANDOM, 700);
        search.begin(rules.start(), 0, 7);
        for (int i = 0; i < 300; i++) search.iterate(rules.start());
        Search<?, ?, ?> fresh = pile(9, Manner.RANDOM, 300);
        for (int code = 1; code <= 3; code++) assertEquals(fresh.visits(code), search.visits(code));
        assertNotEquals(pile(9, Manner.RANDOM, 700).visits(1), search.visits(1));
    }

    @Test
    void afterWarmUpAnIterationCreatesNothing() {
        Pile rules = new Pile(60);
        Search<Pile.Heap, Pile.Take, Pile.Heap> search = new Search<>(rules, Pile.GREED, Manner.RANDOM);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        Pile.Heap view = rules.start();
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 5; round++) {
            search.begin(view, 0, 1);
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < 2000; i++) search.iterate(view);
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertTrue(least < 2000, least + " bytes in 2000 iterations");
    }
}
