package regalia.kernel;

import java.util.stream.IntStream;

/**
 * A place at the table, counted from 0 clockwise. Rules work with the bare number; this record is how a seat stands in a
 * message, so that a reader can put the player's name there.
 *
 * <p>Chance and the spectator are seat numbers too: chance acts, the spectator only looks.
 */
public record Seat(int number) {

    /** Who rolls dice and draws cards. Its bit is the sign bit, so {@code toAct() < 0} asks whether chance is to act. */
    public static final int CHANCE = 31;

    /** Whoever looks on without a seat of their own. */
    public static final int SPECTATOR = 30;

    /** Audience of an announcement that all may hear: every seat and the spectators. */
    public static final int EVERYBODY = ~(1 << CHANCE);

    private static final int MOST = 8;
    private static final Seat[] SEATS =
            IntStream.range(0, MOST).mapToObj(Seat::new).toArray(Seat[]::new);

    /** The canonical instance: announcing one creates nothing. */
    public static Seat of(int number) {
        return SEATS[number];
    }

    /** The bit of a seat in a set of seats. */
    public static int bit(int seat) {
        return 1 << seat;
    }

    /** Everybody but one seat. */
    public static int others(int seat) {
        return EVERYBODY & ~bit(seat);
    }

    /** The set of all seats of a match. */
    public static int all(int seats) {
        return (1 << seats) - 1;
    }

    /** The lowest seat in a set; chance when it is chance's turn. */
    public static int lowest(int set) {
        return Integer.numberOfTrailingZeros(set);
    }
}
