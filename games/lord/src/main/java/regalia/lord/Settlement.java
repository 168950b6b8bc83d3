package regalia.lord;

import java.util.Arrays;
import regalia.kernel.Herald;
import regalia.kernel.Rule;
import regalia.kernel.Seat;

/** Who wins an offering and what for, and how a game ends. */
final class Settlement {

    private final LordRules rules;

    Settlement(LordRules rules) {
        this.rules = rules;
    }

    /** Who would win now: the highest of the Craving goods if anybody has it, else of the led goods; of equals the earlier. */
    @Rule("LOR-15")
    int winner(LordState state) {
        int wanted = wanted(state);
        int winner = state.leader;
        long highest = 0;
        int seat = state.leader;
        do {
            long number = state.number[seat];
            if (number != 0 && Digits.goods(number) == wanted && Digits.value(number) > highest) {
                highest = Digits.value(number);
                winner = seat;
            }
            seat = rules.next(seat);
        } while (seat != state.leader);
        return winner;
    }

    /** The goods that wins: the craved one if it was played, else the led one. */
    @Rule("LOR-15")
    int wanted(LordState state) {
        int craved = state.craved();
        if (craved == LordState.NONE) return state.led;
        for (int seat = 0; seat < rules.seats; seat++) if (Cards.has(state.number[seat], craved)) return craved;
        return state.led;
    }

    /** Points by cards, extras included. */
    @Rule("LOR-16")
    static int points(int cards) {
        return cards <= 2 ? 3 : cards <= 4 ? 4 : 5;
    }

    @Rule({"LOR-16", "LOR-18"})
    void settle(LordState state, Herald herald) {
        int winner = winner(state);
        int cards = Cards.size(state.number[winner]);
        int points = points(cards);
        state.points[winner] += points;
        state.won[winner]++;
        state.leader = winner;
        herald.announce(Seat.EVERYBODY, "log.wins", Seat.of(winner), state.offering + 1);
        herald.points(winner, points, "LOR-16", "reason.offering", state.offering + 1, cards);
        for (int seat = 0; seat < rules.seats; seat++) state.discarded += state.number[seat];
        Arrays.fill(state.number, 0);
        state.led = LordState.NONE;
        if (goesOn(state, herald)) rules.offering.begin(state, herald);
    }

    /** Turns to the next offering, or ends the game if that was the last. */
    @Rule({"LOR-5", "LOR-18", "LOR-20"})
    boolean goesOn(LordState state, Herald herald) {
        if (state.offering + 1 < LordState.OFFERINGS) {
            state.offering++;
            return true;
        }
        for (int seat = 0; seat < rules.seats; seat++) {
            int left = Cards.size(state.hand(seat));
            if (left == 0) continue;
            state.points[seat] -= left;
            herald.points(seat, -left, "LOR-20", "reason.left", left);
        }
        endGame(state, herald);
        return false;
    }

    @Rule("LOR-21")
    private void endGame(LordState state, Herald herald) {
        herald.announce(Seat.EVERYBODY, "log.gameOver", state.game + 1);
        if (state.game + 1 < rules.games) {
            state.game++;
            rules.setup.beginGame(state, herald);
        } else state.stage(Stage.OVER, 0);
    }
}
