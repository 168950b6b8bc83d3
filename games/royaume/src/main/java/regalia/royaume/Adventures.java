package regalia.royaume;

import java.util.Arrays;
import regalia.kernel.Herald;
import regalia.kernel.Rule;
import regalia.kernel.Seat;

/** The times of adventures and of the bard: tokens for the tale, then the cards that bring tokens onto the kingdoms. */
final class Adventures {

    private static final int LOVERS_TOKENS = 2;

    private final RoyaumeRules rules;
    private final Legends legends;

    Adventures(RoyaumeRules rules, Legends legends) {
        this.rules = rules;
        this.legends = legends;
    }

    /** Whether somebody is to draw a token now. What the empty supply can't give is forgotten. */
    @Rule("ROY-13")
    static boolean due(RoyaumeRules rules, RoyaumeState state, Herald herald) {
        if (rules.creditor(state) < 0) return false;
        if (RoyaumeState.sum(state.supply) > 0) {
            state.chance(Stage.TOKENS);
            return true;
        }
        Arrays.fill(state.owed, (byte) 0);
        herald.announce(Seat.EVERYBODY, "log.noTokens");
        return false;
    }

    boolean tokensDue(RoyaumeState state, Herald herald) {
        return due(rules, state, herald);
    }

    @Rule({"ROY-11", "ROY-15"})
    void draw(RoyaumeState state, int seat, Symbol symbol, Herald herald) {
        state.supply[symbol.ordinal()]--;
        state.tokens[seat * Symbol.COUNT + symbol.ordinal()]++;
        state.owed[seat]--;
        herald.announce(Seat.EVERYBODY, "log.token", Seat.of(seat), symbol);
        herald.revealed(Seat.EVERYBODY);
    }

    @Rule({"ROY-22", "ROY-31", "ROY-32"})
    void begin(RoyaumeState state, Herald herald) {
        if (rules.level != Level.FULL) {
            legends.score(state, herald);
            return;
        }
        for (int seat = 0; seat < rules.seats; seat++) {
            int found = legends.elements(state, seat);
            state.owed[seat] = (byte) found;
            herald.announce(Seat.EVERYBODY, "log.elements", Seat.of(seat), found);
        }
        state.next = Stage.SHOW.ordinal();
        if (!due(rules, state, herald)) lovers(state, herald);
    }

    @Rule("ROY-23")
    void lovers(RoyaumeState state, Herald herald) {
        for (int seat = 0; seat < rules.seats; seat++) {
            if (!legends.lovers(state, seat)) continue;
            state.owed[seat] = LOVERS_TOKENS;
            herald.announce(Seat.EVERYBODY, "log.lovers", Seat.of(seat));
        }
        state.next = Stage.NINTH.ordinal();
        if (!due(rules, state, herald)) beginShow(state, herald);
    }

    @Rule("ROY-24")
    void beginShow(RoyaumeState state, Herald herald) {
        state.next = 0;
        herald.announce(Seat.EVERYBODY, "log.show");
        state.chance(Stage.SHOW);
    }

    @Rule("ROY-24")
    void turnCard(RoyaumeState state, Symbol symbol, Herald herald) {
        state.cards[symbol.ordinal()]--;
        herald.announce(Seat.EVERYBODY, "log.card", state.step + 1, symbol);
        herald.revealed(Seat.EVERYBODY);
        for (int seat = 0; seat < rules.seats; seat++) move(state, seat, symbol, herald);
        if (++state.step == RoyaumeRules.SHOW) beginNinth(state, herald);
    }

    private static void move(RoyaumeState state, int seat, Symbol symbol, Herald herald) {
        if (state.tokens(seat, symbol.ordinal()) == 0) return;
        state.tokens[seat * Symbol.COUNT + symbol.ordinal()]--;
        state.moved[seat]++;
        herald.announce(Seat.EVERYBODY, "log.moved", Seat.of(seat), symbol);
    }

    @Rule("ROY-25")
    private void beginNinth(RoyaumeState state, Herald herald) {
        state.step = 0;
        for (int seat = 0; seat < rules.seats; seat++) if (legends.lovers(state, seat)) state.owed[seat] = 1;
        if (rules.creditor(state) < 0) end(state, herald);
        else state.chance(Stage.NINTH);
    }

    @Rule("ROY-25")
    void ninthCard(RoyaumeState state, int seat, Symbol symbol, Herald herald) {
        state.cards[symbol.ordinal()]--;
        state.owed[seat]--;
        herald.announce(Seat.EVERYBODY, "log.ninth", Seat.of(seat), symbol);
        herald.revealed(Seat.EVERYBODY);
        move(state, seat, symbol, herald);
        if (rules.creditor(state) < 0) end(state, herald);
    }

    @Rule("ROY-26")
    private void end(RoyaumeState state, Herald herald) {
        Arrays.fill(state.tokens, (byte) 0);
        legends.score(state, herald);
    }
}
