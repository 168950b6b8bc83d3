package regalia.app;

import java.util.List;
import picocli.CommandLine.Option;
import regalia.catalog.SeatRange;
import regalia.kernel.Game;

/** The numbers of seats that a command goes through one after the other. */
final class SeatsOption {

    @Option(names = "--seats", paramLabel = "N", description = "A number or a range as 3-5 (standard: all).")
    private String seats = "";

    List<Integer> of(Game<?, ?, ?> game) {
        return SeatRange.of(game, seats);
    }

    /** As it was typed; empty for all. */
    String word() {
        return seats;
    }
}
