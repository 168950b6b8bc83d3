package regalia.codec.match;

import java.util.Arrays;
import regalia.kernel.Seat;
import regalia.kernel.State;

/** A position of the game of bids. */
final class BidPosition implements State<BidPosition> {

    final int seats;
    final int rounds;
    int first = -1;
    int round;
    final int[] cards = new int[3];
    final int[] bids = new int[3];
    final int[] points = new int[3];

    BidPosition(int seats, int rounds) {
        this.seats = seats;
        this.rounds = rounds;
        Arrays.fill(bids, -1);
    }

    int undealt() {
        for (int seat = 0; seat < seats; seat++) if (cards[seat] == 0) return seat;
        return -1;
    }

    boolean allBid() {
        return Arrays.stream(bids, 0, seats).noneMatch(bid -> bid < 0);
    }

    @Override
    public int toAct() {
        if (round == rounds) return 0;
        if (first < 0 || undealt() >= 0) return Seat.bit(Seat.CHANCE);
        int set = 0;
        for (int seat = 0; seat < seats; seat++) if (bids[seat] < 0) set |= Seat.bit(seat);
        return set;
    }

    @Override
    public void copyFrom(BidPosition other) {
        first = other.first;
        round = other.round;
        System.arraycopy(other.cards, 0, cards, 0, cards.length);
        System.arraycopy(other.bids, 0, bids, 0, bids.length);
        System.arraycopy(other.points, 0, points, 0, points.length);
    }
}
