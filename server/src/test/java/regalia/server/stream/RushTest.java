package regalia.server.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class RushTest {

    private final Rush rush = new Rush();
    /** Whether it was on with one answer, two, and so on: while they became more, and while they became fewer. */
    private final List<Boolean> more = new ArrayList<>();

    private final List<Boolean> fewer = new ArrayList<>();

    private void during(int answers, Runnable step) {
        if (answers == 0) step.run();
        else
            rush.answering(() -> {
                more.add(rush.isOn());
                during(answers - 1, step);
                fewer.addFirst(rush.isOn());
                return true;
            });
    }

    @Test
    void beginsWithSixteenAnswersAtOnce() {
        during(16, () -> {});
        assertEquals(15, more.indexOf(true));
    }

    @Test
    void isOverWhenTwoAreLeft() {
        during(16, () -> {});
        assertTrue(fewer.get(2), "with three");
        assertFalse(fewer.get(1), "with two");
    }

    @Test
    void endsAlsoWhenAnswersFail() {
        assertThrows(
                IllegalStateException.class,
                () -> during(16, () -> {
                    throw new IllegalStateException("no answer");
                }));
        assertFalse(rush.isOn());
    }

    @Test
    void whoWaitsIsServedAfterAMoment() {
        CountDownLatch served = new CountDownLatch(1);
        List<Long> waited = new ArrayList<>();
        during(16, () -> {
            long began = System.nanoTime();
            rush.await(() -> {
                waited.add(System.nanoTime() - began);
                served.countDown();
            });
            await(served);
        });
        assertTrue(waited.getFirst() >= Rush.PATIENCE_NANOS, "waited only " + waited);
    }

    @Test
    void nobodyIsForgottenWhenItEndsAndBeginsAgain() {
        for (int time = 0; time < 200; time++) {
            CountDownLatch served = new CountDownLatch(3);
            during(16, () -> rush.await(served::countDown));
            rush.await(served::countDown);
            during(16, () -> rush.await(served::countDown));
            await(served);
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            assertTrue(latch.await(30, TimeUnit.SECONDS), "somebody still waits");
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
