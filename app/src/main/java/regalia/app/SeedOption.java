package regalia.app;

import picocli.CommandLine.Option;

/** Which luck the matches of a command have. */
final class SeedOption {

    @Option(names = "--seed", paramLabel = "S", defaultValue = "1", description = "A whole number (standard: 1).")
    private long seed;

    long value() {
        return seed;
    }
}
