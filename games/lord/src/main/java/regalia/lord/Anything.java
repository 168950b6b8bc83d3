package regalia.lord;

import regalia.kernel.Rng;
import regalia.kernel.Seat;

/**
 * Draws one of the numbers that a seat may lay, each as likely, without listing them: there may be thousands. How many there are
 * is a product over the digits held, and a place among them is a number in mixed radix.
 */
final class Anything {

    private static final int LOW_BITS = 8;
    private static final int LOW_MASK = (1 << LOW_BITS) - 1;
    private static final int[] LOW_WAYS = table(LOW_BITS);
    private static final int[] HIGH_WAYS = table(Cards.DIGIT_BITS - LOW_BITS);

    private final LordRules rules;

    Anything(LordRules rules) {
        this.rules = rules;
    }

    private static int[] table(int bits) {
        int[] ways = new int[1 << bits];
        for (int digits = 0; digits < ways.length; digits++) {
            ways[digits] = 1;
            for (int shift = 0; shift < bits; shift += 2) ways[digits] *= (digits >> shift & 3) + 1;
        }
        return ways;
    }

    /** In how many ways some of these digits can be taken, none of them included. */
    private static int ways(int digits) {
        return LOW_WAYS[digits & LOW_MASK] * HIGH_WAYS[digits >>> LOW_BITS];
    }

    int draw(LordState state, int seat, Rng rng) {
        if ((state.toAct & Seat.bit(seat)) == 0) throw new IllegalArgumentException("seat " + seat + " is not to act");
        return switch (state.stage()) {
            case LEAD, FOLLOW -> offer(state, seat, rng);
            case LEADER_ADDS, OTHER_ADDS -> addition(state, seat, rng);
            case FIRST_LEADER, CRAVING, OPEN, DEAL, OVER -> throw new IllegalArgumentException("no seat is to act");
        };
    }

    private int offer(LordState state, int seat, Rng rng) {
        long hand = state.hand(seat);
        int gems = rules.mayUseGems(state, seat) ? Cards.gems(hand) : 0;
        int golds = LordRules.mayUseGolds(state, seat) ? Cards.golds(hand) : 0;
        int playable = rules.playable(state, seat);
        int extras = (gems + 1) * (golds + 1);
        int first = numbers(hand, playable, 0);
        int second = numbers(hand, playable, 1);
        int place = rng.below((first + second + numbers(hand, playable, 2)) * extras);
        int gem = place % (gems + 1);
        place /= gems + 1;
        int gold = place % (golds + 1);
        place /= golds + 1;
        int goods = place < first ? 0 : place < first + second ? 1 : 2;
        place -= goods == 0 ? 0 : goods == 1 ? first : first + second;
        // Place 0 would be no digit at all.
        int digits = digits(Cards.digits(hand, goods), place + 1);
        return Codes.offers(goods) + (digits << Codes.EXTRA_BITS) + (gem << Codes.GOLD_BITS) + gold;
    }

    private static int numbers(long hand, int playable, int goods) {
        return (playable & 1 << goods) == 0 ? 0 : ways(Cards.digits(hand, goods)) - 1;
    }

    /** Taking no digit and no gem is passing. */
    private static int addition(LordState state, int seat, Rng rng) {
        long hand = state.hand(seat);
        int gems = LordRules.mayAddGems(state, seat) ? Cards.gems(hand) : 0;
        int held = Cards.digits(hand, Digits.goods(state.number[seat]));
        int place = rng.below(ways(held) * (gems + 1));
        if (place == 0) return Codes.PASS;
        int digits = digits(held, place / (gems + 1));
        return Codes.ADD + (digits << Codes.EXTRA_BITS) + (place % (gems + 1) << Codes.GOLD_BITS);
    }

    /** The digits taken in the way with this place. */
    private static int digits(int held, int place) {
        int taken = 0;
        int left = place;
        for (int rest = held; left != 0; ) {
            int shift = Integer.numberOfTrailingZeros(rest) & ~1;
            int copies = rest >> shift & 3;
            rest -= copies << shift;
            taken |= left % (copies + 1) << shift;
            left /= copies + 1;
        }
        return taken;
    }
}
