package regalia.codec.match;

import java.util.List;
import java.util.Map;
import regalia.codec.match.Bid.Card;
import regalia.codec.match.Bid.Deed;
import regalia.codec.match.Bid.Prizes;
import regalia.codec.match.Bid.View;
import regalia.kernel.Game;
import regalia.kernel.Option;
import regalia.kernel.Options;
import regalia.kernel.Rules;
import regalia.kernel.Seat;
import regalia.kernel.Sense;
import regalia.kernel.Telling;

/** The game of bids on the shelf. */
record BidGame(String version) implements Game<BidPosition, Deed, View> {

    static final BidGame GAME = new BidGame("1");

    /** One round of two seats, before the bids: seat 0 holds the high card, seat 1 the low one. */
    static Match<BidPosition, Deed, View> dealt() {
        Match<BidPosition, Deed, View> match = match(Map.of("rounds", 1));
        match.act(Seat.CHANCE, new Deed.FirstPlayer(1));
        match.act(Seat.CHANCE, new Deed.Deal(0, Card.HIGH));
        match.act(Seat.CHANCE, new Deed.Deal(1, Card.LOW));
        return match;
    }

    /** The same to its end: seat 0 bids 2, seat 1 bids 1. */
    static Match<BidPosition, Deed, View> played() {
        Match<BidPosition, Deed, View> match = dealt();
        match.act(0, new Deed.Offer(2));
        match.act(1, new Deed.Offer(1));
        return match;
    }

    static Match<BidPosition, Deed, View> match(Map<String, ?> chosen) {
        return new Match<>(GAME, 2, Options.complete(GAME.options(2), chosen));
    }

    @Override
    public String id() {
        return "bid";
    }

    @Override
    public int fewestSeats() {
        return 2;
    }

    @Override
    public int mostSeats() {
        return 3;
    }

    @Override
    public List<Option> options(int seats) {
        return List.of(
                new Option.First(seats),
                new Option.Whole("rounds", List.of(1, 2), 2),
                new Option.File("prizes", Prizes.class, new Prizes(List.of(5, 7))));
    }

    @Override
    public Rules<BidPosition, Deed, View> rules(int seats, Options options) {
        return new BidRules(seats, options);
    }

    @Override
    public Sense<BidPosition, Deed, View> sense(Rules<BidPosition, Deed, View> rules) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Telling<Deed, View> telling() {
        throw new UnsupportedOperationException();
    }

    @Override
    public Class<Deed> actions() {
        return Deed.class;
    }

    @Override
    public Class<View> views() {
        return View.class;
    }
}
