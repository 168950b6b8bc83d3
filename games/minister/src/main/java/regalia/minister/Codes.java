package regalia.minister;

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

/** The numbers of all actions, and the one canonical action of each number. */
final class Codes {

    /** Nobody brings in more at once: a 3 with all four members on Opinion. */
    static final int MOST_MINISTERS = 12;

    private static final int EACH = MOST_MINISTERS + 1;

    /** Ways to split at most twelve over vacant posts and four colours: 17 over 5. */
    private static final int PLACINGS = 6188;

    static final int FIRST_PLAYER = 0;
    static final int ROLL = FIRST_PLAYER + MinisterState.SEATS;
    static final int ADVANCE = ROLL + 6;
    static final int RETURN = ADVANCE + Spot.NUMBERS * Spot.NUMBERS;
    static final int CLIMB_OUT = RETURN + 1;
    static final int BRING_IN = CLIMB_OUT + Spot.NUMBERS;
    static final int ADVANCE_ALL = BRING_IN + 1;
    static final int DROP_ALL = ADVANCE_ALL + 1;
    static final int DROP = DROP_ALL + 1;
    static final int DECLINE = DROP + Spot.NUMBERS;
    static final int PLACE = DECLINE + 1;
    static final int COUNT = PLACE + PLACINGS;

    private static final MinisterAction[] ACTIONS = new MinisterAction[COUNT];

    /** The code of each placing that removes no black, by vacant posts, red, yellow and green; those with black follow it. */
    private static final short[] WITHOUT_BLACK = new short[EACH * EACH * EACH * EACH];

    static {
        for (int seat = 0; seat < MinisterState.SEATS; seat++) enter(new FirstPlayer(seat));
        for (int number = 1; number <= 6; number++) enter(new Roll(number));
        for (int i = 0; i < Spot.NUMBERS; i++) {
            Spot spot = Spot.of(i);
            enter(new ClimbOut(spot));
            enter(new Drop(spot));
            for (int j = 0; j < Spot.NUMBERS; j++) enter(new Advance(spot, Spot.of(j)));
        }
        enter(new Return());
        enter(new BringIn());
        enter(new AdvanceAll());
        enter(new DropAll());
        enter(new Decline());
        placings();
    }

    private Codes() {}

    private static void placings() {
        int code = PLACE;
        for (int vacant = 0; vacant <= MOST_MINISTERS; vacant++)
            for (int red = 0; red <= MOST_MINISTERS - vacant; red++)
                for (int yellow = 0; yellow <= MOST_MINISTERS - vacant - red; yellow++)
                    for (int green = 0; green <= MOST_MINISTERS - vacant - red - yellow; green++) {
                        WITHOUT_BLACK[((vacant * EACH + red) * EACH + yellow) * EACH + green] = (short) code;
                        int most = MOST_MINISTERS - vacant - red - yellow - green;
                        for (int black = 0; black <= most; black++)
                            ACTIONS[code++] = new Place(
                                    vacant + red + yellow + green + black, new Removed(red, yellow, green, black));
                    }
    }

    private static void enter(MinisterAction action) {
        ACTIONS[action.code()] = action;
    }

    /** The code of an action with a spot. COUNT, which is no action's code, if no board can have that spot. */
    static int at(int base, int spot) {
        return spot == Spot.NONE ? COUNT : base + spot;
    }

    static int advance(int from, int to) {
        return from == Spot.NONE ? COUNT : at(ADVANCE + from * Spot.NUMBERS, to);
    }

    /** COUNT for numbers that no placing has. */
    static int place(int vacant, int red, int yellow, int green, int black) {
        if ((vacant | red | yellow | green | black) < 0) return COUNT;
        if ((long) vacant + red + yellow + green + black > MOST_MINISTERS) return COUNT;
        return WITHOUT_BLACK[((vacant * EACH + red) * EACH + yellow) * EACH + green] + black;
    }

    static MinisterAction action(int code) {
        return ACTIONS[code];
    }
}
