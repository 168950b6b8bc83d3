package regalia.lord;

import regalia.kernel.Moves;
import regalia.kernel.Seat;

/** Lists what is allowed, for search. Says the same as {@link Judge}, which explains it. */
final class Legal {

    private final LordRules rules;
    private final Draws draws;

    Legal(LordRules rules) {
        this.rules = rules;
        draws = new Draws(rules);
    }

    void list(LordState state, int seat, Moves out) {
        out.clear();
        if ((state.toAct & Seat.bit(seat)) == 0) return;
        switch (state.stage()) {
            case FIRST_LEADER, CRAVING, OPEN, DEAL -> draws.list(state, out);
            case LEAD, FOLLOW -> offers(state, seat, out);
            case LEADER_ADDS, OTHER_ADDS -> {
                out.add(Codes.PASS);
                additions(state, seat, out);
            }
            case OVER -> {}
        }
    }

    private void offers(LordState state, int seat, Moves out) {
        long hand = state.hand(seat);
        int gems = rules.mayUseGems(state, seat) ? Cards.gems(hand) : 0;
        int golds = LordRules.mayUseGolds(state, seat) ? Cards.golds(hand) : 0;
        int playable = rules.playable(state, seat);
        for (int goods = 0; goods < Goods.COUNT; goods++)
            if ((playable & 1 << goods) != 0)
                Digits.list(Cards.digits(hand, goods), gems, golds, false, Codes.offers(goods), out);
    }

    private static void additions(LordState state, int seat, Moves out) {
        long hand = state.hand(seat);
        int gems = LordRules.mayAddGems(state, seat) ? Cards.gems(hand) : 0;
        int goods = Digits.goods(state.number[seat]);
        Digits.list(Cards.digits(hand, goods), gems, 0, true, Codes.ADD, out);
    }
}
