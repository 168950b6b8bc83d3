package regalia.server.play;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.concurrent.Executor;

/**
 * Whose bots come next. Each host has a line of their own, and the hosts take turns: who has many tables makes their own tables wait
 * and nobody else's. Next is a host for whom the fewest are at work, and of those the one who was served longest ago.
 */
final class Rota {

    /** What waits for one host, and how many are at work for them. */
    private static final class Line {

        private final String host;
        private final Deque<Runnable> steps = new ArrayDeque<>();
        private int atWork;

        Line(String host) {
            this.host = host;
        }
    }

    private final Executor thinkers;
    /** Of the hosts for whom something waits or somebody is at work, those first who were served longest ago. */
    private final LinkedHashMap<String, Line> lines = new LinkedHashMap<>();

    Rota(Executor thinkers) {
        this.thinkers = thinkers;
    }

    /** Lets something be done when its host is next. If nobody can be sent for it, it won't be, and this throws. */
    synchronized void add(String host, Runnable step) {
        Line line = lines.computeIfAbsent(host, Line::new);
        line.steps.addLast(step);
        try {
            // Whoever is sent takes what is next when they come, and not this.
            thinkers.execute(this::serve);
        } catch (RuntimeException | Error failed) {
            line.steps.removeLast();
            leaveIfDone(line);
            throw failed;
        }
    }

    private void serve() {
        Line line;
        Runnable step;
        synchronized (this) {
            line = next();
            step = line.steps.removeFirst();
            line.atWork++;
        }
        try {
            step.run();
        } finally {
            done(line);
        }
    }

    /** Looks at no more hosts than there are thinkers, and one. There is a step, for somebody is sent for each. */
    private Line next() {
        Optional<Line> next = Optional.empty();
        for (Line line : lines.values()) {
            if (line.steps.isEmpty() || (next.isPresent() && next.get().atWork <= line.atWork)) continue;
            next = Optional.of(line);
            if (line.atWork == 0) break;
        }
        return next.orElseThrow();
    }

    private synchronized void done(Line line) {
        line.atWork--;
        // Behind those who came meanwhile.
        lines.putLast(line.host, line);
        leaveIfDone(line);
    }

    private void leaveIfDone(Line line) {
        if (line.steps.isEmpty() && line.atWork == 0) lines.remove(line.host);
    }
}
