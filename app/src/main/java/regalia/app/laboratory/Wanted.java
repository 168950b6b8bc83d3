package regalia.app.laboratory;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import regalia.catalog.Catalog;
import regalia.catalog.SeatRange;
import regalia.catalog.Setup;
import regalia.kernel.Game;
import regalia.kernel.Unusable;
import regalia.lab.Job;
import regalia.lab.Range;
import regalia.lab.Trial;
import regalia.server.Declined;

/**
 * A study as somebody asks for it.
 *
 * @param seats a number or a range, as 3-5
 * @param bot who sits in every seat
 * @param games matches at each number of seats
 */
public record Wanted(String game, String seats, String bot, int games, long seed) {

    Job job(House house) {
        if (!Catalog.games().contains(game)) throw Declined.senseless("game.none");
        Game<?, ?, ?> chosen = Catalog.game(game);
        if (!House.BOTS.contains(bot)) throw Declined.senseless("lab.noBot");
        if (games < 1) throw Declined.senseless("lab.noMatch");
        List<Trial> trials = new ArrayList<>();
        for (int places : places(chosen))
            trials.add(new Trial(
                    places,
                    List.of(Setup.options(chosen, places, Map.of())),
                    Collections.nCopies(places, bot),
                    List.of(new Range(1, games))));
        Job job = new Job(chosen, trials, seed);
        if (job.size() > house.games()) throw Declined.senseless("lab.tooMany", house.games());
        return job;
    }

    private List<Integer> places(Game<?, ?, ?> chosen) {
        try {
            return SeatRange.of(chosen, seats);
        } catch (Unusable unfit) {
            throw Declined.senseless("lab.seats", chosen.fewestSeats(), chosen.mostSeats());
        }
    }
}
