package regalia.palace;

import java.util.Arrays;
import regalia.kernel.Seat;
import regalia.kernel.State;

/**
 * A position of Road to the Palace. The deck has no order: it is a number of cards out of all that nobody has seen, among them
 * those taken out unseen. Small numbers share one array, because one array is copied faster than many.
 */
public final class PalaceState implements State<PalaceState> {

    static final int SEATS = 4;
    static final int ROWS = 3;
    static final int ROUNDS = 2;
    static final int NONE = -1;

    /** What a seat has, from its part of the array on: cards by number, discs on its board, columns, bribes. */
    private static final int TAKEN = 0;

    private static final int DISCS = TAKEN + Card.COUNT;
    private static final int TOTAL = DISCS + Colour.COUNT;
    private static final int VIOLETS = TOTAL + Kind.COLUMNS;
    private static final int ORDER = VIOLETS + Kind.COLUMNS;
    private static final int BRIBE = ORDER + Kind.COLUMNS;
    private static final int POLITICIANS = BRIBE + ROUNDS;
    private static final int SEAT = POLITICIANS + ROUNDS;

    /** What lies in the middle, behind the seats. */
    private static final int UNSEEN = SEATS * SEAT;

    private static final int RESERVE = UNSEEN + Card.COUNT;
    private static final int GRID = RESERVE + Colour.COUNT;
    private static final int COUNTS = GRID + ROWS;

    /** A row is a stack of card numbers of this many bits, the leftmost card lowest. */
    private static final int BITS = 4;

    private static final int NUMBER = (1 << BITS) - 1;

    int stage;
    int toAct;
    /** From 0. */
    int round;
    /** How many turns of this round are over. */
    int turns;
    /** Who holds the first-player pawn. */
    int pawn;
    /** Whose turn it is. */
    int actor;
    /** The row that is being filled or was taken from; 0 when no row is. */
    int row;
    /** How many Politicians came up while the grid was laid: all know that these are in the deck. */
    int setAside;
    /** Violet discs put aside until round 2. */
    int violetAside;
    /** How many cards the deck has. */
    int deck;

    final int[] points = new int[SEATS];
    private final int[] rows = new int[ROWS];
    private final byte[] counts = new byte[COUNTS];

    @Override
    public int toAct() {
        return toAct;
    }

    @Override
    public void copyFrom(PalaceState other) {
        stage = other.stage;
        toAct = other.toAct;
        round = other.round;
        turns = other.turns;
        pawn = other.pawn;
        actor = other.actor;
        row = other.row;
        setAside = other.setAside;
        violetAside = other.violetAside;
        deck = other.deck;
        System.arraycopy(other.points, 0, points, 0, SEATS);
        System.arraycopy(other.rows, 0, rows, 0, ROWS);
        System.arraycopy(other.counts, 0, counts, 0, COUNTS);
    }

    /** Empties table and boards, so that they can be laid anew. */
    void clear() {
        Arrays.fill(rows, 0);
        Arrays.fill(counts, (byte) 0);
    }

    void stage(Stage next, int seats) {
        stage = next.ordinal();
        toAct = seats;
    }

    Stage stage() {
        return Stage.of(stage);
    }

    boolean isToAct(int seat) {
        return seat >= 0 && seat <= Seat.CHANCE && (toAct & Seat.bit(seat)) != 0;
    }

    /** How many cards of a number a seat has in its columns. */
    int taken(int seat, int number) {
        return counts[seat * SEAT + TAKEN + number - 1];
    }

    void addTaken(int seat, int number) {
        counts[seat * SEAT + TAKEN + number - 1]++;
    }

    /** Discs on a seat's board. */
    int discs(int seat, int colour) {
        return counts[seat * SEAT + DISCS + colour];
    }

    void addDiscs(int seat, int colour, int more) {
        counts[seat * SEAT + DISCS + colour] += (byte) more;
    }

    /** Favour of a seat's column of a kind, 0 if there is none. */
    int total(int seat, int kind) {
        return counts[seat * SEAT + TOTAL + kind];
    }

    void addTotal(int seat, int kind, int more) {
        counts[seat * SEAT + TOTAL + kind] += (byte) more;
    }

    /** Violet discs on the cards of a column. */
    int violets(int seat, int kind) {
        return counts[seat * SEAT + VIOLETS + kind];
    }

    void addViolets(int seat, int kind, int more) {
        counts[seat * SEAT + VIOLETS + kind] += (byte) more;
    }

    /** The kind of the column at a place, counted from 0 at the left, or NONE. */
    int column(int seat, int place) {
        return counts[seat * SEAT + ORDER + place] - 1;
    }

    void column(int seat, int place, int kind) {
        counts[seat * SEAT + ORDER + place] = (byte) (kind + 1);
    }

    /** The kind of the bribe that a seat chose for a round, or NONE as long as it hasn't. */
    int bribe(int seat, int ofRound) {
        return counts[seat * SEAT + BRIBE + ofRound] - 1;
    }

    void bribe(int seat, int ofRound, int kind) {
        counts[seat * SEAT + BRIBE + ofRound] = (byte) (kind + 1);
    }

    /** Politicians that a seat put to its bribe of a round. */
    int politicians(int seat, int ofRound) {
        return counts[seat * SEAT + POLITICIANS + ofRound];
    }

    void addPoliticians(int seat, int ofRound, int more) {
        counts[seat * SEAT + POLITICIANS + ofRound] += (byte) more;
    }

    /** Cards of a number that are in the deck or were taken out unseen. */
    int unseen(int number) {
        return counts[UNSEEN + number - 1];
    }

    void addUnseen(int number, int more) {
        counts[UNSEEN + number - 1] += (byte) more;
    }

    int reserve(int colour) {
        return counts[RESERVE + colour];
    }

    void addReserve(int colour, int more) {
        counts[RESERVE + colour] += (byte) more;
    }

    boolean reserveIsEmpty() {
        return (reserve(0) | reserve(1) | reserve(2) | reserve(3)) == 0;
    }

    /** The colour of the disc on the leftmost card of a row, or NONE. */
    int discOn(int at) {
        return counts[GRID + at] - 1;
    }

    void discOn(int at, int colour) {
        counts[GRID + at] = (byte) (colour + 1);
    }

    boolean anyDiscOnGrid() {
        return (counts[GRID] | counts[GRID + 1] | counts[GRID + 2]) != 0;
    }

    int size(int at) {
        return (Integer.SIZE - Integer.numberOfLeadingZeros(rows[at]) + BITS - 1) / BITS;
    }

    boolean isEmpty(int at) {
        return rows[at] == 0;
    }

    boolean gridIsEmpty() {
        return (rows[0] | rows[1] | rows[2]) == 0;
    }

    /** The number of the card at a place of a row, counted from 0 at the left; 0 behind the last. */
    int cardAt(int at, int place) {
        return (rows[at] >>> (place * BITS)) & NUMBER;
    }

    /** Rows are filled from right to left: a new card lies left of those before it. */
    void layCard(int at, int number) {
        rows[at] = (rows[at] << BITS) | number;
    }

    /** Takes the leftmost card away. */
    int takeCard(int at) {
        int number = rows[at] & NUMBER;
        rows[at] >>>= BITS;
        return number;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PalaceState that
                && stage == that.stage
                && toAct == that.toAct
                && round == that.round
                && turns == that.turns
                && pawn == that.pawn
                && actor == that.actor
                && row == that.row
                && setAside == that.setAside
                && violetAside == that.violetAside
                && deck == that.deck
                && Arrays.equals(points, that.points)
                && Arrays.equals(rows, that.rows)
                && Arrays.equals(counts, that.counts);
    }

    @Override
    public int hashCode() {
        int hash = Arrays.hashCode(counts);
        hash = 31 * hash + Arrays.hashCode(rows);
        hash = 31 * hash + Arrays.hashCode(points);
        return 31 * hash + (stage * 31 + toAct) * 31 + turns;
    }
}
