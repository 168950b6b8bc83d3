package regalia.lord;

import java.util.ArrayList;
import java.util.List;

/**
 * Some cards, as one long: two bits for each goods and digit say how many there are, then three bits for gems and two for golds.
 * What is together no more than a deck can be added and subtracted like numbers.
 */
final class Cards {

    static final int MOST_COPIES = 3;
    static final int MOST_GEMS = 7;
    static final int MOST_GOLDS = 3;

    /** The digits of one goods take this many bits. */
    static final int DIGIT_BITS = 18;

    static final int DIGIT_MASK = (1 << DIGIT_BITS) - 1;
    static final int GEM_SHIFT = Goods.COUNT * DIGIT_BITS;
    static final int GOLD_SHIFT = GEM_SHIFT + 3;

    private static final long WITH_GOODS = (1L << GEM_SHIFT) - 1;
    private static final long ONES = 0x5555_5555_5555_5555L & WITH_GOODS;
    private static final long TWOS = ONES << 1;
    private static final int DIGIT_ONES = 0x15555;

    private Cards() {}

    /** One card of a kind. */
    static long one(int kind) {
        return 1L << shift(kind);
    }

    private static int shift(int kind) {
        return kind < Card.GOLD.ordinal() ? 2 * kind : GOLD_SHIFT;
    }

    static int count(long cards, int kind) {
        return (int) (cards >>> shift(kind)) & (kind == Card.GEM.ordinal() ? MOST_GEMS : MOST_COPIES);
    }

    /** How many cards there are. */
    static int size(long cards) {
        return withGoods(cards) + gems(cards) + golds(cards);
    }

    /** How many cards with a goods there are. */
    static int withGoods(long cards) {
        return Long.bitCount(cards & ONES) + 2 * Long.bitCount(cards & TWOS);
    }

    static boolean hasGoods(long cards) {
        return (cards & WITH_GOODS) != 0;
    }

    /** How many cards of one goods there are. */
    static int size(long cards, int goods) {
        return digitCount(digits(cards, goods));
    }

    static int digitCount(int digits) {
        return Integer.bitCount(digits & DIGIT_ONES) + 2 * Integer.bitCount(digits & DIGIT_ONES << 1);
    }

    /** The digits of one goods, two bits for each. */
    static int digits(long cards, int goods) {
        return (int) (cards >>> (goods * DIGIT_BITS)) & DIGIT_MASK;
    }

    static boolean has(long cards, int goods) {
        return digits(cards, goods) != 0;
    }

    /** The goods that are among the cards, as a set. */
    static int goods(long cards) {
        int set = 0;
        for (int goods = 0; goods < Goods.COUNT; goods++) if (has(cards, goods)) set |= 1 << goods;
        return set;
    }

    static int gems(long cards) {
        return (int) (cards >>> GEM_SHIFT) & MOST_GEMS;
    }

    static int golds(long cards) {
        return (int) (cards >>> GOLD_SHIFT) & MOST_GOLDS;
    }

    static long of(int goods, int digits, int gems, int golds) {
        return (long) digits << (goods * DIGIT_BITS) | (long) gems << GEM_SHIFT | (long) golds << GOLD_SHIFT;
    }

    /** Those of some cards that a second lot has too, each kind as often as both have it. */
    static long common(long some, long others) {
        // Where the twos are equal the ones decide; where they differ, the lot without the two has the smaller count.
        long differ = (some ^ others) & TWOS;
        long equal = some & others & ~(differ >>> 1);
        long someLess = ((others & differ) >>> 1) & some;
        long othersLess = ((some & differ) >>> 1) & others;
        long goods = (equal | someLess | othersLess) & WITH_GOODS;
        return goods
                | (long) Math.min(gems(some), gems(others)) << GEM_SHIFT
                | (long) Math.min(golds(some), golds(others)) << GOLD_SHIFT;
    }

    /** The kind on which a number below {@link #size(long)} falls when the cards are laid out kind by kind. */
    static int at(long cards, int index) {
        int left = index;
        for (int goods = 0; goods < Goods.COUNT; goods++) {
            int digits = digits(cards, goods);
            int size = digitCount(digits);
            if (left < size) return goods * Card.DIGITS + Digits.at(digits, left) - 1;
            left -= size;
        }
        return left < gems(cards) ? Card.GEM.ordinal() : Card.GOLD.ordinal();
    }

    /** The cards one by one, in the order of their kinds. */
    static List<Card> list(long cards) {
        List<Card> list = new ArrayList<>();
        for (int kind = 0; kind < Card.COUNT; kind++)
            for (int i = 0; i < count(cards, kind); i++) list.add(Card.of(kind));
        return List.copyOf(list);
    }

    static long of(List<Card> list) {
        long cards = 0;
        for (int i = 0; i < list.size(); i++) cards += one(list.get(i).ordinal());
        return cards;
    }
}
