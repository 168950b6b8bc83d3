package regalia.app;

import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import regalia.bots.Strength;
import regalia.catalog.Outside;

/** How many matches are played at a time. */
final class ThreadsOption {

    private static final int MOST = 256;

    @Option(
            names = "--threads",
            paramLabel = "T",
            description =
                    "How many matches at a time (standard: one for each core; 1 if a bot plays by time, whose strength"
                            + " depends on what else is running).")
    private @Nullable Integer threads;

    /** For matches between these bots. */
    int of(List<String> bots) {
        if (threads != null) return Bounds.demand("--threads", threads, MOST);
        return bots.stream().allMatch(ThreadsOption::counts)
                ? Runtime.getRuntime().availableProcessors()
                : 1;
    }

    /** Refuses what can't be before anything is played. */
    void check() {
        of(List.of());
    }

    /** Whether a bot plays alike however busy the machine is; a program of others may not. */
    private static boolean counts(String bot) {
        return !bot.startsWith(Outside.LEVEL) && !Strength.of(bot).timed();
    }
}
