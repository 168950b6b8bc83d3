package regalia.bots;

import regalia.kernel.Action;
import regalia.kernel.Herald;
import regalia.kernel.Message;
import regalia.kernel.Moves;
import regalia.kernel.Outcome;
import regalia.kernel.Rng;
import regalia.kernel.Rules;
import regalia.kernel.Seat;
import regalia.kernel.Sense;
import regalia.kernel.State;
import regalia.kernel.Verdict;

/**
 * A toy: two seats choose heads or tails at once; the second wins if they are alike. Whoever saw the other's choice would always win.
 * Guessing, the first chooses once more while the choice of the second is still covered.
 */
final class Pennies implements Rules<Pennies.Hands, Pennies.Side, Pennies.Hands> {

    private final boolean guessing;

    Pennies(boolean guessing) {
        this.guessing = guessing;
    }

    static final class Hands implements State<Hands> {
        private final int[] sides = new int[2];
        private boolean again;

        Hands(boolean again) {
            this.again = again;
        }

        @Override
        public int toAct() {
            int first = (sides[0] == 0 ? 1 : 0) | (sides[1] == 0 ? 2 : 0);
            return first == 0 && again ? 1 : first;
        }

        @Override
        public void copyFrom(Hands other) {
            System.arraycopy(other.sides, 0, sides, 0, 2);
            again = other.again;
        }
    }

    record Side(int code) implements Action {}

    static final Sense<Hands, Side, Hands> NO_IDEA = new Sense<>() {
        @Override
        public double worth(Hands state, int seat) {
            return 0;
        }

        @Override
        public Message reason(Hands state, int seat, Side action) {
            return Message.of("whim");
        }
    };

    @Override
    public int seats() {
        return 2;
    }

    @Override
    public Hands start(Herald herald) {
        return new Hands(guessing);
    }

    @Override
    public void legal(Hands state, int seat, Moves out) {
        out.clear();
        if ((state.toAct() & Seat.bit(seat)) == 0) return;
        out.add(1);
        out.add(2);
    }

    @Override
    public Verdict judge(Hands state, int seat, Side action) {
        return Verdict.Allowed.ALLOWED;
    }

    @Override
    public void apply(Hands state, int seat, Side action, Herald herald) {
        if (state.sides[seat] != 0) state.again = false;
        state.sides[seat] = action.code;
    }

    @Override
    public Side action(int code) {
        return new Side(code);
    }

    @Override
    public int codes() {
        return 3;
    }

    @Override
    public void outcome(Hands state, Outcome out) {
        int winner = state.sides[0] == state.sides[1] ? 1 : 0;
        out.over(state.toAct() == 0);
        for (int seat = 0; seat < 2; seat++) out.put(seat, seat == winner ? 1 : 0, seat == winner ? 1 : 0);
    }

    /** What the other has chosen is not to be seen. */
    @Override
    public Hands view(Hands state, int seat) {
        Hands view = new Hands(state.again);
        if (seat < 2) view.sides[seat] = state.sides[seat];
        return view;
    }

    @Override
    public void imagine(Hands view, Rng rng, Hands into) {
        into.copyFrom(view);
    }

    @Override
    public String purpose(Hands state) {
        throw new IllegalStateException("there is no chance");
    }

    @Override
    public int bound() {
        return 3;
    }
}
