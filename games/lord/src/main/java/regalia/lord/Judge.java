package regalia.lord;

import java.util.List;
import org.jspecify.annotations.Nullable;
import regalia.kernel.Rule;
import regalia.kernel.Seat;
import regalia.kernel.Verdict;
import regalia.kernel.Verdict.Allowed;
import regalia.lord.LordAction.Add;
import regalia.lord.LordAction.Crave;
import regalia.lord.LordAction.Deal;
import regalia.lord.LordAction.FirstLeader;
import regalia.lord.LordAction.Offer;
import regalia.lord.LordAction.Open;
import regalia.lord.LordAction.Pass;

/** Says whether an action is allowed and, if not, which rule forbids it. Answers to anything, however odd its numbers. */
final class Judge {

    private final LordRules rules;

    Judge(LordRules rules) {
        this.rules = rules;
    }

    Verdict judge(LordState state, int seat, LordAction action) {
        String rule = rule(action);
        if (state.stage() == Stage.OVER) return Verdict.forbidden("LOR-20", "why.over");
        if (isOfChance(action) && seat != Seat.CHANCE) return Verdict.forbidden(rule, "why.chance");
        if (state.toAct < 0 && !isOfChance(action)) return Verdict.forbidden(rule, "why.notNow", state.stage());
        if (state.toAct >= 0 && seat != state.actor())
            return Verdict.forbidden("LOR-13", "why.notYourTurn", Seat.of(state.actor()));
        if (!isAsked(state.stage(), action)) return notAsked(state, action, rule);
        return switch (action) {
            case FirstLeader(int leader) -> seat(leader);
            case Crave(Card card) -> crave(state, card);
            case Open(int who, Card card) -> dealt(state, who, card);
            case Deal(int who, Card card) -> dealt(state, who, card);
            case Pass() -> Allowed.ALLOWED;
            case Add add -> add(state, seat, add);
            case Offer offer -> offer(state, seat, offer);
        };
    }

    private static String rule(LordAction action) {
        return switch (action) {
            case FirstLeader _ -> "LOR-8";
            case Crave _ -> "LOR-5";
            case Open _, Deal _ -> "LOR-7";
            case Pass _, Add _ -> "LOR-22";
            case Offer _ -> "LOR-11";
        };
    }

    private static boolean isOfChance(LordAction action) {
        return switch (action) {
            case FirstLeader _, Crave _, Open _, Deal _ -> true;
            case Pass _, Add _, Offer _ -> false;
        };
    }

    /** Whether an action can be an answer in a stage. */
    private static boolean isAsked(Stage stage, LordAction action) {
        return switch (action) {
            case FirstLeader _ -> stage == Stage.FIRST_LEADER;
            case Crave _ -> stage == Stage.CRAVING;
            case Open _ -> stage == Stage.OPEN;
            case Deal _ -> stage == Stage.DEAL;
            case Offer _ -> stage == Stage.LEAD || stage == Stage.FOLLOW;
            case Pass _, Add _ -> stage == Stage.LEADER_ADDS || stage == Stage.OTHER_ADDS;
        };
    }

    /** Who can form a number must. */
    @Rule("LOR-11")
    private static Verdict notAsked(LordState state, LordAction action, String rule) {
        return action instanceof Pass
                ? Verdict.forbidden("LOR-11", "why.mustOffer")
                : Verdict.forbidden(rule, "why.notNow", state.stage());
    }

    private Verdict seat(int seat) {
        return 0 <= seat && seat < rules.seats ? Allowed.ALLOWED : Verdict.forbidden("LOR-8", "why.noSeat", seat);
    }

    @Rule({"LOR-5", "LOR-6"})
    private Verdict crave(LordState state, Card card) {
        int aside = rules.setup.aside(state);
        boolean gold = aside > 0 && card == Card.GOLD;
        boolean room = LordState.OFFERINGS - state.drawn() > aside;
        return gold || (room && Cards.count(state.deck, card.ordinal()) > 0)
                ? Allowed.ALLOWED
                : Verdict.forbidden("LOR-5", "why.notInDeck", card);
    }

    private Verdict dealt(LordState state, int seat, Card card) {
        return seat == rules.setup.dealt(state) && Cards.count(state.deck, card.ordinal()) > 0
                ? Allowed.ALLOWED
                : Verdict.forbidden("LOR-7", "why.notInDeck", card);
    }

    @Rule({"LOR-9", "LOR-10", "LOR-13"})
    private Verdict offer(LordState state, int seat, Offer offer) {
        long hand = state.hand(seat);
        if ((rules.playable(state, seat) & 1 << offer.goods().ordinal()) == 0) return goods(state, seat, offer.goods());
        if (offer.digits().isEmpty()) return Verdict.forbidden("LOR-9", "why.noDigit");
        Verdict missing = missing(hand, offer.goods(), offer.digits());
        if (missing != null) return missing;
        if (offer.gems() != 0 && !rules.mayUseGems(state, seat)) return Verdict.forbidden("LOR-10", "why.gemLast");
        if (!within(offer.gems(), Cards.gems(hand))) return Verdict.forbidden("LOR-9", "why.notHeld", Card.GEM);
        if (offer.golds() != 0 && !LordRules.mayUseGolds(state, seat))
            return Verdict.forbidden("LOR-10", "why.goldLeader");
        if (!within(offer.golds(), Cards.golds(hand))) return Verdict.forbidden("LOR-9", "why.notHeld", Card.GOLD);
        return Allowed.ALLOWED;
    }

    /** Why not this goods: another must be played, or none of this one is there. */
    @Rule({"LOR-13", "LOR-14"})
    private static Verdict goods(LordState state, int seat, Goods goods) {
        long hand = state.hand(seat);
        if (!Cards.has(hand, goods.ordinal())) return Verdict.forbidden("LOR-9", "why.noGoods", goods);
        return Cards.has(hand, state.led)
                ? Verdict.forbidden("LOR-13", "why.follow", Goods.of(state.led))
                : Verdict.forbidden("LOR-13", "why.crave", Goods.of(state.craved()));
    }

    @Rule({"LOR-22", "LOR-23", "LOR-24"})
    private static Verdict add(LordState state, int seat, Add add) {
        long hand = state.hand(seat);
        if (add.digits().isEmpty() && add.gems() == 0) return Verdict.forbidden("LOR-22", "why.addNothing");
        Goods goods = Goods.of(Digits.goods(state.number[seat]));
        Verdict missing = missing(hand, goods, add.digits());
        if (missing != null) return missing;
        if (add.gems() != 0 && !LordRules.mayAddGems(state, seat)) return Verdict.forbidden("LOR-24", "why.gemSecond");
        if (!within(add.gems(), Cards.gems(hand))) return Verdict.forbidden("LOR-9", "why.notHeld", Card.GEM);
        return Allowed.ALLOWED;
    }

    /** The first of the digits, which ascend, that no card has or that the hand hasn't so often; null if it has all. */
    private static @Nullable Verdict missing(long hand, Goods goods, List<Integer> digits) {
        int held = 0;
        for (int i = 0; i < digits.size(); i++) {
            int digit = digits.get(i);
            if (digit < 1 || digit > Card.DIGITS) return Verdict.forbidden("LOR-9", "why.strangeDigit", digit);
            Card card = Card.of(goods, digit);
            held = i > 0 && digits.get(i - 1) == digit ? held - 1 : Cards.count(hand, card.ordinal());
            if (held <= 0) return Verdict.forbidden("LOR-9", "why.notHeld", card);
        }
        return null;
    }

    private static boolean within(int count, int most) {
        return 0 <= count && count <= most;
    }
}
