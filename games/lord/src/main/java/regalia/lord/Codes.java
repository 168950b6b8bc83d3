package regalia.lord;

import org.jspecify.annotations.Nullable;
import regalia.lord.LordAction.Add;
import regalia.lord.LordAction.Crave;
import regalia.lord.LordAction.Deal;
import regalia.lord.LordAction.FirstLeader;
import regalia.lord.LordAction.Offer;
import regalia.lord.LordAction.Open;
import regalia.lord.LordAction.Pass;

/**
 * The numbers of all actions. Few have one canonical action each. Numbers laid from cards are too many for that: their code is put
 * together from goods, digits, gems and golds, a few bits for each, and taken apart again.
 */
final class Codes {

    static final int GOLD_BITS = 2;
    static final int EXTRA_BITS = 3 + GOLD_BITS;

    /** Seats take up to eight codes, kinds of cards up to 32. */
    private static final int SEATS = 8;

    private static final int KINDS = 32;

    static final int FIRST_LEADER = 0;
    static final int CRAVE = FIRST_LEADER + SEATS;
    static final int OPEN = CRAVE + KINDS;
    static final int DEAL = OPEN + LordState.SEATS * KINDS;
    static final int PASS = DEAL + LordState.SEATS * KINDS;
    static final int ADD = PASS + 1;

    /** The numbers that one goods can make, were there cards enough. */
    private static final int NUMBERS = 1 << (Cards.DIGIT_BITS + EXTRA_BITS);

    static final int OFFER = ADD + NUMBERS;
    static final int COUNT = OFFER + Goods.COUNT * NUMBERS;

    private static final @Nullable LordAction[] FEW = new LordAction[ADD];

    static {
        for (int seat = 0; seat < LordState.SEATS; seat++) {
            enter(new FirstLeader(seat));
            for (Card card : Card.values()) {
                enter(new Open(seat, card));
                enter(new Deal(seat, card));
            }
        }
        for (Card card : Card.values()) enter(new Crave(card));
        enter(new Pass());
    }

    private Codes() {}

    private static void enter(LordAction action) {
        FEW[action.code()] = action;
    }

    static int dealt(int base, int seat, int kind) {
        return base + seat * KINDS + kind;
    }

    /** The code of an addition, or one that stands for nothing if no deck has such cards. */
    static int add(int digits, int gems) {
        return fits(digits, gems, 0) ? ADD + number(digits, gems, 0) : COUNT;
    }

    /** The code of a number, or one that stands for nothing if no deck has such cards. */
    static int offer(int goods, int digits, int gems, int golds) {
        return fits(digits, gems, golds) ? OFFER + goods * NUMBERS + number(digits, gems, golds) : COUNT;
    }

    private static boolean fits(int digits, int gems, int golds) {
        return digits >= 0 && 0 <= gems && gems <= Cards.MOST_GEMS && 0 <= golds && golds <= Cards.MOST_GOLDS;
    }

    private static int number(int digits, int gems, int golds) {
        return digits << EXTRA_BITS | gems << GOLD_BITS | golds;
    }

    /** Where the numbers of a goods begin. */
    static int offers(int goods) {
        return OFFER + goods * NUMBERS;
    }

    static boolean isOffer(int code) {
        return code >= OFFER;
    }

    static boolean isAdd(int code) {
        return ADD <= code && code < OFFER;
    }

    static boolean isDeal(int code) {
        return DEAL <= code && code < PASS;
    }

    /** Whom a card is dealt to, by the code of the deal. */
    static int dealtTo(int code) {
        return (code - DEAL) / KINDS;
    }

    /** Which card is dealt, by the code of the deal. */
    static Card dealt(int code) {
        return Card.of((code - DEAL) % KINDS);
    }

    /** The cards of a number, by its code. */
    static long offered(int code) {
        int goods = (code - OFFER) / NUMBERS;
        return cards(goods, code - offers(goods));
    }

    /** The cards of an addition to a number of that goods, by its code. */
    static long added(int goods, int code) {
        return cards(goods, code - ADD);
    }

    private static long cards(int goods, int number) {
        return Cards.of(goods, number >> EXTRA_BITS, gems(number), number & Cards.MOST_GOLDS);
    }

    private static int gems(int number) {
        return number >> GOLD_BITS & Cards.MOST_GEMS;
    }

    /** Every number has a digit, every addition a card, and no addition has a gold. */
    static boolean exists(int code) {
        if (code < 0 || code >= COUNT) return false;
        if (code < ADD) return FEW[code] != null;
        if (isAdd(code)) return code != ADD && (code - ADD & Cards.MOST_GOLDS) == 0;
        return (code - OFFER) % NUMBERS >> EXTRA_BITS != 0;
    }

    static LordAction action(int code) {
        if (!exists(code)) throw new IllegalArgumentException("no action has code " + code);
        if (isAdd(code)) {
            int number = code - ADD;
            return new Add(Digits.list(number >> EXTRA_BITS), gems(number));
        }
        if (isOffer(code)) {
            int goods = (code - OFFER) / NUMBERS;
            int number = code - offers(goods);
            return new Offer(
                    Goods.of(goods), Digits.list(number >> EXTRA_BITS), gems(number), number & Cards.MOST_GOLDS);
        }
        return few(code);
    }

    static LordAction few(int code) {
        LordAction action = FEW[code];
        if (action == null) throw new IllegalArgumentException("no action has code " + code);
        return action;
    }
}
