package regalia.server;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** Goes as any clock does, and jumps when a test says so. */
public final class TestClock implements InstantSource {

    private volatile Duration ahead = Duration.ZERO;

    @Override
    public Instant instant() {
        return InstantSource.system().instant().plus(ahead);
    }

    public void jump(Duration by) {
        ahead = ahead.plus(by);
    }
}
