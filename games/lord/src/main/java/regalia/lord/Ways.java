package regalia.lord;

import regalia.kernel.Rng;

/**
 * Counts in how many ways three goods can be dealt to holders of whom not all may have each. The goods come one after the other, and
 * every place is taken to be different from every other.
 */
final class Ways {

    private static final int MOST = 64;
    private static final double[] FACTORIAL = factorials();

    private Ways() {}

    private static double[] factorials() {
        double[] factorials = new double[MOST + 1];
        factorials[0] = 1;
        for (int i = 1; i <= MOST; i++) factorials[i] = i * factorials[i - 1];
        return factorials;
    }

    /** Ways to put so many cards into that many places. */
    static double placings(int places, int cards) {
        return cards > places ? 0 : FACTORIAL[places] / FACTORIAL[places - cards];
    }

    /** Ways to choose so many of that many places. */
    static double choices(int places, int cards) {
        return cards > places ? 0 : placings(places, cards) / FACTORIAL[cards];
    }

    /** Ways to deal two goods into the room that is left. */
    static double ofTwo(long room, int mayOne, int one, int mayTwo, int two) {
        int places = Dealing.sum(Dealing.roomOfAll(room, mayTwo));
        int shared = Dealing.sum(Dealing.roomOfAll(room, mayOne & mayTwo));
        int alone = Dealing.sum(Dealing.roomOfAll(room, mayOne & ~mayTwo));
        double ways = 0;
        for (int both = Math.max(0, one - alone); both <= Math.min(one, shared); both++)
            ways += choices(shared, both) * choices(alone, one - both) * placings(places - both, two);
        return ways * FACTORIAL[one];
    }

    /** Ways to choose the places of so many cards among some holders, each with the ways to deal the two goods after them. */
    static double ofShares(int holders, int cards, long room, int mayOne, int one, int mayTwo, int two) {
        if (holders == 0) return cards == 0 ? ofTwo(room, mayOne, one, mayTwo, two) : 0;
        int holder = Integer.numberOfTrailingZeros(holders);
        int places = Dealing.roomOf(room, holder);
        double ways = 0;
        for (int some = 0; some <= Math.min(cards, places); some++)
            ways += choices(places, some)
                    * ofShares(
                            holders & holders - 1,
                            cards - some,
                            room - Dealing.room(holder, some),
                            mayOne,
                            one,
                            mayTwo,
                            two);
        return ways;
    }

    /** Draws how many of so many cards each holder gets, by the ways to choose their places and to go on. */
    static long draw(long room, int holders, int cards, int mayOne, int one, int mayTwo, int two, Rng rng) {
        long shares = 0;
        long left = room;
        int rest = cards;
        for (int open = holders; open != 0; open &= open - 1) {
            int holder = Integer.numberOfTrailingZeros(open);
            int places = Dealing.roomOf(left, holder);
            double point = rng.fraction() * ofShares(open, rest, left, mayOne, one, mayTwo, two);
            int share = LordState.NONE;
            for (int some = 0; some <= Math.min(rest, places) && point >= 0; some++) {
                double ways = choices(places, some)
                        * ofShares(
                                open & open - 1,
                                rest - some,
                                left - Dealing.room(holder, some),
                                mayOne,
                                one,
                                mayTwo,
                                two);
                if (ways == 0) continue;
                share = some;
                point -= ways;
            }
            if (share == LordState.NONE) throw new IllegalStateException("nobody can hold what nobody has seen");
            shares += Dealing.room(holder, share);
            left -= Dealing.room(holder, share);
            rest -= share;
        }
        return shares;
    }
}
