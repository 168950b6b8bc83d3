package regalia.lab.tally;

import java.util.Arrays;

/** The figures of one match, filled in while it is played; made once and used for one match after the other. */
public final class Figures {

    /** A victory, so that a half, a third and a seventh of it are whole numbers. */
    public static final int VICTORY = 840;

    private final long[] values = new long[Measure.values().length];
    private final int[] points;
    private final int[] victory;
    private final Ballot ballot;
    private int match;
    private int first;
    private int turningPoint;
    private boolean led;
    private int[] legal = new int[128];

    public Figures(int seats) {
        points = new int[seats];
        victory = new int[seats];
        ballot = new Ballot(seats);
    }

    public void begin(int number) {
        Arrays.fill(values, 0);
        ballot.clear();
        match = number;
        first = 0;
        turningPoint = 0;
        led = false;
    }

    public void put(Measure measure, long value) {
        values[measure.ordinal()] = value;
    }

    public void count(Measure measure, long more) {
        values[measure.ordinal()] += more;
    }

    /** A seat decides among so many legal actions. */
    public void decision(int actions) {
        int number = (int) of(Measure.DECISIONS);
        if (number == legal.length) legal = Arrays.copyOf(legal, 2 * number);
        legal[number] = actions;
        count(Measure.DECISIONS, 1);
        count(Measure.LEGAL, actions);
        if (actions > 1) count(Measure.CHOICES, 1);
    }

    /** How many actions were legal at a decision, counted from 0. */
    int legal(int decision) {
        return legal[decision];
    }

    /** Who begins. */
    public void first(int seat) {
        first = seat;
    }

    /** The action at which the winner was furthest behind. */
    public void turningPoint(int action) {
        turningPoint = action;
    }

    /** Whether points told the seats apart before the last action. */
    public void led(boolean somebody) {
        led = somebody;
    }

    /** What a seat ended with: its points, and its part of the victory in parts of {@link #VICTORY}. */
    public void result(int seat, int value, int part) {
        points[seat] = value;
        victory[seat] = part;
    }

    /** What was chosen and what could have been. */
    public Ballot ballot() {
        return ballot;
    }

    public long of(Measure measure) {
        return values[measure.ordinal()];
    }

    public int match() {
        return match;
    }

    public int seats() {
        return points.length;
    }

    public int points(int seat) {
        return points[seat];
    }

    public int victory(int seat) {
        return victory[seat];
    }

    public boolean led() {
        return led;
    }

    public int turningPoint() {
        return turningPoint;
    }

    /** A seat's place in the order of turns: 0 begins. */
    public int place(int seat) {
        return Math.floorMod(seat - first, seats());
    }
}
