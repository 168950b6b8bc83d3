package regalia.server.store;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Measures durable actions per second: {@code WritesPerSecond FOLDER [ADDRESS [WRITERS [SECONDS]]]}. */
final class WritesPerSecond {

    private static final String ENTRY = "INSERT INTO entry (playing, first, last, at, body) VALUES (?, ?, ?, ?, ?)";
    private static final String PLAYING = "UPDATE playing SET seq = ?, changed = ? WHERE id = ? AND seq = ?";
    private static final String BODY = "x".repeat(300);

    private WritesPerSecond() {}

    public static void main(String[] args) throws Exception {
        String address = args.length > 1 ? args[1] : "";
        int writers = args.length > 2 ? Integer.parseInt(args[2]) : 50;
        int seconds = args.length > 3 ? Integer.parseInt(args[3]) : 10;
        Path folder = Files.createDirectories(Path.of(args[0]));
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int round = 0; round < 3; round++) {
                long start = System.nanoTime();
                try (Database database = Database.open(address, folder, threads)) {
                    System.out.printf(
                            "%s opened in %d ms%n", database.describe(), (System.nanoTime() - start) / 1_000_000);
                    measure(database, threads, "r" + System.currentTimeMillis(), writers, seconds);
                }
            }
        }
    }

    private static void measure(Database database, ExecutorService threads, String run, int writers, int seconds)
            throws Exception {
        long[][] nanos = new long[writers][200_000];
        int[] counts = new int[writers];
        CountDownLatch left = new CountDownLatch(writers);
        long end = System.nanoTime() + seconds * 1_000_000_000L;
        for (int i = 0; i < writers; i++) {
            int writer = i;
            threads.execute(() -> {
                counts[writer] = play(database, run + "-" + writer, nanos[writer], end);
                left.countDown();
            });
        }
        left.await();
        long[] all = new long[Arrays.stream(counts).sum()];
        int next = 0;
        for (int i = 0; i < writers; i++) {
            System.arraycopy(nanos[i], 0, all, next, counts[i]);
            next += counts[i];
        }
        Arrays.sort(all);
        System.out.printf(
                "%d writers: %d writes/s, p50 %.2f ms, p99 %.2f ms, max %.1f ms%n",
                writers,
                all.length / seconds,
                all[all.length / 2] / 1e6,
                all[all.length * 99 / 100] / 1e6,
                all[all.length - 1] / 1e6);
    }

    private static int play(Database database, String id, long[] nanos, long end) {
        database.write(handle -> {
                    handle.execute(
                            "INSERT INTO gathering (id, version, game, state, visibility, host, doc, created, changed)"
                                    + " VALUES (?, 1, 'palace', 'running', 'open', 'h', '{}', 1, 1)",
                            id);
                    return Sample.playing(handle, id);
                })
                .join();
        int seq = 0;
        while (System.nanoTime() < end) {
            int now = seq;
            long start = System.nanoTime();
            database.write(handle -> {
                        Hot.update(handle, ENTRY, id, now, now, start, BODY);
                        return Hot.update(handle, PLAYING, now + 1, start, id, now);
                    })
                    .join();
            nanos[seq++] = System.nanoTime() - start;
        }
        return seq;
    }
}
