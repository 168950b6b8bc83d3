package regalia.app;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import regalia.bots.Level;
import regalia.kernel.Unusable;

/** How many matches of a duel are played at a time. */
final class DuelThreads {

    private static final int MOST = 256;

    /** The bots that play alike however busy the machine is. */
    private static final List<String> COUNTING =
            Stream.of(Level.PAGE, Level.SQUIRE, Level.KNIGHT).map(Level::word).toList();

    private DuelThreads() {}

    static int of(@Nullable Integer wanted, String... bots) {
        if (wanted == null)
            return Stream.of(bots).allMatch(DuelThreads::counts)
                    ? Runtime.getRuntime().availableProcessors()
                    : 1;
        if (wanted < 1 || wanted > MOST)
            throw new Unusable("--threads must be between 1 and " + MOST + ", not " + wanted);
        return wanted;
    }

    private static boolean counts(String bot) {
        return COUNTING.stream().anyMatch(word -> bot.equals(word) || bot.startsWith(word + ":"));
    }
}
