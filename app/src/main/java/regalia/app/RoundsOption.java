package regalia.app;

import picocli.CommandLine.Option;

/** How many matches a command may play that plays whole rounds, in which each bot sits in each seat once. */
final class RoundsOption {

    private final int most;

    @Option(
            names = "--games",
            paramLabel = "K",
            description = "At most so many matches, made up to whole rounds (standard: ${DEFAULT-VALUE}).")
    private int games;

    RoundsOption(int standard, int most) {
        games = standard;
        this.most = most;
    }

    int value() {
        return Bounds.demand("--games", games, most);
    }

    /** Refuses what can't be before anything is played. */
    void check() {
        value();
    }
}
