package regalia.royaume;

import java.util.Arrays;
import regalia.kernel.Seat;
import regalia.kernel.State;

/** A position of My Kingdom. Heaps of tiles are numbers as {@link Tiles} reads them; a face-down pile has no order. */
public final class RoyaumeState implements State<RoyaumeState> {

    static final int SEATS = 4;

    int stage;
    int toAct;
    /** The first seat: tokens are drawn and ninth cards turned up clockwise from there. */
    int first;
    /** Rounds count from 0. */
    int round;
    /** How many tiles each has chosen this round. */
    int picked;
    /** Counts colours, events or bard cards within a stage. */
    int step;
    /** The stage that comes when all tokens that are owed have been drawn. */
    int next;

    /** Tiles face down, openly out of the game, and discarded face down. */
    long deck;

    long out;
    long discarded;
    /** Events face down: a set of their places in the data file. */
    long events;

    final long[] hand = new long[SEATS];
    /** Tiles that lie open before a seat and are not in its kingdom. */
    final long[] kept = new long[SEATS];
    /** A secret choice that waits for the others: the number of a tile or a tale plus 1, or 0. */
    final byte[] chosen = new byte[SEATS];
    /** Sets of tales. */
    final short[] tales = new short[SEATS];
    /** Events turned up, in order: their places in the data file plus 1; 0 where there is none. */
    final byte[] turned = new byte[RoyaumeRules.EVENTS];
    /** How many places of the kingdom are filled, and the pieces: see {@link Kingdom}. */
    final byte[] placed = new byte[SEATS];

    final byte[] pieces = new byte[SEATS * Kingdom.PLACES];
    /** Tokens before each seat, by symbol; in the supply; and bard cards face down. */
    final byte[] tokens = new byte[SEATS * Symbol.COUNT];

    final byte[] supply = new byte[Symbol.COUNT];
    final byte[] cards = new byte[Symbol.COUNT];
    /** Tokens, or ninth cards, that a seat is still to get. */
    final byte[] owed = new byte[SEATS];
    /** Tokens moved onto the kingdom. */
    final byte[] moved = new byte[SEATS];

    final byte[] markers = new byte[SEATS];
    final int[] points = new int[SEATS];

    @Override
    public int toAct() {
        return toAct;
    }

    @Override
    public void copyFrom(RoyaumeState other) {
        stage = other.stage;
        toAct = other.toAct;
        first = other.first;
        round = other.round;
        picked = other.picked;
        step = other.step;
        next = other.next;
        deck = other.deck;
        out = other.out;
        discarded = other.discarded;
        events = other.events;
        for (int seat = 0; seat < SEATS; seat++) {
            hand[seat] = other.hand[seat];
            kept[seat] = other.kept[seat];
            chosen[seat] = other.chosen[seat];
            tales[seat] = other.tales[seat];
            placed[seat] = other.placed[seat];
            owed[seat] = other.owed[seat];
            moved[seat] = other.moved[seat];
            markers[seat] = other.markers[seat];
            points[seat] = other.points[seat];
            supply[seat] = other.supply[seat];
            cards[seat] = other.cards[seat];
        }
        System.arraycopy(other.turned, 0, turned, 0, turned.length);
        System.arraycopy(other.pieces, 0, pieces, 0, pieces.length);
        System.arraycopy(other.tokens, 0, tokens, 0, tokens.length);
    }

    void stage(Stage now, int seats) {
        stage = now.ordinal();
        toAct = seats;
    }

    void chance(Stage now) {
        stage(now, Seat.bit(Seat.CHANCE));
    }

    Stage stage() {
        return Stage.of(stage);
    }

    /** The piece in a place of a seat's kingdom, or 0. */
    int piece(int seat, int place) {
        return pieces[seat * Kingdom.PLACES + place] & 0xFF;
    }

    int tokens(int seat, int symbol) {
        return tokens[seat * Symbol.COUNT + symbol];
    }

    int tokens(int seat) {
        int sum = 0;
        for (int symbol = 0; symbol < Symbol.COUNT; symbol++) sum += tokens(seat, symbol);
        return sum;
    }

    static int sum(byte[] counts) {
        int sum = 0;
        for (byte count : counts) sum += count;
        return sum;
    }

    /** All tiles that a seat has kept, in its kingdom or not yet. */
    long allKept(int seat) {
        long all = kept[seat];
        for (int place = 0; place < placed[seat]; place++) all += Tiles.one(Kingdom.tile(piece(seat, place)));
        return all;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RoyaumeState that
                && stage == that.stage
                && toAct == that.toAct
                && first == that.first
                && round == that.round
                && picked == that.picked
                && step == that.step
                && next == that.next
                && deck == that.deck
                && out == that.out
                && discarded == that.discarded
                && events == that.events
                && Arrays.equals(hand, that.hand)
                && Arrays.equals(kept, that.kept)
                && Arrays.equals(chosen, that.chosen)
                && Arrays.equals(tales, that.tales)
                && Arrays.equals(turned, that.turned)
                && Arrays.equals(placed, that.placed)
                && Arrays.equals(pieces, that.pieces)
                && Arrays.equals(tokens, that.tokens)
                && Arrays.equals(supply, that.supply)
                && Arrays.equals(cards, that.cards)
                && Arrays.equals(owed, that.owed)
                && Arrays.equals(moved, that.moved)
                && Arrays.equals(markers, that.markers)
                && Arrays.equals(points, that.points);
    }

    @Override
    public int hashCode() {
        int hash = Arrays.hashCode(pieces);
        hash = 31 * hash + Arrays.hashCode(hand);
        hash = 31 * hash + Arrays.hashCode(kept);
        hash = 31 * hash + Arrays.hashCode(chosen);
        hash = 31 * hash + Arrays.hashCode(tokens);
        return 31 * hash + (stage * 31 + toAct) * 31 + step;
    }
}
