package regalia.testkit.toy;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import regalia.kernel.Seat;
import regalia.kernel.State;

/** Where each card is, what is picked and who leads. */
public class ToyState implements State<ToyState> {

    static final byte DECK = -1;
    static final byte SHOWN = -2;
    static final int HAND = 2;

    public final int seats;
    public int first = -1;
    public byte[] where = new byte[ToyAct.CARDS];
    public final byte[] pick;
    public final int[] points;

    public ToyState(int seats) {
        this.seats = seats;
        pick = new byte[seats];
        points = new int[seats];
        Arrays.fill(where, DECK);
        Arrays.fill(pick, (byte) -1);
    }

    public int count(int place) {
        int count = 0;
        for (byte other : where) if (other == place) count++;
        return count;
    }

    int dealt() {
        return ToyAct.CARDS - count(DECK);
    }

    int next() {
        return (first + dealt()) % seats;
    }

    int picked() {
        int set = 0;
        for (int seat = 0; seat < seats; seat++) if (pick[seat] >= 0) set |= Seat.bit(seat);
        return set;
    }

    @Override
    public int toAct() {
        if (first < 0 || dealt() < seats * HAND) return Seat.bit(Seat.CHANCE);
        return count(SHOWN) == seats * HAND ? 0 : Seat.all(seats) & ~picked();
    }

    @Override
    public void copyFrom(ToyState other) {
        first = other.first;
        System.arraycopy(other.where, 0, where, 0, where.length);
        System.arraycopy(other.pick, 0, pick, 0, pick.length);
        System.arraycopy(other.points, 0, points, 0, points.length);
    }

    @Override
    public boolean equals(@Nullable Object object) {
        return object instanceof ToyState other
                && first == other.first
                && seats == other.seats
                && Arrays.equals(where, other.where)
                && Arrays.equals(pick, other.pick)
                && Arrays.equals(points, other.points);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(where) * 31 + Arrays.hashCode(pick) + Arrays.hashCode(points) * 17 + first;
    }
}
