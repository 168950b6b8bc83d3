package regalia.server.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class InboxTest {

    private final Inbox inbox = new Inbox();
    private final List<Integer> done = Collections.synchronizedList(new ArrayList<>());

    private void finish() throws InterruptedException {
        CountDownLatch last = new CountDownLatch(1);
        inbox.put(last::countDown);
        assertTrue(last.await(10, TimeUnit.SECONDS));
    }

    @Test
    void allIsDoneInItsOrderAndOneAtATime() throws InterruptedException {
        AtomicInteger busy = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        for (int i = 0; i < 1000; i++) {
            int step = i;
            inbox.put(() -> {
                most.accumulateAndGet(busy.incrementAndGet(), Math::max);
                done.add(step);
                LockSupport.parkNanos(1_000);
                busy.decrementAndGet();
            });
            if (i % 100 == 0) Thread.sleep(1);
        }
        finish();
        assertEquals(IntStream.range(0, 1000).boxed().toList(), done);
        assertEquals(1, most.get());
    }

    @Test
    void whatWaitsIsCountedWithoutWhatIsBeingDone() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch held = new CountDownLatch(1);
        inbox.put(() -> {
            begun.countDown();
            await(held);
        });
        assertTrue(begun.await(10, TimeUnit.SECONDS));
        assertEquals(0, inbox.size());
        inbox.put(() -> done.add(1));
        inbox.put(() -> done.add(2));
        assertEquals(2, inbox.size());
        assertEquals(List.of(), done);
        held.countDown();
        finish();
        assertEquals(List.of(1, 2), done);
    }

    private static void await(CountDownLatch latch) {
        try {
            assertTrue(latch.await(10, TimeUnit.SECONDS));
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void aStepThatFailsDoesNotHoldUpTheNext() throws InterruptedException {
        inbox.put(() -> {
            throw new IllegalStateException("as is tested");
        });
        inbox.put(() -> done.add(1));
        finish();
        inbox.put(() -> {
            throw new AssertionError("as is tested");
        });
        inbox.put(() -> done.add(2));
        finish();
        assertEquals(List.of(1, 2), done);
    }
}
