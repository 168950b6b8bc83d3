package regalia.lord;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import regalia.kernel.Moves;
import regalia.kernel.Rule;

/**
 * The digits of one goods, two bits for each of 1 to 9, and the numbers that can be laid from them. Tables hold what can be taken
 * out of the low digits (1-4) and of the high ones (5-9), so that thousands of numbers are listed by running along two rows.
 */
final class Digits {

    private static final int LOW_BITS = 8;
    private static final int LOW_MASK = (1 << LOW_BITS) - 1;
    private static final int HIGH_BITS = Cards.DIGIT_BITS - LOW_BITS;

    private static final int[][] LOW_PARTS = parts(LOW_BITS, Codes.EXTRA_BITS);
    private static final int[][] HIGH_PARTS = parts(HIGH_BITS, LOW_BITS + Codes.EXTRA_BITS);
    private static final long[] LOW_VALUE = values(LOW_BITS, 1);
    private static final long[] HIGH_VALUE = values(HIGH_BITS, 1 + LOW_BITS / 2);
    private static final long[] TEN_TO = powers();

    private Digits() {}

    /** For each lot of digits all lots that can be taken out of it, nothing first and itself last, where codes have them. */
    private static int[][] parts(int bits, int shift) {
        int[][] parts = new int[1 << bits][];
        int[] part = new int[1 << bits];
        for (int whole = 0; whole < parts.length; whole++) {
            int size = 0;
            for (int some = 0; some <= whole; some++) if (within(some, whole)) part[size++] = some << shift;
            parts[whole] = Arrays.copyOf(part, size);
        }
        return parts;
    }

    /** Whether no digit is in the one lot more often than in the other. */
    static boolean within(int some, int whole) {
        for (int rest = some, all = whole; rest != 0; rest >>>= 2, all >>>= 2) if ((rest & 3) > (all & 3)) return false;
        return true;
    }

    private static long[] values(int bits, int lowest) {
        long[] values = new long[1 << bits];
        for (int digits = 0; digits < values.length; digits++)
            for (int digit = 0; digit < bits / 2; digit++)
                for (int copy = 0; copy < (digits >> (2 * digit) & 3); copy++)
                    values[digits] = values[digits] * 10 + lowest + digit;
        return values;
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
     * Lists all numbers of some digits with up to so many gems and golds, their codes counted from a base.
     *
     * @param bare whether gems alone will do
     */
    @Rule("LOR-9")
    static void list(int digits, int gems, int golds, boolean bare, int base, Moves out) {
        int[] lows = LOW_PARTS[digits & LOW_MASK];
        int[] highs = HIGH_PARTS[digits >>> LOW_BITS];
        if (bare) extras(base, 1, gems, golds, out);
        for (int i = 0; i < highs.length; i++) {
            int above = base + highs[i];
            for (int j = i == 0 ? 1 : 0; j < lows.length; j++) {
                out.add(above + lows[j]);
                if ((gems | golds) != 0) extras(above + lows[j], 0, gems, golds, out);
            }
        }
    }

    /** The same digits with some extras, once for each lot of them. */
    private static void extras(int code, int fewestGems, int gems, int golds, Moves out) {
        for (int gem = fewestGems; gem <= gems; gem++)
            for (int gold = gem == 0 ? 1 : 0; gold <= golds; gold++) out.add(code + (gem << Codes.GOLD_BITS) + gold);
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
