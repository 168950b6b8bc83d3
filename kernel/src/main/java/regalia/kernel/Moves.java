package regalia.kernel;

import java.util.Arrays;

/** The codes that are legal at one moment, ascending; for chance each with its weight. Made once and filled again and again. */
public final class Moves {

    private int[] codes = new int[64];
    private int[] weights = new int[64];
    private int size;
    private int total;

    public void clear() {
        size = 0;
        total = 0;
    }

    public void add(int code) {
        add(code, 1);
    }

    /** An outcome of chance that is {@code weight} times as likely as one of weight 1. */
    public void add(int code, int weight) {
        if (size == codes.length) grow();
        codes[size] = code;
        weights[size++] = weight;
        total += weight;
    }

    public int size() {
        return size;
    }

    public int code(int index) {
        return codes[index];
    }

    public int weight(int index) {
        return weights[index];
    }

    /** The sum of all weights. */
    public int total() {
        return total;
    }

    public boolean contains(int code) {
        return Arrays.binarySearch(codes, 0, size, code) >= 0;
    }

    /** The code on which a number below {@link #total()} falls when the weights are laid end to end in code order. */
    public int at(int point) {
        if (total == size) return codes[point];
        int index = 0;
        for (int left = point - weights[0]; left >= 0; left -= weights[index]) index++;
        return codes[index];
    }

    /** A code drawn by weight. */
    public int draw(Rng rng) {
        return at(rng.below(total));
    }

    public int[] toArray() {
        return Arrays.copyOf(codes, size);
    }

    private void grow() {
        codes = Arrays.copyOf(codes, 2 * size);
        weights = Arrays.copyOf(weights, 2 * size);
    }

    @Override
    public String toString() {
        return Arrays.toString(toArray());
    }
}
