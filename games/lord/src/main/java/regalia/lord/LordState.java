package regalia.lord;

import java.util.Arrays;
import regalia.kernel.Seat;
import regalia.kernel.State;

/** A position of Road to Lord. Lots of cards are packed as {@link Cards} tells; a deck has no order until it is drawn from. */
public final class LordState implements State<LordState> {

    static final int SEATS = 4;
    static final int OFFERINGS = 8;
    static final int NONE = -1;

    int stage;
    int toAct;
    /** Games and offerings count from 0. */
    int game;

    int offering;
    /** Who leads the first offering of the first game. */
    int first;
    /** Who leads this offering; before it begins, who is due to. */
    int leader;
    /** The goods that was led, or NONE. */
    int led;
    /** What was not drawn: with two players, in the end, the cards that were removed unseen. */
    long deck;

    /** What was played in earlier offerings of this game, and face down since. */
    long discarded;

    /** The King's Craving in the order in which it holds: kinds of cards, NONE where none is drawn yet. */
    final byte[] craving = new byte[OFFERINGS];

    /** What a seat holds that only it sees, and what lies open before it. Together they are its hand. */
    final long[] secret = new long[SEATS];

    final long[] open = new long[SEATS];
    /** A seat's number in this offering, 0 if it has none. */
    final long[] number = new long[SEATS];
    /** The goods that a seat has shown not to hold, as a set. */
    final int[] voids = new int[SEATS];

    final int[] points = new int[SEATS];
    /** Offerings won. */
    final int[] won = new int[SEATS];

    @Override
    public int toAct() {
        return toAct;
    }

    @Override
    public void copyFrom(LordState other) {
        stage = other.stage;
        toAct = other.toAct;
        game = other.game;
        offering = other.offering;
        first = other.first;
        leader = other.leader;
        led = other.led;
        deck = other.deck;
        discarded = other.discarded;
        System.arraycopy(other.craving, 0, craving, 0, OFFERINGS);
        System.arraycopy(other.secret, 0, secret, 0, SEATS);
        System.arraycopy(other.open, 0, open, 0, SEATS);
        System.arraycopy(other.number, 0, number, 0, SEATS);
        System.arraycopy(other.voids, 0, voids, 0, SEATS);
        System.arraycopy(other.points, 0, points, 0, SEATS);
        System.arraycopy(other.won, 0, won, 0, SEATS);
    }

    void stage(Stage next, int seats) {
        stage = next.ordinal();
        toAct = seats;
    }

    Stage stage() {
        return Stage.of(stage);
    }

    /** Whose turn it is while players play. */
    int actor() {
        return Seat.lowest(toAct);
    }

    /** All cards of a seat. */
    long hand(int seat) {
        return secret[seat] + open[seat];
    }

    /** The goods that the King craves in this offering, NONE if the card is a gem or a gold. */
    int craved() {
        return Card.goods(craving[offering]);
    }

    /** How many cards of the King's Craving are drawn. */
    int drawn() {
        int drawn = 0;
        while (drawn < OFFERINGS && craving[drawn] != NONE) drawn++;
        return drawn;
    }

    /** Puts cards of a seat into its number; of equal cards the open copy goes first (LOR-7). */
    void lay(int seat, long cards) {
        long opened = open[seat] == 0 ? 0 : Cards.common(open[seat], cards);
        open[seat] -= opened;
        secret[seat] -= cards - opened;
        number[seat] += cards;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LordState that
                && stage == that.stage
                && toAct == that.toAct
                && game == that.game
                && offering == that.offering
                && first == that.first
                && leader == that.leader
                && led == that.led
                && deck == that.deck
                && discarded == that.discarded
                && Arrays.equals(craving, that.craving)
                && Arrays.equals(secret, that.secret)
                && Arrays.equals(open, that.open)
                && Arrays.equals(number, that.number)
                && Arrays.equals(voids, that.voids)
                && Arrays.equals(points, that.points)
                && Arrays.equals(won, that.won);
    }

    @Override
    public int hashCode() {
        int hash = Arrays.hashCode(secret);
        hash = 31 * hash + Arrays.hashCode(number);
        hash = 31 * hash + Arrays.hashCode(points);
        hash = 31 * hash + Long.hashCode(deck);
        return 31 * hash + (stage * 31 + toAct) * 31 + offering;
    }
}
