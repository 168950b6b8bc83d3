package regalia.lord;

import regalia.kernel.Rng;
import regalia.kernel.Rule;

/**
 * Deals cards that nobody has seen, each possible deal as likely as any other. A seat gets none of a goods that it has shown not to
 * hold; extras can be anywhere. How much room each holder has is a byte of a long, so that nothing needs to be created.
 *
 * <p>The goods that fewest may hold goes first. As long as whoever may hold one goods may hold the next too, each card takes any free
 * place that may have it: what comes after finds as many places whatever came before. Where that isn't so, {@link Ways} counts
 * how often each share-out of a goods can be gone on with, and one is drawn by it.
 */
@Rule({"LOR-12", "LOR-13", "LOR-14"})
final class Dealing {

    /** The deck as a holder, after the seats. */
    static final int DECK = LordState.SEATS;

    private Dealing() {}

    /** So much room with one holder. */
    static long room(int holder, int cards) {
        return (long) cards << (8 * holder);
    }

    static int roomOf(long room, int holder) {
        return (int) (room >>> (8 * holder)) & 0xFF;
    }

    /** The room of some holders, without the others'. */
    static long roomOfAll(long room, int holders) {
        long some = 0;
        for (int rest = holders; rest != 0; rest &= rest - 1)
            some |= room & 0xFFL << (8 * Integer.numberOfTrailingZeros(rest));
        return some;
    }

    /** How many cards fit in all. The room of all holders together is less than a byte, so that one multiplication adds it up. */
    static int sum(long room) {
        return (int) ((room * 0x0101_0101_0101_0101L) >>> 56);
    }

    /** Gives all unseen cards to the seats with room for them and to the deck; the other seats end up with nothing. */
    static void deal(long unseen, long room, LordState into, Rng rng) {
        for (int seat = 0; seat < LordState.SEATS; seat++) into.secret[seat] = 0;
        into.deck = 0;
        int may = holders(unseen, 0, room, into)
                | holders(unseen, 1, room, into) << 8
                | holders(unseen, 2, room, into) << 16;
        int one = fewest(may, Goods.ALL);
        int two = fewest(may, Goods.ALL & ~(1 << one));
        int three = Goods.COUNT - one - two;
        int mayTwo = holders(may, two);
        int mayThree = holders(may, three);
        int countTwo = Cards.size(unseen, two);
        int countThree = Cards.size(unseen, three);
        long places = places(unseen, one, room, holders(may, one), mayTwo, countTwo, mayThree, countThree, rng);
        long left = place(unseen, one, places, room, into, rng);
        places = places(unseen, two, left, mayTwo, mayThree, countThree, mayThree, 0, rng);
        left = place(unseen, two, places, left, into, rng);
        left = place(unseen, three, roomOfAll(left, mayThree), left, into, rng);
        extras(unseen, left, into, rng);
    }

    /** Who with any room may hold a goods; all of them, if none of it is there to hold. */
    private static int holders(long unseen, int goods, long room, LordState into) {
        boolean any = !Cards.has(unseen, goods);
        int holders = roomOf(room, DECK) > 0 ? 1 << DECK : 0;
        for (int seat = 0; seat < LordState.SEATS; seat++)
            if (roomOf(room, seat) > 0 && (any || (into.voids[seat] & 1 << goods) == 0)) holders |= 1 << seat;
        return holders;
    }

    private static int holders(int may, int goods) {
        return may >> (8 * goods) & 0xFF;
    }

    /** Of some goods the one that fewest may hold. */
    private static int fewest(int may, int set) {
        int fewest = LordState.NONE;
        int least = Integer.MAX_VALUE;
        for (int goods = 0; goods < Goods.COUNT; goods++) {
            int holders = Integer.bitCount(holders(may, goods));
            if ((set & 1 << goods) != 0 && holders < least) {
                least = holders;
                fewest = goods;
            }
        }
        return fewest;
    }

    /** The places that a goods takes its own from: all that may have it, or as many with each holder as were drawn for it. */
    private static long places(
            long unseen, int goods, long room, int holders, int mayNext, int next, int mayLast, int last, Rng rng) {
        boolean nested = (holders & ~(mayNext & mayLast)) == 0;
        if (nested) return roomOfAll(room, holders);
        return Ways.draw(room, holders, Cards.size(unseen, goods), mayNext, next, mayLast, last, rng);
    }

    /** Puts each card of a goods into any of the places given to it, and tells what room is left. */
    private static long place(long unseen, int goods, long places, long room, LordState into, Rng rng) {
        long free = places;
        int digits = Cards.digits(unseen, goods);
        for (int kind = goods * Card.DIGITS; digits != 0; kind++, digits >>>= 2)
            for (int copy = digits & 3; copy > 0; copy--) free -= give(kind, free, into, rng);
        return room - (places - free);
    }

    private static void extras(long unseen, long room, LordState into, Rng rng) {
        long free = room;
        for (int gem = Cards.gems(unseen); gem > 0; gem--) free -= give(Card.GEM.ordinal(), free, into, rng);
        for (int gold = Cards.golds(unseen); gold > 0; gold--) free -= give(Card.GOLD.ordinal(), free, into, rng);
    }

    /** Gives a card to whoever has the place that is drawn, and tells which place. */
    private static long give(int kind, long free, LordState into, Rng rng) {
        int places = sum(free);
        if (places == 0) throw new IllegalStateException("nobody can hold what nobody has seen");
        int holder = 0;
        for (int point = rng.below(places) - roomOf(free, 0); point >= 0; point -= roomOf(free, holder)) holder++;
        if (holder == DECK) into.deck += Cards.one(kind);
        else into.secret[holder] += Cards.one(kind);
        return room(holder, 1);
    }
}
