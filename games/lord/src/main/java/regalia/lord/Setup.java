package regalia.lord;

import java.util.Arrays;
import regalia.kernel.Herald;
import regalia.kernel.Rule;
import regalia.kernel.Seat;

/** Before the first offering of a game: who leads, what the King craves, and the hands. */
final class Setup {

    static final int HAND = 15;
    static final int OPEN = 10;

    /** With two players so many cards stay in the deck, unseen. */
    static final int REMOVED = 5;

    private final LordRules rules;

    Setup(LordRules rules) {
        this.rules = rules;
    }

    void begin(LordState state, Herald herald) {
        clear(state);
        state.stage(Stage.FIRST_LEADER, Seat.bit(Seat.CHANCE));
        if (rules.first >= 0) firstLeader(state, rules.first, herald);
    }

    @Rule("LOR-8")
    void firstLeader(LordState state, int seat, Herald herald) {
        state.first = seat;
        beginGame(state, herald);
    }

    /** All cards back into the deck. The start leader moves one seat clockwise each game. */
    @Rule({"LOR-4", "LOR-21"})
    void beginGame(LordState state, Herald herald) {
        clear(state);
        state.leader = (state.first + state.game) % rules.seats;
        herald.announce(Seat.EVERYBODY, "log.game", state.game + 1, Seat.of(state.leader));
        state.stage(Stage.CRAVING, Seat.bit(Seat.CHANCE));
    }

    /** With two players the two golds are put aside before anything is drawn. */
    @Rule({"LOR-4", "LOR-6"})
    private void clear(LordState state) {
        state.deck = rules.drawn;
        state.discarded = 0;
        state.offering = 0;
        state.led = LordState.NONE;
        Arrays.fill(state.craving, (byte) LordState.NONE);
        Arrays.fill(state.secret, 0);
        Arrays.fill(state.open, 0);
        Arrays.fill(state.number, 0);
        Arrays.fill(state.voids, 0);
    }

    /** Eight cards face up. Those put aside come among them at any place. */
    @Rule({"LOR-5", "LOR-6"})
    void crave(LordState state, Card card, Herald herald) {
        int place = state.drawn();
        state.craving[place] = (byte) card.ordinal();
        if (rules.seats > 2 || card != Card.GOLD) state.deck -= Cards.one(card.ordinal());
        herald.announce(Seat.EVERYBODY, "log.craving", place + 1, card);
        herald.revealed(Seat.EVERYBODY);
        if (place + 1 == LordState.OFFERINGS)
            state.stage(rules.seats == 2 ? Stage.OPEN : Stage.DEAL, Seat.bit(Seat.CHANCE));
    }

    /** How many golds that were put aside have yet to come among the eight. */
    @Rule("LOR-6")
    int aside(LordState state) {
        if (rules.seats > 2) return 0;
        int aside = Deck.ASIDE;
        for (byte kind : state.craving) if (kind == Card.GOLD.ordinal()) aside--;
        return aside;
    }

    @Rule("LOR-7")
    void open(LordState state, int seat, Card card, Herald herald) {
        state.deck -= Cards.one(card.ordinal());
        state.open[seat] += Cards.one(card.ordinal());
        herald.announce(Seat.EVERYBODY, "log.open", Seat.of(seat), card);
        herald.revealed(Seat.EVERYBODY);
        if (dealt(state) == LordState.NONE) state.stage(Stage.DEAL, Seat.bit(Seat.CHANCE));
    }

    /** Hands are dealt seat by seat. With two players what is left then is what was removed unseen. */
    @Rule({"LOR-4", "LOR-7"})
    void deal(LordState state, int seat, Card card, Herald herald) {
        state.deck -= Cards.one(card.ordinal());
        state.secret[seat] += Cards.one(card.ordinal());
        herald.announce(Seat.bit(seat), "log.dealOwn", card);
        herald.announce(Seat.others(seat), "log.deal", Seat.of(seat));
        herald.revealed(Seat.bit(seat));
        if (dealt(state) == LordState.NONE) rules.offering.begin(state, herald);
    }

    /** Who gets the next card, seat by seat; NONE if all have theirs. How much of the deck is left tells how far the deal is. */
    @Rule("LOR-7")
    int dealt(LordState state) {
        boolean opening = state.stage == Stage.OPEN.ordinal();
        int each = opening ? OPEN : rules.seats == 2 ? HAND - OPEN : HAND;
        int kept = rules.seats == 2 ? REMOVED + (opening ? 2 * (HAND - OPEN) : 0) : 0;
        int left = Cards.size(state.deck) - kept;
        return left == 0 ? LordState.NONE : rules.seats - 1 - (left - 1) / each;
    }
}
