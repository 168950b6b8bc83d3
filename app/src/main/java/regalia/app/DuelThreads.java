package regalia.app;

import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import regalia.bots.Strength;
import regalia.catalog.Outside;
import regalia.kernel.Unusable;

/** How many matches of a duel are played at a time. */
final class DuelThreads {

    private static final int MOST = 256;

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

    /** Whether a bot plays alike however busy the machine is; a program of others may not. */
    private static boolean counts(String bot) {
        return !bot.startsWith(Outside.LEVEL) && !Strength.of(bot).timed();
    }
}
