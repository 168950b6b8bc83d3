package regalia.palace;

import regalia.kernel.Moves;
import regalia.kernel.Rng;
import regalia.kernel.Rule;

/**
 * How likely each card is to be the next of the deck. The cards taken out unseen could be any that nobody has seen, so that deck
 * and they are one set to draw from, every card as likely. With one exception: a Politician that came up while the grid was laid
 * was shuffled back into the deck and is not among those taken out, which makes Politicians a little more likely from then on.
 *
 * <p>That is counted exactly. Think of all unseen cards in a line, the deck first, then the cards taken out, and of the
 * Politicians as alike. A line with r Politicians taken out stands for as many deals as there are ways to have set aside some of
 * the Politicians that were not taken out. A line's first card is a Politician or not: the sums of those ways are the weights.
 */
final class Draws {

    private static final int MOST_CARDS = 64;
    private static final int MOST_CHOSEN = 5;
    private static final int[][] WAYS = new int[MOST_CARDS][MOST_CHOSEN];

    static {
        for (int of = 0; of < MOST_CARDS; of++) {
            WAYS[of][0] = 1;
            for (int chosen = 1; chosen < MOST_CHOSEN && of > 0; chosen++)
                WAYS[of][chosen] = WAYS[of - 1][chosen - 1] + WAYS[of - 1][chosen];
        }
    }

    /** How many cards were taken out unseen. */
    private final int takenOut;
    /** How many Politicians there are. */
    private final int politicians;

    Draws(Box box) {
        takenOut = box.unseen();
        politicians = box.politicians();
    }

    /** Every card that can come up, by code, with its weight. */
    @Rule({"PAL-4", "PAL-6", "PAL-15"})
    void list(PalaceState state, Moves out) {
        boolean even = isEven(state);
        int each = even ? 1 : ways(state, 0);
        int politician =
                even ? state.unseen(Card.POLITICIAN) : ways(state, 1) * (unseen(state) - state.unseen(Card.POLITICIAN));
        for (int number = 1; number < Card.POLITICIAN; number++) {
            int weight = each * state.unseen(number);
            if (weight > 0) out.add(Codes.draw(number), weight);
        }
        if (politician > 0) out.add(Codes.draw(Card.POLITICIAN), politician);
    }

    /** Whether a card can be the next one. */
    boolean canComeUp(PalaceState state, int number) {
        if (state.unseen(number) == 0) return false;
        return isEven(state) || ways(state, number == Card.POLITICIAN ? 1 : 0) > 0;
    }

    /** Draws the same as from the list, without making it. */
    int draw(PalaceState state, Rng rng) {
        int unseen = unseen(state);
        if (isEven(state)) return at(state, rng.below(unseen));
        int others = unseen - state.unseen(Card.POLITICIAN);
        int each = ways(state, 0);
        int point = rng.below((each + ways(state, 1)) * others);
        return point < each * others ? at(state, point / each) : Codes.draw(Card.POLITICIAN);
    }

    private static int at(PalaceState state, int point) {
        int number = 1;
        for (int left = point - state.unseen(1); left >= 0; left -= state.unseen(number)) number++;
        return Codes.draw(number);
    }

    /** Whether every unseen card is as likely. */
    private boolean isEven(PalaceState state) {
        int left = state.unseen(Card.POLITICIAN);
        return state.setAside == 0
                || takenOut == 0
                || left == 0
                || state.stage == Stage.GRID.ordinal()
                || left == unseen(state);
    }

    private int unseen(PalaceState state) {
        return state.deck + takenOut;
    }

    /** The ways in which the next card is a Politician (1) or not (0). */
    private int ways(PalaceState state, int politician) {
        int left = state.unseen(Card.POLITICIAN) - politician;
        int ways = 0;
        for (int out = 0; out <= takenOut && out <= left; out++)
            ways += WAYS[politicians - out][state.setAside] * WAYS[takenOut][out] * WAYS[state.deck - 1][left - out];
        return ways;
    }
}
