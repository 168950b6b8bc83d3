package regalia.lord;

import java.util.List;
import regalia.kernel.Game;
import regalia.kernel.Option;
import regalia.kernel.Options;
import regalia.kernel.Rule;
import regalia.kernel.Rules;
import regalia.kernel.Sense;
import regalia.kernel.Telling;

/** Road to Lord on the shelf. */
public final class Lord implements Game<LordState, LordAction, LordView> {

    private final Deck deck;

    /** The cards that come with the game, from its data file. */
    public Lord(Deck deck) {
        this.deck = deck;
    }

    @Override
    public String id() {
        return "lord";
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
        return LordState.SEATS;
    }

    @Override
    @Rule({"LOR-3", "LOR-8", "LOR-14", "LOR-21"})
    public List<Option> options(int seats) {
        return List.of(
                new Option.First(seats),
                new Option.Choice("offSuit", List.of("sitOut", "discard"), "sitOut"),
                new Option.Whole("games", List.of(1, seats), 1),
                new Option.File("deck", Deck.class, deck));
    }

    @Override
    public Rules<LordState, LordAction, LordView> rules(int seats, Options options) {
        return new LordRules(seats, options);
    }

    @Override
    public Sense<LordState, LordAction, LordView> sense(Rules<LordState, LordAction, LordView> rules) {
        return new LordSense((LordRules) rules);
    }

    @Override
    public Telling<LordAction, LordView> telling() {
        return new LordTelling();
    }

    @Override
    public Class<LordAction> actions() {
        return LordAction.class;
    }

    @Override
    public Class<LordView> views() {
        return LordView.class;
    }
}
