package regalia.lord;

import regalia.kernel.Herald;
import regalia.kernel.Moves;
import regalia.kernel.Options;
import regalia.kernel.Outcome;
import regalia.kernel.Rng;
import regalia.kernel.Rule;
import regalia.kernel.Rules;
import regalia.kernel.Verdict;
import regalia.lord.LordAction.Add;
import regalia.lord.LordAction.Crave;
import regalia.lord.LordAction.Deal;
import regalia.lord.LordAction.FirstLeader;
import regalia.lord.LordAction.Offer;
import regalia.lord.LordAction.Open;
import regalia.lord.LordAction.Pass;

/** The rules of Road to Lord for one setup. The chapters of the rulebook are classes of their own; this one knows which is next. */
public final class LordRules implements Rules<LordState, LordAction, LordView> {

    final int seats;
    final int first;
    final int games;
    final OffSuit offSuit;
    /** All cards at this table, and those of them that are drawn from: without the golds put aside. */
    final long cards;

    final long drawn;

    final Setup setup = new Setup(this);
    final Offering offering = new Offering(this);
    final Adding adding = new Adding(this);
    final Settlement settlement = new Settlement(this);

    private final Judge judge = new Judge(this);
    private final Legal legal = new Legal(this);
    private final Anything anything = new Anything(this);
    private final Draws draws = new Draws(this);
    private final Eyes eyes = new Eyes(this);
    private final Imagination imagination = new Imagination(this);

    LordRules(int seats, Options options) {
        this.seats = seats;
        first = options.first();
        games = options.whole("games");
        offSuit = OffSuit.of(options.choice("offSuit"));
        cards = options.file("deck", Deck.class).cards(seats);
        drawn = seats == 2 ? cards - Cards.of(0, 0, 0, Deck.ASIDE) : cards;
    }

    int next(int seat) {
        return seat + 1 == seats ? 0 : seat + 1;
    }

    /** The goods of which a seat may form its number now, as a set; none if it can form none. */
    @Rule({"LOR-11", "LOR-13", "LOR-14"})
    int playable(LordState state, int seat) {
        long hand = state.hand(seat);
        if (state.led == LordState.NONE) return Cards.goods(hand);
        if (Cards.has(hand, state.led)) return 1 << state.led;
        int craved = state.craved();
        if (craved != LordState.NONE && Cards.has(hand, craved)) return 1 << craved;
        return offSuit == OffSuit.DISCARD ? Cards.goods(hand) : 0;
    }

    /** Whether a seat may use gems in its first number: with three or four all but the last in turn order. */
    @Rule({"LOR-10", "LOR-24"})
    boolean mayUseGems(LordState state, int seat) {
        return seats == 2 || next(seat) != state.leader;
    }

    /** Whether a seat may add gems: the leader only. */
    @Rule("LOR-24")
    static boolean mayAddGems(LordState state, int seat) {
        return seat == state.leader;
    }

    @Rule("LOR-10")
    static boolean mayUseGolds(LordState state, int seat) {
        return seat == state.leader;
    }

    @Override
    public int seats() {
        return seats;
    }

    @Override
    public LordState start(Herald herald) {
        LordState state = new LordState();
        setup.begin(state, herald);
        return state;
    }

    @Override
    public void legal(LordState state, int seat, Moves out) {
        legal.list(state, seat, out);
    }

    @Override
    public Verdict judge(LordState state, int seat, LordAction action) {
        return judge.judge(state, seat, action);
    }

    @Override
    public void apply(LordState state, int seat, LordAction action, Herald herald) {
        switch (action) {
            case FirstLeader(int leader) -> setup.firstLeader(state, leader, herald);
            case Crave(Card card) -> setup.crave(state, card, herald);
            case Open(int who, Card card) -> setup.open(state, who, card, herald);
            case Deal(int who, Card card) -> setup.deal(state, who, card, herald);
            case Pass() -> adding.pass(state, seat, herald);
            case Add add -> add(state, seat, add.code(), herald);
            case Offer offer -> offering.offer(state, seat, Codes.offered(offer.code()), herald);
        }
    }

    private void add(LordState state, int seat, int code, Herald herald) {
        adding.add(state, seat, Codes.added(Digits.goods(state.number[seat]), code), herald);
    }

    /** Takes numbers apart without making a record of them, and the many cards of a deal without looking one up. */
    @Override
    public void play(LordState state, int seat, int code, Herald herald) {
        if (Codes.isOffer(code)) offering.offer(state, seat, Codes.offered(code), herald);
        else if (Codes.isDeal(code)) setup.deal(state, Codes.dealtTo(code), Codes.dealt(code), herald);
        else if (Codes.isAdd(code)) add(state, seat, code, herald);
        else apply(state, seat, Codes.few(code), herald);
    }

    @Override
    public LordAction action(int code) {
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

    /** Ties go to whoever has won more offerings; who is still tied shares the rank. */
    @Override
    @Rule("LOR-21")
    public void outcome(LordState state, Outcome out) {
        int most = games * LordState.OFFERINGS + 1;
        out.over(state.stage == Stage.OVER.ordinal());
        for (int seat = 0; seat < seats; seat++)
            out.put(seat, state.points[seat], (long) state.points[seat] * most + state.won[seat]);
    }

    @Override
    public LordView view(LordState state, int seat) {
        return eyes.view(state, seat);
    }

    @Override
    public void imagine(LordView view, Rng rng, LordState into) {
        imagination.imagine(view, rng, into);
    }

    @Override
    public String purpose(LordState state) {
        return draws.purpose(state);
    }

    @Override
    public int any(LordState state, int seat, Rng rng, Moves scratch) {
        return anything.draw(state, seat, rng);
    }

    @Override
    public int chance(LordState state, Rng rng, Moves scratch) {
        return draws.draw(state, rng, scratch);
    }

    /** One for the first leader; in a game every card but the removed is drawn once, and each seat offers and adds at most once an offering. */
    @Override
    public int bound() {
        return 1 + games * (LordState.OFFERINGS + seats * Setup.HAND + LordState.OFFERINGS * (seats == 2 ? 4 : seats));
    }
}
