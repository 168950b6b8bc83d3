package regalia.palace;

import regalia.kernel.Herald;
import regalia.kernel.Rule;
import regalia.kernel.Seat;

/** The setup: points, the grid, the secret bribes, the starting discs. */
final class Preparation {

    static final int STARTING_POINTS = 10;

    private final PalaceRules rules;

    Preparation(PalaceRules rules) {
        this.rules = rules;
    }

    /** The box is laid out. The pawn is drawn for, unless the table named its holder. */
    @Rule({"PAL-3", "PAL-5", "PAL-7", "PAL-8"})
    void setUp(PalaceState state, Herald herald) {
        Box box = rules.box;
        for (int number = 1; number <= Card.COUNT; number++)
            state.addUnseen(number, box.cards().get(number));
        for (int colour = 0; colour < Colour.COUNT; colour++)
            state.addReserve(colour, box.discs().get(colour));
        state.deck = box.played();
        state.violetAside = box.violetAside();
        state.addReserve(Colour.VIOLET.ordinal(), -box.violetAside());
        for (int seat = 0; seat < rules.seats; seat++) {
            state.points[seat] = STARTING_POINTS;
            herald.points(seat, STARTING_POINTS, "PAL-5", "reason.start");
        }
        state.stage(Stage.FIRST_PLAYER, Seat.bit(Seat.CHANCE));
        if (rules.first >= 0) firstPlayer(state, rules.first, herald);
    }

    @Rule("PAL-8")
    void firstPlayer(PalaceState state, int seat, Herald herald) {
        state.pawn = seat;
        state.actor = seat;
        herald.announce(Seat.EVERYBODY, "log.firstPlayer", Seat.of(seat));
        state.stage(Stage.GRID, Seat.bit(Seat.CHANCE));
    }

    /** Row by row, each from right to left. A Politician is set aside; another card comes in its place. */
    @Rule("PAL-6")
    void layGrid(PalaceState state, int number, Herald herald) {
        if (number == Card.POLITICIAN) {
            state.setAside++;
            herald.announce(Seat.EVERYBODY, "log.setAside", Card.of(number));
            return;
        }
        state.layCard(state.row, number);
        herald.announce(Seat.EVERYBODY, "log.grid", state.row + 1, Card.of(number));
        if (state.size(state.row) < rules.box.width()) return;
        if (++state.row == PalaceState.ROWS) shuffleBack(state, herald);
    }

    @Rule({"PAL-6", "PAL-8"})
    private void shuffleBack(PalaceState state, Herald herald) {
        state.row = 0;
        state.addUnseen(Card.POLITICIAN, state.setAside);
        state.deck += state.setAside;
        herald.announce(Seat.EVERYBODY, "log.deck", state.deck, state.setAside);
        state.stage(Stage.BRIBES, Seat.all(rules.seats));
    }

    /** Nothing is said before all have chosen, since nothing that lasts may tell in which order they did. */
    @Rule("PAL-8")
    void bribes(PalaceState state, int seat, Kind round1, Kind round2, Herald herald) {
        state.bribe(seat, 0, round1.ordinal());
        state.bribe(seat, 1, round2.ordinal());
        state.toAct &= ~Seat.bit(seat);
        if (state.toAct != 0) return;
        herald.announce(Seat.EVERYBODY, "log.bribesChosen");
        state.actor = rules.right(state.pawn);
        state.stage(Stage.STARTING_DISCS, Seat.bit(state.actor));
    }

    @Rule("PAL-9")
    void startingDiscs(PalaceState state, Colour row1, Colour row2, Colour row3, Herald herald) {
        layDisc(state, 0, row1);
        layDisc(state, 1, row2);
        layDisc(state, 2, row3);
        herald.announce(Seat.EVERYBODY, "log.startingDiscs", Seat.of(state.actor), row1, row2, row3);
        beginRound(state, herald);
    }

    static void layDisc(PalaceState state, int row, Colour colour) {
        state.addReserve(colour.ordinal(), -1);
        state.discOn(row, colour.ordinal());
    }

    @Rule({"PAL-25", "PAL-27"})
    static void beginRound(PalaceState state, Herald herald) {
        state.turns = 0;
        state.row = 0;
        state.actor = state.pawn;
        herald.announce(Seat.EVERYBODY, "log.round", state.round + 1, Seat.of(state.pawn));
        state.stage(Stage.TAKE, Seat.bit(state.actor));
    }
}
