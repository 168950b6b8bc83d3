package regalia.app;

import java.util.Map;
import picocli.CommandLine.Option;
import regalia.catalog.Setup;
import regalia.kernel.Game;
import regalia.kernel.Options;

/** The options of the game that a command plays. */
final class GameOptions {

    @Option(names = "--option", paramLabel = "NAME=VALUE", description = "An option of the game, as set=B.")
    private Map<String, String> named = Map.of();

    /** All options at a number of seats: those that aren't named as they are standard. */
    Options of(Game<?, ?, ?> game, int seats) {
        return Setup.options(game, seats, named);
    }

    boolean isEmpty() {
        return named.isEmpty();
    }
}
