package regalia.emblemes;

import java.util.List;
import regalia.kernel.Game;
import regalia.kernel.Option;
import regalia.kernel.Options;
import regalia.kernel.Rule;
import regalia.kernel.Rules;
import regalia.kernel.Sense;
import regalia.kernel.Telling;

/** Emblems on the shelf. */
public final class Emblemes implements Game<EmblemesState, EmblemesAction, EmblemesView> {

    private final Rewards rewards;

    /** The location cards that come with the game, from its data file. */
    public Emblemes(Rewards rewards) {
        this.rewards = rewards;
    }

    @Override
    public String id() {
        return "emblemes";
    }

    @Override
    public String version() {
        return "1";
    }

    @Override
    public int fewestSeats() {
        return 3;
    }

    @Override
    public int mostSeats() {
        return EmblemesState.SEATS;
    }

    @Override
    @Rule({"EMB-2", "EMB-3", "EMB-4", "EMB-5"})
    public List<Option> options(int seats) {
        return List.of(
                new Option.First(seats),
                new Option.Choice("set", Rewards.SETS, "A"),
                new Option.Flag("hiddenGold", false),
                new Option.File("rewards", Rewards.class, rewards));
    }

    @Override
    public Rules<EmblemesState, EmblemesAction, EmblemesView> rules(int seats, Options options) {
        return new EmblemesRules(seats, options);
    }

    @Override
    public Sense<EmblemesState, EmblemesAction, EmblemesView> sense(
            Rules<EmblemesState, EmblemesAction, EmblemesView> rules) {
        return new EmblemesSense((EmblemesRules) rules);
    }

    @Override
    public Telling<EmblemesAction, EmblemesView> telling() {
        return new EmblemesTelling();
    }

    @Override
    public Class<EmblemesAction> actions() {
        return EmblemesAction.class;
    }

    @Override
    public Class<EmblemesView> views() {
        return EmblemesView.class;
    }
}
