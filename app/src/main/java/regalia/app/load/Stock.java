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

/** Tables at which play has begun, some always ahead of those who want one. Made on threads of its own, half of each game. */
final class Stock implements AutoCloseable {

    static final List<String> GAMES = List.of("emblemes", "palace");

    private static final int MAKERS = 3;
    /** A server lets nobody have very many tables at once. */
    private static final int MOST_PARTIES = 400;

    private final int port;
    private final int ahead;
    private final int parties;
    private final BlockingQueue<Party.Begun> begun;
    private final AtomicInteger made = new AtomicInteger();
    private final AtomicReference<@Nullable RuntimeException> failure = new AtomicReference<>();
    private final List<Thread> makers = new ArrayList<>();
    private volatile boolean closed;

    /**
     * Begins to make them.
     *
     * @param matches that want one from the beginning
     * @param ahead how many are made before anybody wants one
     */
    Stock(int port, int matches, int ahead) {
        this.port = port;
        this.ahead = ahead;
        parties = Math.min(matches + ahead, MOST_PARTIES) / MAKERS + 1;
        begun = new ArrayBlockingQueue<>(ahead);
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

    /** How many wait. */
    int size() {
        RuntimeException broken = failure.get();
        if (broken != null) throw new IllegalStateException("no table could be opened", broken);
        return begun.size();
    }

    boolean full() {
        return size() == ahead;
    }

    Optional<Party.Begun> take() {
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
