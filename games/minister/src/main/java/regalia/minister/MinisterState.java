package regalia.minister;

import java.util.Arrays;
import regalia.kernel.Seat;
import regalia.kernel.State;

/** A position of Minister. A seat has four members, numbered {@code seat * 4} and following; spots are those of its board. */
public final class MinisterState implements State<MinisterState> {

    static final int SEATS = 4;
    static final int MEMBERS = 4;
    static final int NONE = -1;

    int stage;
    int toAct;
    /** Whose turn it is. */
    int turn;
    /** How often the die was rolled. */
    int rolls;
    /** What the die of this turn shows, 0 before it is rolled. */
    int number;
    /** Dice still to roll for an arrival, and the ministers that those before have brought. */
    int dice;

    int sum;
    /** The member that stands on an influence space and asks, 0 if none does. */
    int asking;
    /** The members of the turn that are still to advance by influence, as a set of 0 to 3. */
    int toMove;
    /** Steps left to election day. */
    int left;
    /** Who holds the Chancellor, or NONE. */
    int chancellor;
    /** The members in the soup below their spot, and the exiles, as sets. */
    int soup;

    int exiles;
    /** Where each member stands. */
    final byte[] at = new byte[SEATS * MEMBERS];
    /** How many stand on each spot or in the soup below it, which keeps it taken. */
    final byte[] count;
    /** Each party's posts in the cabinet, the Chancellor's seat not counted. */
    final int[] posts = new int[SEATS];

    MinisterState(int spots) {
        count = new byte[spots];
    }

    @Override
    public int toAct() {
        return toAct;
    }

    @Override
    public void copyFrom(MinisterState other) {
        stage = other.stage;
        toAct = other.toAct;
        turn = other.turn;
        rolls = other.rolls;
        number = other.number;
        dice = other.dice;
        sum = other.sum;
        asking = other.asking;
        toMove = other.toMove;
        left = other.left;
        chancellor = other.chancellor;
        soup = other.soup;
        exiles = other.exiles;
        System.arraycopy(other.at, 0, at, 0, at.length);
        System.arraycopy(other.count, 0, count, 0, count.length);
        System.arraycopy(other.posts, 0, posts, 0, SEATS);
    }

    void stage(Stage next, int seats) {
        stage = next.ordinal();
        toAct = seats;
    }

    void ask(Stage next, int seat) {
        stage(next, Seat.bit(seat));
    }

    Stage stage() {
        return Stage.of(stage);
    }

    boolean isInSoup(int member) {
        return (soup >> member & 1) != 0;
    }

    boolean isExile(int member) {
        return (exiles >> member & 1) != 0;
    }

    /** Whether a member stands on the track as usual: neither in soup nor in exile. */
    boolean isFree(int member) {
        return ((soup | exiles) >> member & 1) == 0;
    }

    /** A party's ministers, the Chancellor counted. */
    int ministers(int seat) {
        return posts[seat] + (chancellor == seat ? 1 : 0);
    }

    void put(int member, int spot) {
        at[member] = (byte) spot;
        count[spot]++;
    }

    void move(int member, int spot) {
        count[at[member]]--;
        put(member, spot);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof MinisterState that
                && stage == that.stage
                && toAct == that.toAct
                && turn == that.turn
                && rolls == that.rolls
                && number == that.number
                && dice == that.dice
                && sum == that.sum
                && asking == that.asking
                && toMove == that.toMove
                && left == that.left
                && chancellor == that.chancellor
                && soup == that.soup
                && exiles == that.exiles
                && Arrays.equals(at, that.at)
                && Arrays.equals(count, that.count)
                && Arrays.equals(posts, that.posts);
    }

    @Override
    public int hashCode() {
        int hash = Arrays.hashCode(at);
        hash = 31 * hash + Arrays.hashCode(posts);
        hash = 31 * hash + (soup << 16 | exiles);
        return 31 * hash + (((stage * 31 + turn) * 31 + rolls) * 31 + number) * 31 + sum;
    }
}
