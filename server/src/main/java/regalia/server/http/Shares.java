package regalia.server.http;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * How much each has under way at this moment. A {@link Rate} alone doesn't bound that: whoever begins slowly and never ends has
 * everything one day. Only who has something under way is remembered.
 */
final class Shares {

    private final Map<String, Integer> taken = new ConcurrentHashMap<>();

    /** One thing that is under way. */
    interface Share extends AutoCloseable {
        @Override
        void close();
    }

    /** Begins one more, or refuses. To be closed once. */
    Share take(String who, int most) {
        int now = taken.merge(who, 1, Integer::sum);
        Share share = () -> taken.computeIfPresent(who, (_, before) -> before > 1 ? before - 1 : null);
        if (now <= most) return share;
        share.close();
        throw Refused.tooMany("Too much at the same time.", Duration.ofSeconds(1));
    }

    /** How many have something under way. */
    int size() {
        return taken.size();
    }
}
