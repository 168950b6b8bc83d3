package regalia.app;

import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import regalia.lab.Progress;

/** Tells a person at a terminal how far a study is, how fast it goes and how long it will take. */
final class LabProgress implements Progress {

    private static final long PAUSE = 200_000_000;
    private static final int WIDTH = 70;

    private final Streams io;
    private final long begun = System.nanoTime();
    private final long before;
    private final AtomicLong next = new AtomicLong(begun);

    /** @param before how many matches are done already */
    LabProgress(Streams io, long before) {
        this.io = io;
        this.before = before;
    }

    @Override
    public void played(long done, long all) {
        if (!io.terminal()) return;
        long now = System.nanoTime();
        long due = next.get();
        if (now - due < 0 || !next.compareAndSet(due, now + PAUSE)) return;
        line(sentence(done, all, done - before, (now - begun) / 1e9));
    }

    static String sentence(long done, long all, long here, double seconds) {
        double rate = seconds > 0 ? here / seconds : 0;
        String left = rate > 0 ? ", " + time((long) Math.ceil((all - done) / rate)) + " left" : "";
        return String.format(Locale.ROOT, "%,d of %,d matches, %.1f a second%s", done, all, rate, left);
    }

    private static String time(long seconds) {
        if (seconds < 100) return seconds + " s";
        return seconds < 6000 ? seconds / 60 + " min" : seconds / 3600 + " h " + seconds / 60 % 60 + " min";
    }

    private synchronized void line(String text) {
        io.err().print("\r" + text + " ".repeat(Math.max(0, WIDTH - text.length())));
        io.err().flush();
    }

    /** Leaves the line as if nothing had been there. */
    void end() {
        if (!io.terminal()) return;
        line("");
        io.err().print("\r");
        io.err().flush();
    }
}
