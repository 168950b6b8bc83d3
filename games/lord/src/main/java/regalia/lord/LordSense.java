package regalia.lord;

import regalia.kernel.Foresight;
import regalia.kernel.Message;
import regalia.kernel.Sense;
import regalia.lord.LordAction.Add;
import regalia.lord.LordAction.Crave;
import regalia.lord.LordAction.Deal;
import regalia.lord.LordAction.FirstLeader;
import regalia.lord.LordAction.Offer;
import regalia.lord.LordAction.Open;
import regalia.lord.LordAction.Pass;

/**
 * A feeling for Road to Lord: points, what the number on the table may still bring, and whether the hand lasts for the offerings to
 * come. Creates nothing and looks at little, since a leader may have thousands of numbers to choose from. Has a scratch position of its
 * own, so each thread needs its own.
 */
final class LordSense implements Sense<LordState, LordAction, LordView> {

    /** How likely somebody who could win this offering does. */
    private static final double TAKEN = 0.6;

    private final LordRules rules;
    private final LordState after = new LordState();

    LordSense(LordRules rules) {
        this.rules = rules;
    }

    @Override
    public double worth(LordState state, int seat) {
        double others = 0;
        for (int other = 0; other < rules.seats; other++) if (other != seat) others += state.points[other];
        double worth = state.points[seat] - others / (rules.seats - 1);
        if (state.stage == Stage.OVER.ordinal() || state.toAct < 0) return worth;
        return worth + table(state, seat) + hand(state, seat);
    }

    /** What the seat's number on the table may bring. */
    private double table(LordState state, int seat) {
        if (state.led == LordState.NONE) return 0;
        int winner = rules.settlement.winner(state);
        double held = 1;
        if (rules.seats > 2)
            for (int next = state.actor(); next != state.leader; next = rules.next(next))
                if (next != seat && threatens(state, next, winner)) held *= 1 - TAKEN;
        if (winner != seat) return -held * Settlement.points(Cards.size(state.number[winner])) / (rules.seats - 1);
        if (rules.seats == 2 && threatens(state, rules.next(seat), seat)) held = 1 - TAKEN;
        return held * (Settlement.points(Cards.size(state.number[seat])) + 0.5);
    }

    /** Whether somebody who has yet to act holds what beats the number that wins now. */
    private boolean threatens(LordState state, int seat, int winner) {
        long hand = state.hand(seat);
        long best = state.number[winner];
        int goods = Digits.goods(best);
        int craved = state.craved();
        long own = state.number[seat];
        int follow = own != 0 ? Digits.goods(own) : Cards.has(hand, state.led) ? state.led : craved;
        if (follow == LordState.NONE || !Cards.has(hand + own, follow)) return false;
        if (follow != goods) return follow == craved;
        int gems = rules.mayUseGems(state, seat) ? Cards.gems(hand) : 0;
        long most = own + Cards.of(follow, Cards.digits(hand, follow), gems, 0);
        return Digits.value(most) > Digits.value(best);
    }

    /** What a hand is worth for the offerings to come: it should last, but not too long. */
    private double hand(LordState state, int seat) {
        long hand = state.hand(seat);
        boolean acts = state.led == LordState.NONE || state.number[seat] == 0;
        int left = LordState.OFFERINGS - state.offering - (acts ? 0 : 1);
        int cards = Cards.withGoods(hand);
        int extras = Cards.gems(hand) + Cards.golds(hand);
        double lack = Math.max(0, left - cards);
        double excess = Math.max(0, cards + extras - 2.0 * left);
        double worth = -excess - 0.35 * extras;
        if (rules.seats > 2) worth -= 2 * lack;
        worth += 0.55 * Math.min(cards, 2 * left);
        for (int goods = 0; goods < Goods.COUNT; goods++) {
            int size = Cards.size(hand, goods);
            worth += 0.08 * size * size;
        }
        return worth;
    }

    /**
     * Of thousands of numbers few are worth a look, and the weights say which, so that search needn't list what it leaves out: a leader
     * lays about as many cards as there are for an offering; a follower lays what takes the lead, the fewer the better, or else
     * one low card.
     */
    @Override
    public double weight(LordState state, int seat, int code) {
        if (code < Codes.ADD) return 1;
        boolean adds = Codes.isAdd(code);
        long laid = adds ? Codes.added(Digits.goods(state.number[seat]), code) : Codes.offered(code);
        int cards = Cards.size(laid);
        if (state.led == LordState.NONE) {
            double due = (double) Cards.size(state.hand(seat)) / (LordState.OFFERINGS - state.offering);
            return 1 / (1 + (cards - due) * (cards - due));
        }
        long best = state.number[rules.settlement.winner(state)];
        long whole = state.number[seat] + laid;
        if (beats(whole, best, state.craved())) return 2.0 / cards;
        return cards == 1 && !adds ? 1.0 / Digits.value(laid) : 0.01 / cards;
    }

    private static boolean beats(long number, long best, int craved) {
        int goods = Digits.goods(number);
        if (goods == Digits.goods(best)) return Digits.value(number) > Digits.value(best);
        return goods == craved;
    }

    /** Hands are short: playing them out with sense is cheap and tells most. */
    @Override
    public Foresight foresight() {
        return new Foresight(4, true, Foresight.TO_THE_END, Foresight.TO_THE_END, false);
    }

    /** Whether the number takes the lead as the table stands, and for how much; else what it costs. */
    @Override
    public Message reason(LordState state, int seat, LordAction action) {
        int cards;
        switch (action) {
            case Offer offer -> cards = offer.digits().size() + offer.gems() + offer.golds();
            case Add add -> cards = add.digits().size() + add.gems();
            case Pass() -> {
                return Message.of("sense.pass");
            }
            case FirstLeader _, Crave _, Open _, Deal _ -> {
                return Message.of("sense.chance");
            }
        }
        after.copyFrom(state);
        long laid = action instanceof Offer
                ? Codes.offered(action.code())
                : Codes.added(Digits.goods(state.number[seat]), action.code());
        after.lay(seat, laid);
        if (after.led == LordState.NONE) after.led = Digits.goods(laid);
        if (rules.settlement.winner(after) == seat)
            return Message.of("sense.win", Settlement.points(Cards.size(after.number[seat])));
        return Message.of(cards <= 2 ? "sense.spare" : "sense.shed", cards);
    }
}
