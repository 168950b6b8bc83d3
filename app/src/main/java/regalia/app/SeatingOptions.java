package regalia.app;

import picocli.CommandLine.Option;
import regalia.catalog.Seating;
import regalia.kernel.Game;

/** Who sits at the table of a command that plays with one number of seats. */
final class SeatingOptions {

    @Option(names = "--seats", paramLabel = "N", description = "How many play (standard: as many as bots are named).")
    private int seats;

    @Option(
            names = "--bots",
            paramLabel = "BOT,BOT,..",
            defaultValue = "squire",
            description =
                    "page, squire, knight, king or exec:COMMAND for each seat, or one for all (standard: squire).")
    private String bots = "";

    Seating at(Game<?, ?, ?> game) {
        return Seating.bots(bots).at(game, seats);
    }

    /** 0 if it isn't said. */
    int seats() {
        return seats;
    }
}
