package regalia.server.people;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** A clock that stands until it is moved. */
final class Clock implements InstantSource {

    private Instant now = Instant.ofEpochMilli(1_800_000_000_000L);

    @Override
    public synchronized Instant instant() {
        return now;
    }

    synchronized void move(Duration by) {
        now = now.plus(by);
    }
}
