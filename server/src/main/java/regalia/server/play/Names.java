package regalia.server.play;

import regalia.kernel.Rng;

/**
 * Requests by which one can tell whether another is new, kept as numbers that are made of them: that takes eight bytes for each. Two may
 * have the same number, though hardly ever: whoever finds a request here looks into the database. For one thread at a time.
 */
final class Names {

    private static final int ROOM = 64;

    private long[] numbers = new long[ROOM];
    private int size;

    void add(Answered request) {
        long number = number(request);
        int place = place(numbers, number);
        if (numbers[place] == number) return;
        numbers[place] = number;
        if (2 * ++size >= numbers.length) grow();
    }

    /** Whether it may be among them; no is certain. */
    boolean mayHave(Answered request) {
        long number = number(request);
        return numbers[place(numbers, number)] == number;
    }

    /** Never nought, which stands where there is none. */
    private static long number(Answered request) {
        long number = Rng.mix(request.seat(), request.key());
        return number == 0 ? 1 : number;
    }

    /** Where a number stands, or where it would. */
    private static int place(long[] among, long number) {
        int place = (int) number & (among.length - 1);
        while (among[place] != 0 && among[place] != number) place = (place + 1) & (among.length - 1);
        return place;
    }

    private void grow() {
        long[] more = new long[2 * numbers.length];
        for (long number : numbers) if (number != 0) more[place(more, number)] = number;
        numbers = more;
    }
}
