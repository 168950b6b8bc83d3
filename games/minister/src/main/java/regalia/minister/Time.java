package regalia.minister;

import regalia.kernel.Herald;
import regalia.kernel.Rule;
import regalia.kernel.Seat;

/** The time spiral. */
final class Time {

    private final int start;
    private final long influenceSteps;
    private final long chancellorSteps;
    private final Influence influence;
    private final Cabinet cabinet;

    Time(int seats, Board.Spiral spiral, Influence influence, Cabinet cabinet) {
        start = spiral.start(seats);
        influenceSteps = set(spiral.influence());
        chancellorSteps = set(spiral.chancellor());
        this.influence = influence;
        this.cabinet = cabinet;
    }

    private static long set(Iterable<Integer> steps) {
        long set = 0;
        for (int step : steps) set |= 1L << step;
        return set;
    }

    @Rule("MIN-4")
    void setUp(MinisterState state) {
        state.left = start;
    }

    /** Moves the marker one step; whether somebody is asked because of it, or the match is over. */
    @Rule({"MIN-12", "MIN-20", "MIN-21", "MIN-22"})
    boolean step(MinisterState state, Herald herald) {
        state.left--;
        herald.announce(Seat.EVERYBODY, "log.time", Seat.of(state.turn), state.number, state.left);
        if (state.left == 0) {
            election(state, herald);
            return true;
        }
        if ((influenceSteps >> state.left & 1) != 0) return askInfluence(state, herald);
        return (chancellorSteps >> state.left & 1) != 0 && askChancellor(state, herald);
    }

    @Rule("MIN-22")
    private static void election(MinisterState state, Herald herald) {
        if (state.chancellor == MinisterState.NONE) herald.announce(Seat.EVERYBODY, "log.electionShared");
        else herald.announce(Seat.EVERYBODY, "log.election", Seat.of(state.chancellor));
        state.stage(Stage.OVER, 0);
    }

    @Rule("MIN-20")
    private boolean askInfluence(MinisterState state, Herald herald) {
        herald.announce(Seat.EVERYBODY, "log.influenceStep", Seat.of(state.turn));
        if (influence.influenced(state) == 0 && !influence.canDropAny(state)) return false;
        state.ask(Stage.SPIRAL, state.turn);
        return true;
    }

    @Rule("MIN-21")
    private boolean askChancellor(MinisterState state, Herald herald) {
        if (state.chancellor == MinisterState.NONE) {
            herald.announce(Seat.EVERYBODY, "log.noChancellor");
            return false;
        }
        herald.announce(Seat.EVERYBODY, "log.chancellorStep", Seat.of(state.chancellor));
        state.sum = 1;
        return cabinet.ask(state, state.chancellor, herald);
    }
}
