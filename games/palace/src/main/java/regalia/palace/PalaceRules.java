package regalia.palace;

import regalia.kernel.Herald;
import regalia.kernel.Moves;
import regalia.kernel.Options;
import regalia.kernel.Outcome;
import regalia.kernel.Rng;
import regalia.kernel.Rules;
import regalia.kernel.Seat;
import regalia.kernel.Verdict;
import regalia.palace.PalaceAction.Bribes;
import regalia.palace.PalaceAction.Draw;
import regalia.palace.PalaceAction.FirstPlayer;
import regalia.palace.PalaceAction.Lay;
import regalia.palace.PalaceAction.StartingDiscs;
import regalia.palace.PalaceAction.Take;

/** The rules of Road to the Palace for one setup. The chapters of the rulebook are classes of their own. */
public final class PalaceRules implements Rules<PalaceState, PalaceAction, PalaceView> {

    final int seats;
    final int first;
    final boolean openScores;
    final Box box;
    final Draws draws;
    final Evaluation evaluation = new Evaluation(this);
    final End end = new End(this);

    private final Preparation preparation = new Preparation(this);
    private final Management management = new Management(this);
    private final Judge judge = new Judge(this);
    private final Legal legal = new Legal(this);
    private final Eyes eyes = new Eyes(this);

    PalaceRules(int seats, Options options) {
        this.seats = seats;
        first = options.first();
        openScores = options.flag("openScores");
        box = Box.of(seats, seats == 3 ? options.whole(Palace.THREE_PLAYER_DECK) : 0);
        draws = new Draws(box);
    }

    /** The next seat clockwise. */
    int left(int seat) {
        return seat + 1 == seats ? 0 : seat + 1;
    }

    int right(int seat) {
        return seat == 0 ? seats - 1 : seat - 1;
    }

    @Override
    public int seats() {
        return seats;
    }

    @Override
    public PalaceState start(Herald herald) {
        PalaceState state = new PalaceState();
        preparation.setUp(state, herald);
        return state;
    }

    @Override
    public void legal(PalaceState state, int seat, Moves out) {
        legal.list(state, seat, out);
    }

    @Override
    public Verdict judge(PalaceState state, int seat, PalaceAction action) {
        return judge.judge(state, seat, action);
    }

    @Override
    public void apply(PalaceState state, int seat, PalaceAction action, Herald herald) {
        switch (action) {
            case FirstPlayer(int starter) -> preparation.firstPlayer(state, starter, herald);
            case Draw(Kind kind, int favour) -> draw(state, Card.number(kind.ordinal(), favour), herald);
            case Bribes(Kind round1, Kind round2) -> preparation.bribes(state, seat, round1, round2, herald);
            case StartingDiscs(Colour row1, Colour row2, Colour row3) ->
                preparation.startingDiscs(state, row1, row2, row3, herald);
            case Take(int row) -> management.take(state, row - 1, herald);
            case Lay(Colour colour) -> management.lay(state, colour, herald);
        }
    }

    private void draw(PalaceState state, int number, Herald herald) {
        state.addUnseen(number, -1);
        state.deck--;
        herald.revealed(Seat.EVERYBODY);
        if (state.stage == Stage.GRID.ordinal()) preparation.layGrid(state, number, herald);
        else management.draw(state, number, herald);
    }

    @Override
    public PalaceAction action(int code) {
        return Codes.action(code);
    }

    @Override
    public int codes() {
        return Codes.COUNT;
    }

    @Override
    public boolean expressible(int code) {
        return Codes.exists(code);
    }

    @Override
    public void outcome(PalaceState state, Outcome out) {
        end.outcome(state, out);
    }

    @Override
    public PalaceView view(PalaceState state, int seat) {
        return eyes.view(state, seat);
    }

    @Override
    public PalaceView view(PalaceState state, int seat, PalaceView another) {
        return another.with(Eyes.own(state, seat));
    }

    @Override
    public void imagine(PalaceView view, Rng rng, PalaceState into) {
        Imagination.imagine(view, rng, into);
    }

    /** The cards of the deck come in the order in which they are drawn, whoever makes them be drawn. */
    @Override
    public String purpose(PalaceState state) {
        return switch (state.stage()) {
            case FIRST_PLAYER -> "firstPlayer";
            case GRID -> "grid/" + (box.played() - state.deck + 1);
            case REFILL -> "deck/" + (box.played() - box.grid() - state.deck + 1);
            default -> throw new IllegalStateException("no chance is due in stage " + state.stage());
        };
    }

    @Override
    public int chance(PalaceState state, Rng rng, Moves scratch) {
        return state.stage == Stage.FIRST_PLAYER.ordinal()
                ? Codes.FIRST_PLAYER + rng.below(seats)
                : draws.draw(state, rng);
    }

    /**
     * One for the first player, one for each Politician set aside, one for each choice of bribes, one for the starting discs; and each
     * card comes up, is taken, and has a disc laid on the next.
     */
    @Override
    public int bound() {
        return 1 + box.politicians() + seats + 1 + 3 * box.played();
    }
}
