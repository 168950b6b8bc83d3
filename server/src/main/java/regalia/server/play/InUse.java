package regalia.server.play;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** The matches that are held in memory: at most a number of them, but for those that somebody listens to. */
final class InUse {

    private final int most;
    private final Map<String, Playing<?, ?, ?>> matches = new ConcurrentHashMap<>();
    /** How many were taken up since others were let go. */
    private final AtomicInteger takenUp = new AtomicInteger();

    InUse(int most) {
        this.most = most;
    }

    @Nullable
    Playing<?, ?, ?> get(String id) {
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
