package regalia.royaume;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import regalia.kernel.Herald;
import regalia.kernel.Message;
import regalia.kernel.Moves;
import regalia.kernel.Options;
import regalia.kernel.Outcome;
import regalia.kernel.Rng;
import regalia.kernel.Rule;
import regalia.kernel.Rules;
import regalia.kernel.Verdict;
import regalia.royaume.RoyaumeAction.Build;
import regalia.royaume.RoyaumeAction.Choose;
import regalia.royaume.RoyaumeAction.Deal;
import regalia.royaume.RoyaumeAction.DealTale;
import regalia.royaume.RoyaumeAction.DiscardTale;
import regalia.royaume.RoyaumeAction.DrawToken;
import regalia.royaume.RoyaumeAction.FirstPlayer;
import regalia.royaume.RoyaumeAction.Give;
import regalia.royaume.RoyaumeAction.NinthCard;
import regalia.royaume.RoyaumeAction.TakeOut;
import regalia.royaume.RoyaumeAction.Turn;
import regalia.royaume.RoyaumeAction.TurnCard;
import regalia.royaume.RoyaumeAction.TurnUp;

/** The rules of My Kingdom for one setup. The chapters of the rulebook are classes of their own; this one knows whose turn it is. */
public final class RoyaumeRules implements Rules<RoyaumeState, RoyaumeAction, RoyaumeView> {

    static final int ROUNDS = 2;
    static final int HAND = 7;
    static final int PICKS = 6;
    static final int EVENTS = 6;
    static final int TALES = 3;
    static final int SHOW = 8;

    final int seats;
    final int first;
    final Level level;
    final boolean advanced;
    /** The seats of adults, as a set. */
    final int adults;

    final long box;
    /** For each tale the numbers of its five tiles: both characters, terrain, workshop, castle. */
    final int[][] elements = new int[Tale.COUNT][];

    final List<Event> events;
    /** The places of the events in the order of their numbers. */
    final int[] byNumber;

    private final Message[] told;
    /** The place of each event, by its number, or -1. */
    private final int[] eventAt = new int[Event.NUMBERS];

    final byte[] tokens;
    final byte[] cards;

    private final Legends legends = new Legends(this);
    private final Adventures adventures = new Adventures(this, legends);
    private final Builders builders = new Builders(this, adventures);
    private final Happenings happenings = new Happenings(this);
    private final Choices choices = new Choices(this, happenings, builders);
    private final Judge judge = new Judge(this);
    private final Legal legal = new Legal(this);
    private final Eyes eyes = new Eyes(this);
    private final Imagination imagination = new Imagination(this);

    RoyaumeRules(int seats, Options options) {
        this.seats = seats;
        first = options.first();
        level = Level.of(options.choice("level"));
        advanced = options.flag("advanced");
        adults = options.seats("adults");
        box = options.file("tiles", TileBox.class).heap();
        TaleBook book = options.file("tales", TaleBook.class);
        for (Tale tale : Tale.values()) elements[tale.ordinal()] = book.elements(tale);
        events = List.copyOf(options.file("events", EventDeck.class).events());
        told = events.stream().map(Event::told).toArray(Message[]::new);
        Arrays.fill(eventAt, -1);
        for (int i = 0; i < events.size(); i++) eventAt[events.get(i).number()] = i;
        byNumber = Arrays.stream(eventAt).filter(at -> at >= 0).toArray();
        BardBox bard = options.file("bard", BardBox.class);
        tokens = BardBox.counts(bard.tokens());
        cards = BardBox.counts(bard.cards());
    }

    /** The event turned up at a place, and how it is told. */
    Event event(RoyaumeState state, int index) {
        return events.get(state.turned[index] - 1);
    }

    Message told(RoyaumeState state, int index) {
        return told[state.turned[index] - 1];
    }

    /** Where an event stands in the data file, or -1. */
    int eventAt(Event event) {
        return Event.exists(event.number()) ? eventAt[event.number()] : -1;
    }

    int clockwise(int seat, int steps) {
        int at = seat + steps;
        return at >= seats ? at - seats : at;
    }

    /** Who gets the next token or ninth card: the first clockwise from the first seat that is owed one, or -1. */
    @Rule({"ROY-13", "ROY-25"})
    int creditor(RoyaumeState state) {
        for (int i = 0; i < seats; i++) {
            int seat = clockwise(state.first, i);
            if (state.owed[seat] > 0) return seat;
        }
        return -1;
    }

    /** Who gets the next tile: the lowest seat without a full hand. */
    int dealt(RoyaumeState state) {
        int seat = 0;
        while (Tiles.size(state.hand[seat]) == HAND) seat++;
        return seat;
    }

    /** Who gets the next tale: the lowest seat without three. */
    int listener(RoyaumeState state) {
        int seat = 0;
        while (Integer.bitCount(state.tales[seat]) == TALES) seat++;
        return seat;
    }

    /** The tales that the next seat may get: in the full game one of each type, else any. */
    @Rule({"ROY-9", "ROY-32"})
    int tellable(RoyaumeState state) {
        int free = (1 << Tale.COUNT) - 1;
        for (int seat = 0; seat < seats; seat++) free &= ~state.tales[seat];
        if (level != Level.FULL) return free;
        int type = Integer.bitCount(state.tales[listener(state)]);
        return free & (Tale.OF_TYPE << (type * Colour.COUNT));
    }

    /** The tale that a seat tells in the end. */
    static int tale(RoyaumeState state, int seat) {
        return Integer.numberOfTrailingZeros(state.tales[seat]);
    }

    @Override
    public int seats() {
        return seats;
    }

    @Override
    public RoyaumeState start(Herald herald) {
        RoyaumeState state = new RoyaumeState();
        choices.setUp(state, herald);
        return state;
    }

    @Override
    public void legal(RoyaumeState state, int seat, Moves out) {
        legal.list(state, seat, out);
    }

    @Override
    public Verdict judge(RoyaumeState state, int seat, RoyaumeAction action) {
        return judge.judge(state, seat, action);
    }

    @Override
    public void apply(RoyaumeState state, int seat, RoyaumeAction action, Herald herald) {
        switch (action) {
            case FirstPlayer(int starter) -> choices.firstPlayer(state, starter, herald);
            case TakeOut(Tile tile) -> choices.takeOut(state, tile, herald);
            case DealTale(int who, Tale tale) -> choices.dealTale(state, who, tale, herald);
            case Deal(int who, Tile tile) -> choices.deal(state, who, tile, herald);
            case TurnUp(Event event) -> choices.turnUp(state, event, herald);
            case Choose(Tile tile) -> choices.choose(state, seat, tile, herald);
            case DrawToken(int who, Symbol symbol) -> drawToken(state, who, symbol, herald);
            case Give(int who) -> {
                happenings.give(state, seat, who, herald);
                goOn(state, herald);
            }
            case DiscardTale(Tale tale) -> choices.discardTale(state, seat, tale, herald);
            case Build(Tile tile) -> builders.place(state, seat, tile.ordinal(), Kingdom.FACE, herald);
            case Turn(Tile tile, Optional<Colour> colour) ->
                builders.place(state, seat, tile.ordinal(), Kingdom.side(colour), herald);
            case TurnCard(Symbol symbol) -> adventures.turnCard(state, symbol, herald);
            case NinthCard(int who, Symbol symbol) -> adventures.ninthCard(state, who, symbol, herald);
        }
    }

    private void drawToken(RoyaumeState state, int seat, Symbol symbol, Herald herald) {
        adventures.draw(state, seat, symbol, herald);
        if (!adventures.tokensDue(state, herald)) goOn(state, herald);
    }

    /** What comes after tokens have been drawn or a marker has been given. */
    private void goOn(RoyaumeState state, Herald herald) {
        switch (Stage.of(state.next)) {
            case CHOOSE -> choices.passOn(state, herald);
            case GIVE -> choices.resolveEvents(state, herald);
            case SHOW -> adventures.lovers(state, herald);
            case NINTH -> adventures.beginShow(state, herald);
            default -> throw new IllegalStateException("nothing comes after " + state.stage());
        }
    }

    @Override
    public RoyaumeAction action(int code) {
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
    @Rule("ROY-30")
    public void outcome(RoyaumeState state, Outcome out) {
        out.over(state.stage == Stage.OVER.ordinal());
        for (int seat = 0; seat < seats; seat++) out.put(seat, state.points[seat], state.points[seat]);
    }

    @Override
    public RoyaumeView view(RoyaumeState state, int seat) {
        return eyes.view(state, seat);
    }

    @Override
    public void imagine(RoyaumeView view, Rng rng, RoyaumeState into) {
        imagination.imagine(view, rng, into);
    }

    @Override
    public String purpose(RoyaumeState state) {
        return Purpose.of(this, state);
    }

    @Override
    public int chance(RoyaumeState state, Rng rng, Moves scratch) {
        if (state.stage != Stage.DEAL.ordinal()) return Rules.super.chance(state, rng, scratch);
        return Codes.deal(dealt(state), Tiles.draw(state.deck, rng));
    }

    /**
     * First seat, characters taken out, tales; for each round tiles, events, choices, markers and tales discarded; all tokens;
     * kingdoms; bard cards.
     */
    @Override
    public int bound() {
        int round = seats * (HAND + PICKS + 1) + 2 * EVENTS;
        return 1
                + Colour.COUNT
                + seats * TALES
                + ROUNDS * round
                + BardBox.TOKENS
                + seats * Kingdom.PLACES
                + SHOW
                + seats;
    }
}
