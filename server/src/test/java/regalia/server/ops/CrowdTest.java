package regalia.server.ops;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class CrowdTest {

    @Test
    void aCrowdComesOnce() {
        AtomicInteger crowds = new AtomicInteger();
        Crowd crowd = new Crowd(crowds::incrementAndGet);
        crowd.expect(Crowd.MATCHES - 1);
        assertEquals(0, crowds.get());
        crowd.expect(Crowd.MATCHES);
        crowd.expect(Crowd.MATCHES + 1);
        assertEquals(1, crowds.get());
    }
}
