package regalia.app;

import picocli.CommandLine.Option;

/** How many matches a command plays. */
final class GamesOption {

    private final int most;

    @Option(names = "--games", paramLabel = "K", description = "How many matches (standard: ${DEFAULT-VALUE}).")
    private int games;

    GamesOption(int standard, int most) {
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
