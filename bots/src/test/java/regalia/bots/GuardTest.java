package regalia.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import regalia.bots.Watchdog.Failure;
import regalia.kernel.Unusable;

/** Whatever a bot does, the table gets a legal action. */
class GuardTest {

    private static final Pile RULES = new Pile(9);
    private static final Strength KNIGHT = Strength.of("knight:50");

    private final List<String> heard = new ArrayList<>();
    private final Watchdog watchdog = new Watchdog() {
        @Override
        protected void failed(String bot, Failure failure, String detail) {
            heard.add(bot + " " + failure + " " + detail);
        }
    };

    private Decision decide(int limit, Supplier<Bot<Pile.Heap>> maker) {
        Decision decision = new Guard<>(RULES, maker, KNIGHT, limit, watchdog).decide(RULES.start(), 0, 5);
        assertTrue(decision.code() >= 1 && decision.code() <= 3, decision.toString());
        return decision;
    }

    private void fellBack(Decision decision, Failure failure) {
        assertEquals(0, decision.iterations());
        assertEquals(1, watchdog.decisions());
        assertEquals(1, watchdog.failures(failure));
        assertEquals(1, heard.size());
        Decision page = new Page<>(RULES).decide(RULES.start(), 0, 5);
        assertEquals(page.code(), decision.code());
    }

    @Test
    void aGoodAnswerIsTaken() {
        assertEquals(new Decision(3, 50, 1), decide(1000, () -> (_, _, _) -> new Decision(3, 50, 1)));
        assertEquals(List.of(), heard);
    }

    @Test
    void aBotThatBreaksIsReplaced() {
        fellBack(
                decide(1000, () -> (_, _, _) -> {
                    throw new IllegalStateException("no idea");
                }),
                Failure.BROKEN);
        assertEquals(List.of("knight:50 BROKEN java.lang.IllegalStateException: no idea"), heard);
    }

    @Test
    void aBotThatCannotEvenBeMadeIsReplaced() {
        fellBack(
                decide(1000, () -> {
                    throw new Unusable("nothing to make it of");
                }),
                Failure.BROKEN);
    }

    @Test
    void aBotThatWantsWhatIsNotLegalIsReplaced() {
        fellBack(decide(1000, () -> (_, _, _) -> new Decision(4, 50, 1)), Failure.ILLEGAL);
    }

    @Test
    void aBotThatNeverAnswersIsLeftBehindAndStopped() throws InterruptedException {
        CountDownLatch stopped = new CountDownLatch(1);
        fellBack(
                decide(20, () -> (_, _, _) -> {
                    try {
                        Thread.sleep(60_000);
                    } catch (InterruptedException told) {
                        stopped.countDown();
                    }
                    return new Decision(1, 1, 1);
                }),
                Failure.LATE);
        assertTrue(stopped.await(10, TimeUnit.SECONDS));
    }

    @Test
    void afterAFailureThereIsANewBot() {
        List<Integer> made = new ArrayList<>();
        Supplier<Bot<Pile.Heap>> maker = () -> {
            made.add(made.size());
            boolean breaks = made.size() == 1;
            return (_, _, _) -> {
                if (breaks) throw new IllegalStateException("worn out");
                return new Decision(2, 50, 1);
            };
        };
        Guard<Pile.Heap, Pile.Take, Pile.Heap> guard = new Guard<>(RULES, maker, KNIGHT, 1000, watchdog);
        guard.decide(RULES.start(), 0, 5);
        assertEquals(2, guard.decide(RULES.start(), 0, 5).code());
        assertEquals(2, guard.decide(RULES.start(), 0, 6).code());
        assertEquals(2, made.size());
    }

    @Test
    void aKingWithoutTimeStillMoves() {
        Strength king = Strength.of("king:0ms");
        Decision decision = new Guard<>(RULES, () -> Pile.GREED, king, watchdog).decide(RULES.start(), 0, 5);
        assertEquals(0, decision.iterations());
        assertEquals(0, watchdog.failures(Failure.LATE));
    }
}
