package regalia.server.http;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class RatesTest {

    private static final long SECOND = 1_000_000_000L;

    private final AtomicLong clock = new AtomicLong();
    private final Rates rates = new Rates(1_600, clock::get);
    private final Rate rate = new Rate(2, 3);

    @Test
    void aBurstIsAllowedAndThenTheRate() {
        for (int i = 0; i < 3; i++) rates.spend("a", rate);
        Refused refused = assertThrows(Refused.class, () -> rates.spend("a", rate));
        assertEquals(429, refused.problem().status());
        assertEquals("1", refused.headers().get("Retry-After"));
        assertDoesNotThrow(() -> rates.spend("b", rate), "everybody has their own");
        clock.addAndGet(SECOND / 2);
        rates.spend("a", rate);
        assertThrows(Refused.class, () -> rates.spend("a", rate));
        clock.addAndGet(1_000 * SECOND);
        for (int i = 0; i < 3; i++) rates.spend("a", rate);
        assertThrows(Refused.class, () -> rates.spend("a", rate), "no more is saved up than a burst");
    }

    @Test
    void memoryIsBoundedHoweverManyCome() {
        for (int i = 0; i < 100_000; i++) rates.spend("stranger " + i, rate);
        assertTrue(rates.size() <= 1_600, "kept " + rates.size());
    }
}
