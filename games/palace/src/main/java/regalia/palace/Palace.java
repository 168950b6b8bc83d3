package regalia.palace;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import regalia.kernel.Game;
import regalia.kernel.Named;
import regalia.kernel.Option;
import regalia.kernel.Options;
import regalia.kernel.Rule;
import regalia.kernel.Rules;
import regalia.kernel.Sense;
import regalia.kernel.Subjects;
import regalia.kernel.Telling;

/** Road to the Palace on the shelf. */
public final class Palace implements Game<PalaceState, PalaceAction, PalaceView> {

    static final String THREE_PLAYER_DECK = "threePlayerDeck";

    @Override
    public String id() {
        return "palace";
    }

    @Override
    public String version() {
        return "1";
    }

    @Override
    public int fewestSeats() {
        return 2;
    }

    @Override
    public int mostSeats() {
        return PalaceState.SEATS;
    }

    /** The size of the three-player deck is a choice for three players only. */
    @Override
    @Rule({"PAL-4", "PAL-5", "PAL-8"})
    public List<Option> options(int seats) {
        List<Option> options = new ArrayList<>();
        options.add(new Option.First(seats));
        if (seats == 3) options.add(new Option.Whole(THREE_PLAYER_DECK, List.of(45, 46), 45));
        options.add(new Option.Flag("openScores", false));
        return List.copyOf(options);
    }

    @Override
    public Rules<PalaceState, PalaceAction, PalaceView> rules(int seats, Options options) {
        return new PalaceRules(seats, options);
    }

    @Override
    public Sense<PalaceState, PalaceAction, PalaceView> sense(Rules<PalaceState, PalaceAction, PalaceView> rules) {
        return new PalaceSense((PalaceRules) rules);
    }

    @Override
    public Telling<PalaceAction, PalaceView> telling() {
        return new PalaceTelling();
    }

    /** Who takes from a row takes its leftmost card and the disc on it. */
    @Override
    public Optional<Subjects<PalaceAction, PalaceView>> subjects() {
        return Optional.of((view, action) -> action instanceof PalaceAction.Take(int row)
                ? Stream.<Named>concat(
                                view.rows().get(row - 1).cards().stream().limit(1),
                                view.rows().get(row - 1).disc().stream())
                        .toList()
                : List.of());
    }

    @Override
    public Class<PalaceAction> actions() {
        return PalaceAction.class;
    }

    @Override
    public Class<PalaceView> views() {
        return PalaceView.class;
    }
}
