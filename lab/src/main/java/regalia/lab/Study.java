package regalia.lab;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import regalia.lab.play.Picks;

/**
 * Plays a job on several threads, part by part. What comes out doesn't depend on how many threads there are, nor on how often it was
 * stopped and taken up again. While it plays, anybody may look at what there is so far, and stop it.
 */
public final class Study {

    private final Job job;
    private final Optional<Folder> folder;
    private final List<Harvest> harvests = new ArrayList<>();
    private final AtomicLong done = new AtomicLong();
    private final Picks picks = new Picks();
    private volatile boolean stopped;

    private Study(Job job, Optional<Folder> folder, List<Chunk> known) {
        this.job = job;
        this.folder = folder;
        for (Trial trial : job.trials()) harvests.add(new Harvest(trial));
        known.forEach(this::enter);
        done.set(snapshot().done());
    }

    /** A study that keeps its results in memory. */
    public static Study of(Job job) {
        return new Study(job, Optional.empty(), List.of());
    }

    /** A study that writes each part that is done into a folder, and begins with what is there. */
    public static Study in(Folder folder, Job job) {
        return new Study(job, Optional.of(folder), folder.chunks());
    }

    public Job job() {
        return job;
    }

    /** Plays until all is done or somebody stops it. */
    public void play(int threads, Progress progress) {
        Queue<Piece> pieces = pieces();
        ExecutorService pool = Executors.newFixedThreadPool(
                threads, Thread.ofPlatform().daemon().name("lab-", 0).factory());
        try {
            List<Future<?>> workers = new ArrayList<>();
            for (int i = 0; i < threads; i++)
                workers.add(pool.submit(() -> work(pieces, new Worker(job, picks), progress)));
            for (Future<?> worker : workers) worker.get();
        } catch (ExecutionException broken) {
            if (broken.getCause() instanceof RuntimeException cause) throw cause;
            throw new IllegalStateException(broken.getCause());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } finally {
            stopped |= Thread.currentThread().isInterrupted();
            pool.close();
        }
    }

    private record Piece(Trial trial, Range range) {}

    /** In the order of their numbers, the seat counts in turn, so that an unfinished study knows something of each. */
    private Queue<Piece> pieces() {
        int most = Math.clamp(job.size() / job.trials().size() / 100, 1, 100);
        List<Queue<Range>> left = new ArrayList<>();
        for (Harvest harvest : harvests)
            left.add(new ArrayDeque<>(Range.pieces(Range.without(harvest.trial().matches(), harvest.done()), most)));
        Queue<Piece> pieces = new ArrayDeque<>();
        while (left.stream().anyMatch(queue -> !queue.isEmpty()))
            for (int i = 0; i < left.size(); i++) {
                Range next = left.get(i).poll();
                if (next != null) pieces.add(new Piece(job.trials().get(i), next));
            }
        return pieces;
    }

    private void work(Queue<Piece> pieces, Worker worker, Progress progress) {
        try {
            while (!stopped) {
                Piece piece;
                synchronized (pieces) {
                    piece = pieces.poll();
                }
                if (piece == null) return;
                worker.play(
                                piece.trial,
                                piece.range,
                                () -> stopped,
                                () -> progress.played(done.incrementAndGet(), job.size()))
                        .ifPresent(this::keep);
            }
        } catch (RuntimeException | Error broken) {
            stopped = true;
            throw broken;
        }
    }

    private synchronized void keep(Chunk chunk) {
        folder.ifPresent(place -> place.append(chunk));
        enter(chunk);
    }

    private synchronized void enter(Chunk chunk) {
        Trial trial = job.trial(chunk.seats());
        harvests.get(job.trials().indexOf(trial)).add(chunk);
    }

    /** Ends after the matches that are being played; what is done is kept. */
    public void stop() {
        stopped = true;
    }

    /** What there is so far. */
    public synchronized Snapshot snapshot() {
        return new Snapshot(job, harvests.stream().map(Harvest::copy).toList());
    }
}
