package regalia.app.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** Tables at which play has begun, a few always ahead of those who want one. Made on threads of its own, half of each game. */
final class Stock implements AutoCloseable {

    static final List<String> GAMES = List.of("emblemes", "palace");

    private static final int MAKERS = 3;
    private static final int AHEAD = 8;
    /** A server lets nobody have very many tables at once. */
    private static final int MOST_PARTIES = 400;

    private final int port;
    private final int parties;
    private final BlockingQueue<Party.Begun> begun;
    private final AtomicInteger made = new AtomicInteger();
    private final AtomicReference<@Nullable RuntimeException> failure = new AtomicReference<>();
    private final List<Thread> makers = new ArrayList<>();
    private volatile boolean closed;

    /**
     * Begins to make them.
     *
     * @param wanted about how many will be taken
     */
    Stock(int port, int wanted) {
        this.port = port;
        parties = Math.min(wanted, MOST_PARTIES) / MAKERS + 1;
        begun = new ArrayBlockingQueue<>(AHEAD);
        for (int maker = 0; maker < MAKERS; maker++) {
            long seed = maker;
            makers.add(Thread.ofPlatform().daemon().name("maker-" + maker).start(() -> make(seed)));
        }
    }

    private void make(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        try (Requests requests = new Requests(port)) {
            List<Party> people = new ArrayList<>();
            for (int next = 0; !closed; next++) {
                if (next < parties) people.add(Party.arrive(requests));
                Party party = people.get(next % people.size());
                String game = GAMES.get(made.getAndIncrement() % GAMES.size());
                Party.Begun table = party.begin(requests, game, random);
                boolean given = false;
                while (!closed && !given) given = begun.offer(table, 20, TimeUnit.MILLISECONDS);
            }
        } catch (RuntimeException broken) {
            failure.compareAndSet(null, broken);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /** One of them, if one is there. */
    Optional<Party.Begun> take() {
        RuntimeException broken = failure.get();
        if (broken != null) throw new IllegalStateException("no table could be opened", broken);
        return Optional.ofNullable(begun.poll());
    }

    @Override
    public void close() {
        closed = true;
        for (Thread maker : makers) {
            try {
                maker.join(TimeUnit.SECONDS.toMillis(5));
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
