package regalia.royaume;

/**
 * What tokens bring in the bard's show: the mean over all draws of tokens from the supply and of cards from their pile, exactly,
 * since the mean of a sum needs only what each symbol does by itself. Reckoned anew only when tokens or cards are others than before.
 */
final class TokenWorth {

    private static final int MOST_DRAWN = 7;
    private static final double[][] CHOOSE = new double[BardBox.TOKENS + 1][BardBox.TOKENS + 1];

    static {
        for (int n = 0; n < CHOOSE.length; n++) {
            CHOOSE[n][0] = 1;
            for (int k = 1; k <= n; k++) CHOOSE[n][k] = CHOOSE[n - 1][k - 1] + CHOOSE[n - 1][k];
        }
    }

    private final double[] plain = new double[MOST_DRAWN + 1];
    private final double[] ninth = new double[MOST_DRAWN + 1];
    /** The most of what so many tokens or fewer bring; more bring no less but for rounding. */
    private final double[] mostPlain = new double[MOST_DRAWN + 1];

    private final double[] mostNinth = new double[MOST_DRAWN + 1];
    /** How many tokens of a symbol are moved on average, by how many more than now are held. */
    private final double[] moved = new double[MOST_DRAWN + 1];

    /** For which tokens of the seat and the supply, and for which cards, a byte for each symbol; none has as many as this. */
    private long tokens = -1;

    private int cards = -1;

    /** The chance of so many hits when some are drawn from a pile in which {@code good} count. */
    static double chance(int hits, int drawn, int good, int pile) {
        if (hits > good || drawn - hits > pile - good || hits > drawn) return 0;
        return CHOOSE[good][hits] * CHOOSE[pile - good][drawn - hits] / CHOOSE[pile][drawn];
    }

    void of(RoyaumeState state, int seat) {
        long tokensNow = 0;
        int cardsNow = 0;
        for (int symbol = 0; symbol < Symbol.COUNT; symbol++) {
            tokensNow = tokensNow << 16 | state.tokens(seat, symbol) << 8 | state.supply[symbol];
            cardsNow = cardsNow << 8 | state.cards[symbol];
        }
        if (tokensNow == tokens && cardsNow == cards) return;
        tokens = tokensNow;
        cards = cardsNow;
        fill(state, seat, RoyaumeRules.SHOW, plain);
        fill(state, seat, RoyaumeRules.SHOW + 1, ninth);
        double most = 0;
        double mostOfAll = 0;
        for (int drawn = 0; drawn <= MOST_DRAWN; drawn++) {
            most = Math.max(most, plain[drawn]);
            mostOfAll = Math.max(mostOfAll, Math.max(most, ninth[drawn]));
            mostPlain[drawn] = most;
            mostNinth[drawn] = mostOfAll;
        }
    }

    /** All that the worth hangs on, in two numbers. */
    long tokens() {
        return tokens;
    }

    int cards() {
        return cards;
    }

    private void fill(RoyaumeState state, int seat, int shown, double[] worth) {
        int supply = RoyaumeState.sum(state.supply);
        int pile = RoyaumeState.sum(state.cards);
        int turned = Math.min(shown, pile);
        for (int drawn = 0; drawn <= MOST_DRAWN; drawn++) worth[drawn] = 0;
        for (int symbol = 0; symbol < Symbol.COUNT; symbol++) {
            int held = state.tokens(seat, symbol);
            for (int more = 0; more <= MOST_DRAWN; more++)
                moved[more] = moved(held + more, turned, state.cards[symbol], pile);
            for (int drawn = 0; drawn <= MOST_DRAWN; drawn++) {
                int got = Math.min(drawn, supply);
                for (int hits = 0; hits <= got; hits++)
                    worth[drawn] +=
                            Legends.TOKEN_POINTS * chance(hits, got, state.supply[symbol], supply) * moved[hits];
            }
        }
    }

    /** How many of so many tokens of a symbol are moved on average. */
    private static double moved(int held, int turned, int good, int pile) {
        double mean = 0;
        for (int hits = 1; hits <= good; hits++) mean += Math.min(held, hits) * chance(hits, turned, good, pile);
        return mean;
    }

    /** Points to expect of the tokens held and so many more, with a ninth card or without. */
    double points(int drawn, boolean withNinth) {
        return withNinth ? ninth[drawn] : plain[drawn];
    }

    /** No less than the points of so many more tokens or fewer; with a ninth card or without, where one may be had. */
    double most(int drawn, boolean withNinth) {
        return withNinth ? mostNinth[drawn] : mostPlain[drawn];
    }
}
