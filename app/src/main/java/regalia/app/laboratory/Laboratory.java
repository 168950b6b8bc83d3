package regalia.app.laboratory;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import regalia.kernel.Unusable;
import regalia.lab.Folder;
import regalia.lab.Job;
import regalia.server.Declined;
import regalia.server.Ids;

/** The studies of this server. One is played at a time, the others wait; what is done is found again after a restart. */
public final class Laboratory implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(Laboratory.class.getName());

    /** How long a study that was stopped has to end the match it plays, and to report. */
    private static final int PATIENCE_SECONDS = 10;

    private final House house;
    private final String version;
    private final Map<String, Bench> benches = new ConcurrentHashMap<>();
    private final ExecutorService players;
    private final ScheduledExecutorService clock;

    public Laboratory(House house, String version) {
        this(house, version, Executors.newSingleThreadExecutor(threads()));
    }

    /** With a thread of the caller's to play on. */
    Laboratory(House house, String version, ExecutorService players) {
        this.house = house;
        this.version = version;
        this.players = players;
        clock = Executors.newSingleThreadScheduledExecutor(threads());
        if (Files.isDirectory(house.folder())) find();
    }

    private static ThreadFactory threads() {
        return Thread.ofPlatform().daemon().name("laboratory-", 0).factory();
    }

    private void find() {
        try (Stream<Path> folders = Files.list(house.folder())) {
            folders.filter(Files::isDirectory).forEach(this::find);
        } catch (IOException closed) {
            throw new UncheckedIOException(closed);
        }
    }

    /** A folder that can't be read, perhaps of other rules, is left alone. */
    private void find(Path place) {
        try {
            benches.put(String.valueOf(place.getFileName()), Bench.kept(Folder.open(place)));
        } catch (Unusable strange) {
            LOG.log(Level.INFO, "{0} is not shown: {1}", new Object[] {place, strange.getMessage()});
        }
    }

    House house() {
        return house;
    }

    /** Begins a study, or lets it wait. */
    synchronized String begin(Wanted wanted, String person) {
        if (!house.open()) throw Declined.unknown("lab.closed");
        if (players.isShutdown()) throw Declined.busy("server.busy");
        Job job = wanted.job(house);
        if (benches.size() >= House.MOST_KEPT) throw Declined.notNow("lab.full", House.MOST_KEPT);
        long waiting = benches.values().stream()
                .filter(bench -> bench.state() == Bench.State.WAITING)
                .count();
        if (waiting >= House.MOST_WAITING) throw Declined.busy("lab.waiting");
        String id = Ids.fresh();
        Bench bench = Bench.fresh(Folder.begin(house.folder().resolve(id), job, version), person);
        benches.put(id, bench);
        players.execute(() -> bench.play(house, version, clock));
        return id;
    }

    /** Stops a study, for who began it. */
    void stop(String id, String person) {
        Bench bench = bench(id);
        if (!bench.isOf(person)) throw Declined.notYours("lab.notYours");
        bench.stop();
    }

    Bench bench(String id) {
        return Optional.ofNullable(benches.get(id)).orElseThrow(() -> Declined.unknown("lab.none"));
    }

    /** All of them, the newest first. */
    List<Map.Entry<String, Bench>> all() {
        List<Map.Entry<String, Bench>> all = new ArrayList<>(benches.entrySet());
        all.sort(Comparator.comparing((Map.Entry<String, Bench> one) ->
                        one.getValue().folder().manifest().date())
                .reversed());
        return all;
    }

    /** Ends with a server: what is played is stopped first and waited for last, so that nobody who plays waits for it. */
    public void closeAround(Runnable server) {
        stop();
        try {
            server.run();
        } finally {
            close();
        }
    }

    private synchronized void stop() {
        players.shutdown();
        benches.values().forEach(Bench::stop);
    }

    /** What is played is stopped and reported. */
    @Override
    public void close() {
        stop();
        try {
            if (!players.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS))
                LOG.warning("a study did not end in time");
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        clock.shutdownNow();
    }
}
