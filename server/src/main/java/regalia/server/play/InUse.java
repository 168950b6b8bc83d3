package regalia.server.play;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** The matches that are held in memory: at most a number of them, but for those that somebody listens to. */
final class InUse {

    private final int most;
    private final Map<String, Playing<?, ?, ?>> matches = new ConcurrentHashMap<>();
    /** How many were taken up since others were let go. */
    private final AtomicInteger takenUp = new AtomicInteger();

    private final Set<Reading> underWay = ConcurrentHashMap.newKeySet();

    /** A match is being read. What is kept of it meanwhile may not be in what was read, and who keeps it finds no match to tell. */
    final class Reading implements AutoCloseable {

        private final String id;
        private volatile boolean stale;

        private Reading(String id) {
            this.id = id;
        }

        /** Whether something of it may have been kept since; asked once it is in use, for from then on it is told. */
        boolean isStale() {
            return stale;
        }

        @Override
        public void close() {
            underWay.remove(this);
        }
    }

    InUse(int most) {
        this.most = most;
    }

    @Nullable
    Playing<?, ?, ?> get(String id) {
        return matches.get(id);
    }

    /** Somebody begins to read a match. */
    Reading reads(String id) {
        Reading reading = new Reading(id);
        underWay.add(reading);
        return reading;
    }

    /** Something of a match was kept: gives the match to tell it to, if it is in use, and else tells whoever is reading it. */
    @Nullable
    Playing<?, ?, ?> kept(String id) {
        // First those who read: whoever has asked before them has the match in use by now.
        for (Reading reading : underWay) if (reading.id.equals(id)) reading.stale = true;
        return matches.get(id);
    }

    Optional<Playing<?, ?, ?>> find(String id) {
        return Optional.ofNullable(matches.get(id));
    }

    /** A match is used from now on; gives the one that is, for somebody may have been quicker. */
    Playing<?, ?, ?> take(Playing<?, ?, ?> playing) {
        Playing<?, ?, ?> before = matches.putIfAbsent(playing.table().id(), playing);
        letOthersGo(playing);
        return before == null ? playing : before;
    }

    /**
     * Lets go those that were not used for longest and that nobody listens to: some at once, as it means looking at all. Never the one
     * that was just taken up: where all others are listened to, nobody could ever begin to listen to it.
     */
    private void letOthersGo(Playing<?, ?, ?> taken) {
        int some = Math.max(1, most / 8);
        if (matches.size() <= most || takenUp.incrementAndGet() < some) return;
        takenUp.set(0);
        matches.values().stream()
                .filter(playing -> playing != taken && playing.listeners().isIdle())
                .sorted((a, b) -> Long.compare(a.usedAt(), b.usedAt()))
                .limit(some)
                .toList()
                .forEach(this::letGo);
    }

    /** Lets a match go unless somebody listens to it, or is about to. */
    void letGo(Playing<?, ?, ?> playing) {
        matches.computeIfPresent(
                playing.table().id(),
                (_, known) -> known == playing && playing.listeners().isIdle() ? null : known);
    }

    /** Sees to it that a match is not let go until it is freed; false if it has been let go already. */
    boolean hold(Playing<?, ?, ?> playing) {
        return matches.computeIfPresent(playing.table().id(), (_, known) -> known == playing ? held(known) : known)
                == playing;
    }

    private static Playing<?, ?, ?> held(Playing<?, ?, ?> playing) {
        playing.listeners().held();
        return playing;
    }

    int size() {
        return matches.size();
    }

    Iterable<Playing<?, ?, ?>> all() {
        return matches.values();
    }
}
