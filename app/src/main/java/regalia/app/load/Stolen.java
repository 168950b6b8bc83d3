package regalia.app.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * How long a machine's processors were ready to work for us and worked for somebody else, because the machine is a guest among others.
 * While that lasts nobody here is answered, whatever the server does: the slowest answers can't be judged without it.
 */
record Stolen(long ticks, long all) {

    private static final Path FILE = Path.of("/proc/stat");
    /** Where in the line of all processors it stands, behind its name: user, nice, system, idle, iowait, irq, softirq, steal. */
    private static final int STEAL = 7;

    /** Up to now; nothing where the system doesn't tell. */
    static Optional<Stolen> now() {
        if (!Files.isReadable(FILE)) return Optional.empty();
        try {
            return of(Files.readString(FILE));
        } catch (IOException gone) {
            return Optional.empty();
        }
    }

    /** As Linux tells it. */
    static Optional<Stolen> of(String stat) {
        String[] words = stat.lines().findFirst().orElse("").trim().split(" +", -1);
        if (!words[0].equals("cpu") || words.length < STEAL + 2) return Optional.empty();
        long all = 0;
        // What follows are guests of this machine, which are counted as its own work.
        for (int i = 0; i <= STEAL; i++) all += Long.parseLong(words[i + 1]);
        return Optional.of(new Stolen(Long.parseLong(words[STEAL + 1]), all));
    }

    /** Which part of all processors' time it was since then. */
    double since(Stolen before) {
        return all == before.all ? 0 : (double) (ticks - before.ticks) / (all - before.all);
    }
}
