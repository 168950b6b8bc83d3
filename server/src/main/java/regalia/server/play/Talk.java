package regalia.server.play;

import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import regalia.server.stream.Aside;

/**
 * What those who listen to a table at this node were told of its talk: each line once, in the order of the numbers. It may come to be
 * told in another order, as several speak at once, at several nodes; and what was said may be read by who comes before it is told.
 */
final class Talk {

    private static final int NOBODY_LISTENS = -1;

    private final ReentrantLock lock = new ReentrantLock();
    /** The last line that was told. */
    private int told = NOBODY_LISTENS;
    /** How often something was told: who has read what was said before that has not read all. */
    private int tellings;
    /** Who needs it; changed by {@link Talks} alone. */
    int holders;

    void locked(Runnable step) {
        lock.lock();
        try {
            step.run();
        } finally {
            lock.unlock();
        }
    }

    int tellings() {
        lock.lock();
        try {
            return tellings;
        } finally {
            lock.unlock();
        }
    }

    /**
     * Tells a line, unless it was told, after those before it.
     *
     * @param since reads the lines after one
     */
    void tell(Aside.Chat line, IntFunction<List<Aside.Chat>> since, Consumer<Aside> to) {
        locked(() -> {
            if (told == NOBODY_LISTENS) {
                tellings++;
                to.accept(line);
            } else if (line.number() == told + 1) tell(line, to);
            else tellTo(line.number(), since, to);
        });
    }

    private void tell(Aside.Chat line, Consumer<Aside> to) {
        tellings++;
        told = line.number();
        to.accept(line);
    }

    /** Tells all up to a line, as far as it was not told. */
    void tellTo(int newest, IntFunction<List<Aside.Chat>> since, Consumer<Aside> to) {
        locked(() -> {
            if (told == NOBODY_LISTENS || newest <= told) return;
            List<Aside.Chat> missed = since.apply(told);
            tellings++;
            told = newest;
            missed.stream().filter(line -> line.number() <= newest).forEach(to);
        });
    }

    /** Whether somebody waits until somebody else was told something, or has come. */
    boolean isAwaited() {
        return lock.hasQueuedThreads();
    }

    /** Tells that a line is not to be read. */
    void tell(Aside.Hidden line, Consumer<Aside> to) {
        locked(() -> {
            tellings++;
            to.accept(line);
        });
    }

    /**
     * Lets somebody listen who has read all up to a line, unless something was told since they began to read.
     *
     * @param tellings how often something had been told before they did
     * @param catchUp tells the others all up to that line
     */
    boolean join(int tellings, int newest, Runnable catchUp, Runnable join) {
        lock.lock();
        try {
            if (tellings != this.tellings) return false;
            if (told == NOBODY_LISTENS) told = newest;
            else catchUp.run();
            join.run();
            return true;
        } finally {
            lock.unlock();
        }
    }
}
