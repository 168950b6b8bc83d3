package regalia.app.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

class PlanTest {

    private static ServerBench.Plan plan(OptionalInt ahead, double seconds) {
        return new ServerBench.Plan(75, ahead, 1000, 2000, 0, 0, seconds);
    }

    @Test
    void asManyAreOpenedAheadAsWillBeOver() {
        // (2 + 1) s of 900 actions are 30 short matches, of which the first ones are half over by then.
        assertEquals(20, plan(OptionalInt.empty(), 1).prepared(20, 900));
        assertEquals(0, plan(OptionalInt.empty(), 1).prepared(75, 900));
        assertEquals(7, plan(OptionalInt.of(7), 1).prepared(20, 900));
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void noMoreAreOpenedAheadThanThereIsRoomFor() {
        long files =
                ((UnixOperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getMaxFileDescriptorCount();
        int prepared = plan(OptionalInt.empty(), 1e9).prepared(75, 8000);
        assertTrue((prepared + 75L) * Party.SEATS < Math.max(files, 76L * Party.SEATS), prepared + " for " + files);
    }
}
