package regalia.kernel;

/**
 * A source of random numbers that gives the same numbers for the same seed on every machine (xoroshiro128++, seeded by
 * SplitMix64). Not for luck between people: that is verifiable luck, made of secrets.
 */
public final class Rng {

    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private long low;
    private long high;

    public Rng(long seed) {
        seed(seed);
    }

    /** Starts again from a seed, as a new one would. */
    public void seed(long seed) {
        low = mix(seed + GOLDEN);
        high = mix(seed + GOLDEN + GOLDEN);
    }

    public long next() {
        long a = low;
        long b = high;
        long result = Long.rotateLeft(a + b, 17) + a;
        b ^= a;
        low = Long.rotateLeft(a, 49) ^ b ^ (b << 21);
        high = Long.rotateLeft(b, 28);
        return result;
    }

    /** A number from 0 to {@code bound - 1}, each exactly as likely (Lemire's multiplication with rejection). */
    public int below(int bound) {
        long product = (next() >>> 32) * bound;
        if (Integer.compareUnsigned((int) product, bound) < 0) {
            int floor = Integer.remainderUnsigned(-bound, bound);
            while (Integer.compareUnsigned((int) product, floor) < 0) product = (next() >>> 32) * bound;
        }
        return (int) (product >>> 32);
    }

    /** A fraction of at least 0 and below 1. */
    public double fraction() {
        return (next() >>> 11) * 0x1.0p-53;
    }

    /** One of the set bits of a non-empty set, each as likely: its index. */
    public int bitOf(int set) {
        int rest = set;
        for (int skip = below(Integer.bitCount(set)); skip > 0; skip--) rest &= rest - 1;
        return Integer.numberOfTrailingZeros(rest);
    }

    /** Scatters a number over all 64 bits (the finaliser of SplitMix64): for making seeds from seeds. */
    public static long mix(long value) {
        long z = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    /** A seed made of a seed and a name: the same name always gives the same. */
    public static long mix(long seed, String name) {
        long hash = mix(seed + GOLDEN);
        for (int i = 0; i < name.length(); i++) hash = mix(hash ^ name.charAt(i)) + GOLDEN;
        return hash;
    }
}
