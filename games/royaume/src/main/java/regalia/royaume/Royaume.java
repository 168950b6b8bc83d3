package regalia.royaume;

import java.util.List;
import regalia.kernel.Game;
import regalia.kernel.Named;
import regalia.kernel.Option;
import regalia.kernel.Options;
import regalia.kernel.Rule;
import regalia.kernel.Rules;
import regalia.kernel.Sense;
import regalia.kernel.Telling;

/** My Kingdom on the shelf. */
public final class Royaume implements Game<RoyaumeState, RoyaumeAction, RoyaumeView> {

    private final TileBox tiles;
    private final TaleBook tales;
    private final EventDeck events;
    private final BardBox bard;

    /** The components that come with the game, from its data files. */
    public Royaume(TileBox tiles, TaleBook tales, EventDeck events, BardBox bard) {
        this.tiles = tiles;
        this.tales = tales;
        this.events = events;
        this.bard = bard;
    }

    @Override
    public String id() {
        return "royaume";
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
        return RoyaumeState.SEATS;
    }

    @Override
    @Rule({"ROY-4", "ROY-5", "ROY-6", "ROY-7", "ROY-9", "ROY-19", "ROY-31", "ROY-32", "ROY-33"})
    public List<Option> options(int seats) {
        return List.of(
                new Option.First(seats),
                new Option.Choice("level", Level.WORDS, Named.word(Level.FULL)),
                new Option.Flag("advanced", false),
                new Option.SomeSeats("adults", seats),
                new Option.File("tiles", TileBox.class, tiles),
                new Option.File("tales", TaleBook.class, tales),
                new Option.File("events", EventDeck.class, events),
                new Option.File("bard", BardBox.class, bard));
    }

    @Override
    public Rules<RoyaumeState, RoyaumeAction, RoyaumeView> rules(int seats, Options options) {
        return new RoyaumeRules(seats, options);
    }

    @Override
    public Sense<RoyaumeState, RoyaumeAction, RoyaumeView> sense(
            Rules<RoyaumeState, RoyaumeAction, RoyaumeView> rules) {
        return new RoyaumeSense((RoyaumeRules) rules);
    }

    @Override
    public Telling<RoyaumeAction, RoyaumeView> telling() {
        return new RoyaumeTelling();
    }

    @Override
    public Class<RoyaumeAction> actions() {
        return RoyaumeAction.class;
    }

    @Override
    public Class<RoyaumeView> views() {
        return RoyaumeView.class;
    }
}
