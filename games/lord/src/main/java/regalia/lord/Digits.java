package regalia.lord;

import java.util.ArrayList;
import java.util.List;
import regalia.kernel.Moves;
import regalia.kernel.Rule;

/**
 * The digits of one goods, two bits for each of 1 to 9, and the numbers that can be laid from them. What a lot of digits reads as is
 * looked up for the low ones (1-4) and the high ones (5-9).
 */
final class Digits {

    private static final int LOW_BITS = 8;
    private static final int LOW_MASK = (1 << LOW_BITS) - 1;
    private static final int HIGH_BITS = Cards.DIGIT_BITS - LOW_BITS;

    private static final long[] LOW_VALUE = values(LOW_BITS, 1);
    private static final long[] HIGH_VALUE = values(HIGH_BITS, 1 + LOW_BITS / 2);
    private static final long[] TEN_TO = powers();
    private static final byte[][] LOW_DIGITS = digits(LOW_BITS, 1);
    private static final byte[][] HIGH_DIGITS = digits(HIGH_BITS, 1 + LOW_BITS / 2);

    private Digits() {}

    private static long[] values(int bits, int lowest) {
        long[] values = new long[1 << bits];
        for (int digits = 0; digits < values.length; digits++)
            for (int digit = 0; digit < bits / 2; digit++)
                for (int copy = 0; copy < (digits >> (2 * digit) & 3); copy++)
                    values[digits] = values[digits] * 10 + lowest + digit;
        return values;
    }

    /** For each lot of digits the digits one by one. */
    private static byte[][] digits(int bits, int lowest) {
        byte[][] digits = new byte[1 << bits][];
        for (int lot = 0; lot < digits.length; lot++) {
            digits[lot] = new byte[Cards.digitCount(lot)];
            int size = 0;
            for (int digit = 0; digit < bits / 2; digit++)
                for (int copy = 0; copy < (lot >> (2 * digit) & 3); copy++)
                    digits[lot][size++] = (byte) (lowest + digit);
        }
        return digits;
    }

    private static long[] powers() {
        long[] powers = new long[19];
        powers[0] = 1;
        for (int i = 1; i < powers.length; i++) powers[i] = 10 * powers[i - 1];
        return powers;
    }

    /** A number as it is read: its digits ascending, then the zeros. More digits are more, so this orders numbers. */
    @Rule("LOR-9")
    static long value(long number) {
        int digits = Cards.digits(number, goods(number));
        int high = digits >>> LOW_BITS;
        long read = LOW_VALUE[digits & LOW_MASK] * TEN_TO[Cards.digitCount(high)] + HIGH_VALUE[high];
        return read * TEN_TO[Cards.gems(number) + 2 * Cards.golds(number)];
    }

    /** The one goods that a number is made of. */
    static int goods(long number) {
        return Cards.has(number, 0) ? 0 : Cards.has(number, 1) ? 1 : 2;
    }

    /**
     * Lists all numbers of some digits with up to so many gems and golds, their codes counted from a base. Each further digit comes
     * behind all numbers without it: alone, then with each of those.
     *
     * @param bare whether gems alone will do
     */
    @Rule("LOR-9")
    static void list(int digits, int gems, int golds, boolean bare, int base, Moves out) {
        int start = out.size();
        for (int gem = 1; bare && gem <= gems; gem++) out.add(base + (gem << Codes.GOLD_BITS));
        int rest = digits;
        while (rest != 0) {
            int shift = Integer.numberOfTrailingZeros(rest) & ~1;
            int copies = rest >> shift & 3;
            rest -= copies << shift;
            int without = out.size();
            for (int copy = 1; copy <= copies; copy++) {
                int more = copy << (shift + Codes.EXTRA_BITS);
                if (bare) out.add(base + more);
                else extras(base + more, gems, golds, out);
                for (int i = start; i < without; i++) out.add(out.code(i) + more);
            }
        }
    }

    private static void extras(int code, int gems, int golds, Moves out) {
        for (int gem = 0; gem <= gems; gem++)
            for (int gold = 0; gold <= golds; gold++) out.add(code + (gem << Codes.GOLD_BITS) + gold);
    }

    /** The digit at a place when they are laid out ascending. */
    static int at(int digits, int index) {
        byte[] low = LOW_DIGITS[digits & LOW_MASK];
        return index < low.length ? low[index] : HIGH_DIGITS[digits >>> LOW_BITS][index - low.length];
    }

    /** The digits one by one, ascending. */
    static List<Integer> list(int digits) {
        List<Integer> list = new ArrayList<>();
        for (int digit = 1; digit <= Card.DIGITS; digit++)
            for (int i = 0; i < (digits >> (2 * (digit - 1)) & 3); i++) list.add(digit);
        return List.copyOf(list);
    }

    /** The digits of a list, or {@link LordState#NONE} if there are such as no card has, or more of one than any deck. */
    static int of(List<Integer> list) {
        int digits = 0;
        for (int digit : list) {
            if (digit < 1 || digit > Card.DIGITS) return LordState.NONE;
            int shift = 2 * (digit - 1);
            if ((digits >> shift & 3) == Cards.MOST_COPIES) return LordState.NONE;
            digits += 1 << shift;
        }
        return digits;
    }
}
