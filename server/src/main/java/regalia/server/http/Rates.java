package regalia.server.http;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;

/**
 * Who has done what how often lately: a bucket of tokens for each, refilled at its rate. Memory is bounded: whoever has been
 * quiet longest is forgotten first, and a bucket that was forgotten is full again.
 */
public final class Rates {

    private static final int SHELVES = 16;

    private final List<Shelf> shelves;
    private final LongSupplier nanos;

    public Rates(int most, LongSupplier nanos) {
        this.shelves = IntStream.range(0, SHELVES)
                .mapToObj(i -> new Shelf(Math.max(1, most / SHELVES)))
                .toList();
        this.nanos = nanos;
    }

    /** Takes one token from the bucket of that name, or refuses with the time until there is one. */
    public void spend(String bucket, Rate rate) {
        long wait = shelves.get(Math.floorMod(bucket.hashCode(), SHELVES)).take(bucket, rate, nanos.getAsLong());
        if (wait > 0) throw Refused.tooMany("Too much in too short a time.", Duration.ofNanos(wait));
    }

    int size() {
        return shelves.stream().mapToInt(Shelf::count).sum();
    }

    private static final class Bucket {
        double tokens;
        long since;
    }

    private static final class Shelf {

        private final Map<String, Bucket> buckets;

        Shelf(int most) {
            buckets = new LinkedHashMap<>(16, 0.75f, true) {
                @Override
                protected boolean removeEldestEntry(Map.Entry<String, Bucket> eldest) {
                    return size() > most;
                }
            };
        }

        synchronized int count() {
            return buckets.size();
        }

        synchronized long take(String name, Rate rate, long now) {
            Bucket bucket = buckets.computeIfAbsent(name, fresh -> {
                Bucket made = new Bucket();
                made.tokens = rate.burst();
                made.since = now;
                return made;
            });
            double gained = Math.max(0, now - bucket.since) / 1e9 * rate.perSecond();
            bucket.tokens = Math.min(rate.burst(), bucket.tokens + gained);
            bucket.since = now;
            if (bucket.tokens < 1) return Math.max(1, (long) ((1 - bucket.tokens) / rate.perSecond() * 1e9));
            bucket.tokens -= 1;
            return 0;
        }
    }
}
