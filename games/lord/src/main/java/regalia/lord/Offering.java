package regalia.lord;

import regalia.kernel.Herald;
import regalia.kernel.Rule;
import regalia.kernel.Seat;
import regalia.kernel.Silent;

/** One offering to the King: the leader forms a number, the others follow, and who can't sits out. */
final class Offering {

    private static final int SITTING_OUT = 2;

    private final LordRules rules;

    Offering(LordRules rules) {
        this.rules = rules;
    }

    /** Finds who leads. Where nobody can, the offering passes, and perhaps the next. */
    @Rule({"LOR-11", "LOR-12", "LOR-17"})
    void begin(LordState state, Herald herald) {
        do {
            herald.announce(Seat.EVERYBODY, "log.offering", state.offering + 1, Card.of(state.craving[state.offering]));
            int leader = leader(state, herald);
            if (leader != LordState.NONE) {
                state.leader = leader;
                state.stage(Stage.LEAD, Seat.bit(leader));
                // Whoever is to lead is known to hold goods.
                herald.revealed(Seat.EVERYBODY);
                return;
            }
            herald.announce(Seat.EVERYBODY, "log.nobody");
            int seat = state.leader;
            do {
                sitOut(state, seat, herald);
                seat = rules.next(seat);
            } while (seat != state.leader);
        } while (rules.settlement.goesOn(state, herald));
    }

    /** The first clockwise, from who is due to lead, with a goods card; NONE if nobody has one. */
    @Rule("LOR-12")
    private int leader(LordState state, Herald herald) {
        int seat = state.leader;
        do {
            if (Cards.hasGoods(state.hand(seat))) return seat;
            herald.announce(Seat.EVERYBODY, "log.passedOver", Seat.of(seat));
            show(state, seat, Goods.ALL, herald);
            seat = rules.next(seat);
        } while (seat != state.leader);
        return LordState.NONE;
    }

    /** A seat forms its number. What it might have had to play instead, it has shown not to hold. */
    @Rule({"LOR-9", "LOR-13"})
    void offer(LordState state, int seat, long cards, Herald herald) {
        int goods = Digits.goods(cards);
        state.lay(seat, cards);
        say(seat, cards, "log.offer", herald);
        herald.revealed(Seat.EVERYBODY);
        if (state.led == LordState.NONE) state.led = goods;
        else if (goods != state.led) {
            boolean craved = goods == state.craved();
            show(state, seat, craved ? 1 << state.led : unheld(state), herald);
        }
        goOn(state, rules.next(seat), herald);
    }

    /** Asks the next who can form a number; after the last the offering is decided, or with two players added to. */
    @Rule({"LOR-11", "LOR-14"})
    private void goOn(LordState state, int from, Herald herald) {
        for (int seat = from; seat != state.leader; seat = rules.next(seat)) {
            if (rules.playable(state, seat) != 0) {
                state.stage(Stage.FOLLOW, Seat.bit(seat));
                return;
            }
            show(state, seat, rules.offSuit == OffSuit.DISCARD ? Goods.ALL : unheld(state), herald);
            sitOut(state, seat, herald);
        }
        if (rules.seats == 2) rules.adding.leader(state, herald);
        else rules.settlement.settle(state, herald);
    }

    /** The led goods and the Craving, as a set. */
    static int unheld(LordState state) {
        int craved = state.craved();
        return 1 << state.led | (craved == LordState.NONE ? 0 : 1 << craved);
    }

    /** What everybody now knows a seat not to hold. */
    private static void show(LordState state, int seat, int goods, Herald herald) {
        state.voids[seat] |= goods;
        herald.revealed(Seat.EVERYBODY);
    }

    @Rule({"LOR-19", "LOR-25"})
    private void sitOut(LordState state, int seat, Herald herald) {
        herald.announce(Seat.EVERYBODY, "log.sitsOut", Seat.of(seat));
        if (rules.seats == 2) return;
        state.points[seat] -= SITTING_OUT;
        herald.points(seat, -SITTING_OUT, "LOR-19", "reason.sitOut", state.offering + 1);
    }

    /** Says a number aloud. No object stands ready for each of millions, so none is made where nobody listens. */
    static void say(int seat, long number, String key, Herald herald) {
        if (herald != Silent.HERALD) herald.announce(Seat.EVERYBODY, key, Seat.of(seat), Spoken.number(number));
    }
}
