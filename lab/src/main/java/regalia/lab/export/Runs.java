package regalia.lab.export;

import java.io.ByteArrayOutputStream;

/** Parquet's hybrid of run lengths and packed bits, for small numbers that often repeat. */
final class Runs {

    /** Numbers are packed by so many; fewer of the same are no run. */
    private static final int GROUP = 8;

    private Runs() {}

    /** How many bits the numbers below a bound take, at least one. */
    static int width(int bound) {
        return Math.max(1, 32 - Integer.numberOfLeadingZeros(bound - 1));
    }

    static byte[] of(int[] numbers, int count, int width) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        int at = 0;
        while (at < count) {
            int run = run(numbers, at, count);
            if (run >= GROUP) {
                Thrift.varint((long) run << 1, out);
                for (int shift = 0; shift < width; shift += 8) out.write(numbers[at] >>> shift);
                at += run;
            } else {
                int end = at + GROUP;
                while (end < count && run(numbers, end, count) < GROUP) end += GROUP;
                pack(numbers, at, Math.min(end, count), width, out);
                at = Math.min(end, count);
            }
        }
        return out.toByteArray();
    }

    private static int run(int[] numbers, int from, int count) {
        int end = from + 1;
        while (end < count && numbers[end] == numbers[from]) end++;
        return end - from;
    }

    /** The last group is filled up with zeros, which nobody reads. */
    private static void pack(int[] numbers, int from, int to, int width, ByteArrayOutputStream out) {
        int groups = Math.ceilDiv(to - from, GROUP);
        Thrift.varint((long) groups << 1 | 1, out);
        long waiting = 0;
        int bits = 0;
        for (int i = from; i < from + groups * GROUP; i++) {
            waiting |= (i < to ? (long) numbers[i] : 0) << bits;
            bits += width;
            while (bits >= 8) {
                out.write((int) waiting);
                waiting >>>= 8;
                bits -= 8;
            }
        }
    }
}
