package regalia.emblemes;

import java.util.List;
import regalia.emblemes.EmblemesAction.Bring;
import regalia.emblemes.EmblemesAction.Copy;
import regalia.emblemes.EmblemesAction.Discard;
import regalia.emblemes.EmblemesAction.Draw;
import regalia.emblemes.EmblemesAction.FirstPlayer;
import regalia.emblemes.EmblemesAction.Impose;
import regalia.emblemes.EmblemesAction.Move;
import regalia.emblemes.EmblemesAction.Place;
import regalia.emblemes.EmblemesAction.Replace;
import regalia.emblemes.EmblemesAction.Rob;
import regalia.emblemes.EmblemesAction.Select;
import regalia.emblemes.EmblemesAction.Swap;
import regalia.kernel.Herald;
import regalia.kernel.Moves;
import regalia.kernel.Options;
import regalia.kernel.Outcome;
import regalia.kernel.Rng;
import regalia.kernel.Rule;
import regalia.kernel.Rules;
import regalia.kernel.Verdict;

/** The rules of Emblems for one setup. The chapters of the rulebook are classes of their own; this one knows which is next. */
public final class EmblemesRules implements Rules<EmblemesState, EmblemesAction, EmblemesView> {

    static final int ROUNDS = 3;
    static final int HAND = 6;
    static final int STARTING_GOLD = 3;

    /** All fifteen values as a set. */
    static final int FAMILY = 0xFFFE;

    final int seats;
    final int first;
    final boolean hiddenGold;
    final List<List<Reward>> faces;
    final RoundEnd roundEnd = new RoundEnd(this);

    private final Turn turn;
    private final Judge judge;
    private final Legal legal;
    private final Eyes eyes;

    EmblemesRules(int seats, Options options) {
        this.seats = seats;
        first = options.first();
        hiddenGold = options.flag("hiddenGold");
        Rewards rewards = options.file("rewards", Rewards.class);
        faces = List.of(Location.values()).stream()
                .map(location -> rewards.face(options.choice("set"), location, seats))
                .toList();
        turn = new Turn(this, new Powers(), roundEnd);
        judge = new Judge(this);
        legal = new Legal(this);
        eyes = new Eyes(this);
    }

    /** Turns in a round: 4 with 3 players, else 3. */
    @Rule("EMB-6")
    int turns() {
        return seats == 3 ? 4 : 3;
    }

    int next(int seat) {
        return seat + 1 == seats ? 0 : seat + 1;
    }

    @Override
    public int seats() {
        return seats;
    }

    @Override
    public EmblemesState start(Herald herald) {
        EmblemesState state = new EmblemesState();
        turn.setUp(state, herald);
        return state;
    }

    @Override
    public void legal(EmblemesState state, int seat, Moves out) {
        legal.list(state, seat, out);
    }

    @Override
    public Verdict judge(EmblemesState state, int seat, EmblemesAction action) {
        return judge.judge(state, seat, action);
    }

    @Override
    public void apply(EmblemesState state, int seat, EmblemesAction action, Herald herald) {
        switch (action) {
            case FirstPlayer(int starter) -> turn.firstPlayer(state, starter, herald);
            case Draw(int who, Persona character) -> turn.draw(state, who, character, herald);
            case Select(Persona character) -> turn.select(state, seat, character, herald);
            case Place(Location location, int gap) -> turn.place(state, location, gap, herald);
            case Swap(int who, Persona character) -> turn.swap(state, who, character, herald);
            case Replace(int who) -> turn.replace(state, who, herald);
            case Move m -> turn.move(state, m.card().number(), m.location(), m.gap(), herald);
            case Bring b -> turn.bring(state, b.card().number(), b.gap(), herald);
            case Discard(Card card) -> turn.discard(state, card.number(), herald);
            case Rob(int who) -> turn.rob(state, who, herald);
            case Copy(Card card) -> turn.copy(state, card.number(), herald);
            case Impose(int who, Location location) -> turn.impose(state, who, location, herald);
        }
    }

    @Override
    public EmblemesAction action(int code) {
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

    /** Ties go to the pawn's holder, then to the nearest clockwise from there. */
    @Override
    @Rule("EMB-23")
    public void outcome(EmblemesState state, Outcome out) {
        out.over(state.stage == Stage.OVER.ordinal());
        for (int seat = 0; seat < seats; seat++) {
            int distance = Math.floorMod(seat - state.pawn, seats);
            out.put(seat, state.gold[seat], (long) state.gold[seat] * seats - distance);
        }
    }

    @Override
    public EmblemesView view(EmblemesState state, int seat) {
        return eyes.view(state, seat);
    }

    @Override
    public EmblemesView view(EmblemesState state, int seat, EmblemesView another) {
        return another.with(Eyes.own(state, seat));
    }

    @Override
    public void imagine(EmblemesView view, Rng rng, EmblemesState into) {
        Imagination.imagine(view, rng, into);
    }

    @Override
    public String purpose(EmblemesState state) {
        return switch (state.stage()) {
            case FIRST_PLAYER -> "firstPlayer";
            case DRAW -> {
                int seat = drawer(state);
                int drawn = Persona.COUNT - Integer.bitCount(state.pile[seat]);
                yield "draw/seat" + seat + "/" + (drawn + 1);
            }
            case SWAP ->
                "swap/round" + (state.round + 1) + "/turn" + (state.turn + 1) + "/" + (state.placed + 1) + "/seat"
                        + state.target;
            default -> throw new IllegalStateException("no chance is due in stage " + state.stage());
        };
    }

    @Override
    public int chance(EmblemesState state, Rng rng, Moves scratch) {
        return switch (state.stage()) {
            case DRAW -> {
                int seat = drawer(state);
                yield Codes.DRAW + Card.number(seat, rng.bitOf(state.pile[seat]));
            }
            case SWAP -> Codes.SWAP + Card.number(state.target, rng.bitOf(state.hand[state.target]));
            default -> Rules.super.chance(state, rng, scratch);
        };
    }

    /** While a power acts: whether a player has yet to reveal this turn. */
    boolean isFaceDown(EmblemesState state, int seat) {
        int distance = seat - state.pawn;
        return (distance < 0 ? distance + seats : distance) > state.placed;
    }

    /** Who draws next: the lowest seat without a full hand. */
    int drawer(EmblemesState state) {
        for (int seat = 0; seat < seats; seat++) if (Integer.bitCount(state.hand[seat]) < HAND) return seat;
        return EmblemesState.NONE;
    }

    /** One for the first player, at most 14 draws a seat, and for each turn and seat a selection, a placing, a copy, a power and a swap. */
    @Override
    public int bound() {
        return 1 + seats * (14 + ROUNDS * turns() * 5);
    }
}
