package regalia.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regalia.kernel.Unusable;

class StrengthTest {

    @ParameterizedTest
    @CsvSource({
        "page, page",
        "squire, squire",
        "knight, knight",
        "knight:1, knight:1",
        "knight:2000:2, knight:2000:2",
        "king, king",
        "king:200ms, king:200ms",
        "king:1s, king",
        "king:2s:2, king:2000ms:2",
        "king:0ms, king:0ms",
        "king:9000, king:9000",
        "king:9000:2, king:9000:2"
    })
    void aBotIsAskedForByAWord(String word, String shortest) {
        assertEquals(shortest, Strength.of(word).word());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "queen",
                "page:5",
                "squire:1s",
                "knight:200ms",
                "king:0",
                "knight:",
                "king:1h",
                "knight:0",
                "knight:10000001",
                "king:601s",
                "knight:5:0",
                "knight:5:65",
                "king:999999999s"
            })
    void whatIsNoBotIsUnusable(String word) {
        assertThrows(Unusable.class, () -> Strength.of(word));
    }

    @Test
    void aKnightLooksAtFiveHundredWorldsAtLeast() {
        assertTrue(Strength.of("knight").iterations() >= 500);
        assertEquals(1000, Strength.of("king").millis());
    }

    @ParameterizedTest
    @CsvSource({"1", "2", "3"})
    void theSameViewSeedIterationsAndThreadsGiveTheSameDecision(int threads) {
        Pile rules = new Pile(21);
        Strength king = Strength.of("king:20ms:" + threads);
        for (int seed = 0; seed < 10; seed++) {
            Decision first = king.bot(rules, () -> Pile.GREED).decide(rules.start(), 0, seed);
            assertEquals(threads, first.threads());
            assertTrue(first.iterations() >= threads, first.toString());
            Strength again = Strength.again(Level.KING, first.iterations(), first.threads());
            assertEquals(first, again.bot(rules, () -> Pile.GREED).decide(rules.start(), 0, seed));
        }
    }

    /** A thread of the decision before that is slow to go must not touch the trees of the next. */
    @Test
    void decisionsFollowEachOtherOnManyThreads() {
        Pile rules = new Pile(21);
        Strength knight = Strength.of("knight:64:8");
        Bot<Pile.Heap> bot = knight.bot(rules, () -> Pile.GREED);
        for (int seed = 0; seed < 300; seed++)
            assertEquals(
                    knight.bot(rules, () -> Pile.GREED).decide(rules.start(), 0, seed),
                    bot.decide(rules.start(), 0, seed));
    }

    /** The first sense is for plans, the second for the search in the caller's own thread. */
    @ParameterizedTest
    @CsvSource({"1", "2"})
    void aSearchThatBreaksInAnyThreadBreaksTheDecision(int whose) {
        Pile rules = new Pile(21);
        AtomicInteger made = new AtomicInteger();
        Bot<Pile.Heap> bot = Strength.of("knight:500:2")
                .bot(rules, () -> made.getAndIncrement() == whose ? Pile.NONSENSE : Pile.GREED);
        assertThrows(IllegalStateException.class, () -> bot.decide(rules.start(), 0, 1));
    }

    @Test
    void aSingleLegalActionNeedsNoSearch() {
        Pile rules = new Pile(1);
        Bot<Pile.Heap> king = Strength.of("king:60s").bot(rules, () -> Pile.GREED);
        assertEquals(new Decision(1, 1, 1), king.decide(rules.start(), 0, 1));
        Bot<Pile.Heap> council = Strength.of("king:60s:2").bot(rules, () -> Pile.GREED);
        assertEquals(new Decision(1, 1, 2), council.decide(rules.start(), 0, 1));
    }

    @Test
    void aDecisionWithoutIterationsIsMadeAgainByWhoeverReplacesAFailedBot() {
        assertEquals(Strength.of("page"), Strength.again(Level.KING, 0, 1));
        assertEquals(Strength.of("squire"), Strength.again(Level.SQUIRE, 4, 1));
        assertThrows(Unusable.class, () -> Strength.again(Level.KING, -1, 1));
        assertThrows(Unusable.class, () -> Strength.again(Level.KING, 1, 0));
        assertThrows(Unusable.class, () -> Strength.again(Level.KING, 1, 65));
    }
}
