package regalia.lab.play;

import java.util.Arrays;
import regalia.kernel.Seat;

/** What was done in one match: who acted, and the code of the action. */
final class Trail {

    private int[] seats = new int[256];
    private int[] codes = new int[256];
    private int size;

    void clear() {
        size = 0;
    }

    void add(int seat, int code) {
        if (size == seats.length) {
            seats = Arrays.copyOf(seats, 2 * size);
            codes = Arrays.copyOf(codes, 2 * size);
        }
        seats[size] = seat;
        codes[size++] = code;
    }

    int size() {
        return size;
    }

    int seat(int index) {
        return seats[index];
    }

    int code(int index) {
        return codes[index];
    }

    /** The action, counted from 1, with which half of all decisions of seats are made; 0 if there is none. */
    int halfTime() {
        int decisions = 0;
        for (int i = 0; i < size; i++) if (seats[i] != Seat.CHANCE) decisions++;
        int half = Math.ceilDiv(decisions, 2);
        for (int i = 0; i < size; i++) if (seats[i] != Seat.CHANCE && --half <= 0) return i + 1;
        return 0;
    }
}
