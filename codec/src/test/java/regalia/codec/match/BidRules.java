package regalia.codec.match;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import regalia.codec.match.Bid.Card;
import regalia.codec.match.Bid.Deed;
import regalia.codec.match.Bid.Prizes;
import regalia.codec.match.Bid.View;
import regalia.kernel.Herald;
import regalia.kernel.Moves;
import regalia.kernel.Options;
import regalia.kernel.Outcome;
import regalia.kernel.Rng;
import regalia.kernel.Rules;
import regalia.kernel.Seat;
import regalia.kernel.Verdict;

/** The rules of the game of bids. */
record BidRules(int seats, Options options) implements Rules<BidPosition, Deed, View> {

    @Override
    public BidPosition start(Herald herald) {
        BidPosition position = new BidPosition(seats, options.whole("rounds"));
        position.first = options.first();
        for (int seat = 0; seat < seats; seat++) gain(position, seat, 1, "bid.stake", herald);
        herald.announce(Seat.EVERYBODY, "bid.welcome");
        return position;
    }

    private static void gain(BidPosition position, int seat, int points, String reason, Herald herald) {
        position.points[seat] += points;
        herald.points(seat, points, "BID-1", reason, position.bids[seat] < 0 ? Seat.of(seat) : position.bids[seat]);
    }

    @Override
    public void legal(BidPosition position, int seat, Moves out) {
        out.clear();
        if ((position.toAct() & Seat.bit(seat)) == 0) return;
        if (seat != Seat.CHANCE) for (int i = 0; i <= position.cards[seat]; i++) out.add(new Deed.Offer(i).code());
        else if (position.first < 0) for (int i = 0; i < seats; i++) out.add(new Deed.FirstPlayer(i).code());
        else for (Card card : Card.values()) out.add(new Deed.Deal(position.undealt(), card).code());
    }

    @Override
    public Verdict judge(BidPosition position, int seat, Deed action) {
        if ((position.toAct() & Seat.bit(seat)) == 0) return Verdict.forbidden("BID-2", "bid.notNow");
        if (!(action instanceof Deed.Offer offer)) return Verdict.forbidden("BID-2", "bid.notYours");
        if (offer.amount() <= position.cards[seat]) return Verdict.Allowed.ALLOWED;
        return Verdict.forbidden("BID-3", "bid.tooMuch", position.cards[seat]);
    }

    @Override
    public void apply(BidPosition position, int seat, Deed action, Herald herald) {
        switch (action) {
            case Deed.FirstPlayer first -> position.first = first.seat();
            case Deed.Deal deal -> {
                position.cards[deal.seat()] = deal.card().value;
                herald.announce(Seat.bit(deal.seat()), "bid.dealt", deal.card());
            }
            case Deed.Offer offer -> {
                position.bids[seat] = offer.amount();
                if (position.allBid()) reward(position, herald);
            }
        }
    }

    private void reward(BidPosition position, Herald herald) {
        herald.revealed(Seat.EVERYBODY);
        herald.announce(Seat.EVERYBODY, "bid.shown");
        int most = Arrays.stream(position.bids).max().orElseThrow();
        int prize = options.file("prizes", Prizes.class).prizes().get(position.round);
        for (int seat = 0; seat < seats; seat++)
            if (position.bids[seat] == most) gain(position, seat, prize, "bid.won", herald);
        position.round++;
        Arrays.fill(position.cards, 0);
        Arrays.fill(position.bids, -1);
    }

    @Override
    public Deed action(int code) {
        if (code < 10) return new Deed.FirstPlayer(code);
        if (code >= 50) return new Deed.Offer(code - 50);
        return new Deed.Deal((code - 10) / 10, code % 10 == 1 ? Card.LOW : Card.HIGH);
    }

    @Override
    public int codes() {
        return 54;
    }

    @Override
    public boolean expressible(int code) {
        return code < 10 ? 0 <= code && code < seats : code < 50 ? code < 10 + 10 * seats : code < 54;
    }

    @Override
    public void outcome(BidPosition position, Outcome out) {
        out.over(position.toAct() == 0);
        for (int seat = 0; seat < seats; seat++) out.put(seat, position.points[seat], position.points[seat]);
    }

    @Override
    public View view(BidPosition position, int seat) {
        Optional<Card> card = seat >= seats || position.cards[seat] == 0
                ? Optional.empty()
                : Optional.of(position.cards[seat] == 1 ? Card.LOW : Card.HIGH);
        return new View(
                seat,
                position.round,
                card,
                IntStream.of(position.points).limit(seats).boxed().toList());
    }

    @Override
    public void imagine(View view, Rng rng, BidPosition into) {
        throw new UnsupportedOperationException();
    }

    @Override
    public String purpose(BidPosition position) {
        return "bid";
    }

    @Override
    public int bound() {
        return 20;
    }
}
