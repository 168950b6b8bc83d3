package regalia.minister;

import regalia.kernel.Herald;
import regalia.kernel.Moves;
import regalia.kernel.Options;
import regalia.kernel.Outcome;
import regalia.kernel.Rng;
import regalia.kernel.Rule;
import regalia.kernel.Rules;
import regalia.kernel.Verdict;
import regalia.minister.MinisterAction.Advance;
import regalia.minister.MinisterAction.AdvanceAll;
import regalia.minister.MinisterAction.BringIn;
import regalia.minister.MinisterAction.ClimbOut;
import regalia.minister.MinisterAction.Decline;
import regalia.minister.MinisterAction.Drop;
import regalia.minister.MinisterAction.DropAll;
import regalia.minister.MinisterAction.FirstPlayer;
import regalia.minister.MinisterAction.Place;
import regalia.minister.MinisterAction.Removed;
import regalia.minister.MinisterAction.Return;
import regalia.minister.MinisterAction.Roll;

/** The rules of Minister for one setup. The chapters of the rulebook are classes of their own. */
public final class MinisterRules implements Rules<MinisterState, MinisterAction, MinisterView> {

    private static final int SIDES = 6;

    /** Ranks the Chancellor before any number of ministers. */
    private static final int CHANCELLOR = 100;

    final int seats;
    final int first;
    final Board board;
    final Track track;
    final Career career;
    final Cabinet cabinet;
    final Influence influence;
    final Time time;

    private final Turn turn;
    private final Judge judge;
    private final Legal legal;
    private final Eyes eyes;

    MinisterRules(int seats, Options options) {
        this.seats = seats;
        first = options.first();
        board = options.file("board", Board.class);
        track = new Track(board);
        career = new Career(seats, track);
        cabinet = new Cabinet(seats);
        influence = new Influence(seats, career);
        time = new Time(seats, board.spiral(), influence, cabinet);
        turn = new Turn(this);
        judge = new Judge(this);
        legal = new Legal(this);
        eyes = new Eyes(this);
    }

    @Override
    public int seats() {
        return seats;
    }

    @Override
    public MinisterState start(Herald herald) {
        MinisterState state = new MinisterState(track.spots);
        turn.setUp(state, herald);
        return state;
    }

    @Override
    public void legal(MinisterState state, int seat, Moves out) {
        legal.list(state, seat, out);
    }

    @Override
    public Verdict judge(MinisterState state, int seat, MinisterAction action) {
        return judge.judge(state, seat, action);
    }

    @Override
    public void apply(MinisterState state, int seat, MinisterAction action, Herald herald) {
        switch (action) {
            case FirstPlayer(int starter) -> turn.firstPlayer(state, starter, herald);
            case Roll(int number) -> turn.roll(state, number, herald);
            case Advance(Spot from, Spot to) -> turn.advance(state, track.spot(from), track.spot(to), herald);
            case Return _ -> turn.comeBack(state, herald);
            case ClimbOut(Spot to) -> turn.climbOut(state, track.spot(to), herald);
            case BringIn _ -> turn.bringIn(state, herald);
            case AdvanceAll _ -> turn.advanceAll(state, herald);
            case DropAll _ -> turn.dropAll(state, herald);
            case Drop(Spot from) -> turn.drop(state, track.spot(from), herald);
            case Decline _ -> turn.decline(state, herald);
            case Place(int ministers, Removed removed) -> turn.place(state, seat, ministers, removed, herald);
        }
    }

    @Override
    public MinisterAction action(int code) {
        return Codes.action(code);
    }

    @Override
    public int codes() {
        return Codes.COUNT;
    }

    /** Points are ministers, the Chancellor counted. The Chancellor's party is first, the others follow by their ministers. */
    @Override
    @Rule({"MIN-22", "MIN-23"})
    public void outcome(MinisterState state, Outcome out) {
        out.over(state.stage == Stage.OVER.ordinal());
        for (int seat = 0; seat < seats; seat++) {
            int ministers = state.ministers(seat);
            out.put(seat, ministers, seat == state.chancellor ? CHANCELLOR : ministers);
        }
    }

    @Override
    public MinisterView view(MinisterState state, int seat) {
        return eyes.view(state, seat);
    }

    @Override
    public void imagine(MinisterView view, Rng rng, MinisterState into) {
        Imagination.imagine(view, track, into);
    }

    @Override
    public String purpose(MinisterState state) {
        return switch (state.stage()) {
            case FIRST_PLAYER -> "firstPlayer";
            case ROLL, PRESS_ROLL -> "die/" + (state.rolls + 1);
            default -> throw new IllegalStateException("no chance is due in stage " + state.stage());
        };
    }

    @Override
    public int chance(MinisterState state, Rng rng, Moves scratch) {
        return state.stage == Stage.FIRST_PLAYER.ordinal()
                ? Rules.super.chance(state, rng, scratch)
                : Codes.ROLL + rng.below(SIDES);
    }

    /**
     * The sheet sets no bound: whoever is on Opinion can use 1, 2 and 3 for ever. But one of 4, 5 and 6 isn't on the barrier
     * before Opinion, and a turn that shows it advances a member towards the end of the track (16 members, at most 24 barriers),
     * lets one climb out (dropped by one of 32 arrivals on influence spaces, 12 at most each, or by one of 60 steps) or moves the
     * time (60 steps): 888 times in all. Turns have six actions, but for those 32; one in six shows that number; so 50,000
     * actions, in which it is to be expected 1,388 times, don't happen.
     */
    @Override
    public int bound() {
        return 50_000;
    }
}
