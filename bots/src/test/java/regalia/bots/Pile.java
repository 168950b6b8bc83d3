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

/** A toy: two seats take one to three from a pile in turn, whoever takes the last wins. So leave a multiple of four. */
final class Pile implements Rules<Pile.Heap, Pile.Take, Pile.Heap> {

    private final int from;

    Pile(int from) {
        this.from = from;
    }

    static final class Heap implements State<Heap> {
        private int left;
        private int seat;

        @Override
        public int toAct() {
            return left == 0 ? 0 : Seat.bit(seat);
        }

        @Override
        public void copyFrom(Heap other) {
            left = other.left;
            seat = other.seat;
        }
    }

    record Take(int code) implements Action {}

    /** A feeling that is wrong: the more was taken the better. */
    static final Sense<Heap, Take, Heap> GREED = new Sense<>() {
        @Override
        public double worth(Heap state, int seat) {
            return -state.left;
        }

        @Override
        public Message reason(Heap state, int seat, Take action) {
            return Message.of("greed");
        }
    };

    static final Sense<Heap, Take, Heap> NONSENSE = new Sense<>() {
        @Override
        public double worth(Heap state, int seat) {
            throw new IllegalStateException("no sense");
        }

        @Override
        public Message reason(Heap state, int seat, Take action) {
            return Message.of("none");
        }
    };

    @Override
    public int seats() {
        return 2;
    }

    @Override
    public Heap start(Herald herald) {
        Heap heap = new Heap();
        heap.left = from;
        return heap;
    }

    @Override
    public void legal(Heap state, int seat, Moves out) {
        out.clear();
        if (state.toAct() == Seat.bit(seat))
            for (int number = 1; number <= Math.min(3, state.left); number++) out.add(number);
    }

    @Override
    public Verdict judge(Heap state, int seat, Take action) {
        return Verdict.Allowed.ALLOWED;
    }

    @Override
    public void apply(Heap state, int seat, Take action, Herald herald) {
        play(state, seat, action.code, herald);
    }

    @Override
    public void play(Heap state, int seat, int code, Herald herald) {
        state.left -= code;
        state.seat = 1 - seat;
    }

    @Override
    public Take action(int code) {
        return new Take(code);
    }

    @Override
    public int codes() {
        return 4;
    }

    /** Who has just taken the last is not to act. */
    @Override
    public void outcome(Heap state, Outcome out) {
        out.over(state.left == 0);
        for (int seat = 0; seat < 2; seat++) out.put(seat, seat == state.seat ? 0 : 1, seat == state.seat ? 0 : 1);
    }

    @Override
    public Heap view(Heap state, int seat) {
        Heap view = new Heap();
        view.copyFrom(state);
        return view;
    }

    @Override
    public void imagine(Heap view, Rng rng, Heap into) {
        into.copyFrom(view);
    }

    @Override
    public String purpose(Heap state) {
        throw new IllegalStateException("there is no chance");
    }

    @Override
    public int bound() {
        return from;
    }
}
