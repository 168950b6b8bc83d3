package regalia.lab.tally;

import java.util.Arrays;

/**
 * What was chosen in one match and what could have been, by the numbers of the picks. A pick is something that an action may be about: a
 * card, a place, a number. It counts where it can be chosen and can be left: where some legal actions are about it and others aren't.
 */
public final class Ballot {

    /** One part in so many: an even chance is kept as a whole number of these. */
    public static final int EVEN = 1 << 20;

    private final int seats;
    private int[] touched = new int[64];
    private int touchedSize;
    private long[] offered = new long[64];
    private long[] even = new long[64];
    private int[] chosen;

    Ballot(int seats) {
        this.seats = seats;
        chosen = new int[64 * seats];
    }

    void clear() {
        for (int i = 0; i < touchedSize; i++) {
            int pick = touched[i];
            offered[pick] = 0;
            even[pick] = 0;
            Arrays.fill(chosen, pick * seats, (pick + 1) * seats, 0);
        }
        touchedSize = 0;
    }

    /** A pick can be chosen by some of the legal actions. */
    public void offer(int pick, int actions, int legal) {
        if (pick >= offered.length) grow(pick);
        if (offered[pick]++ == 0) {
            if (touchedSize == touched.length) touched = Arrays.copyOf(touched, 2 * touchedSize);
            touched[touchedSize++] = pick;
        }
        even[pick] += (long) actions * EVEN / legal;
    }

    /** A seat has chosen a pick that was on offer. */
    public void choose(int pick, int seat) {
        chosen[pick * seats + seat]++;
    }

    private void grow(int pick) {
        int size = 2 * Math.max(pick, offered.length);
        offered = Arrays.copyOf(offered, size);
        even = Arrays.copyOf(even, size);
        chosen = Arrays.copyOf(chosen, size * seats);
    }

    /** How many picks were on offer. */
    int size() {
        return touchedSize;
    }

    int pick(int index) {
        return touched[index];
    }

    long offered(int pick) {
        return offered[pick];
    }

    long even(int pick) {
        return even[pick];
    }

    int chosen(int pick, int seat) {
        return chosen[pick * seats + seat];
    }
}
