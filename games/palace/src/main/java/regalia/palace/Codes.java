package regalia.palace;

import org.jspecify.annotations.Nullable;
import regalia.palace.PalaceAction.Bribes;
import regalia.palace.PalaceAction.Draw;
import regalia.palace.PalaceAction.FirstPlayer;
import regalia.palace.PalaceAction.Lay;
import regalia.palace.PalaceAction.StartingDiscs;
import regalia.palace.PalaceAction.Take;

/** The numbers of all actions, and the one canonical action of each number. */
final class Codes {

    private static final int FAVOURS = 4;
    private static final int KINDS = Kind.POLITICIAN.ordinal() + 1;

    static final int FIRST_PLAYER = 0;
    static final int DRAW = FIRST_PLAYER + PalaceState.SEATS;
    static final int BRIBES = DRAW + KINDS * FAVOURS;
    static final int STARTING_DISCS = BRIBES + KINDS * KINDS;
    static final int TAKE = STARTING_DISCS + Colour.COUNT * Colour.COUNT * Colour.COUNT;
    static final int LAY = TAKE + PalaceState.ROWS;
    static final int COUNT = LAY + Colour.COUNT;

    private static final @Nullable PalaceAction[] ACTIONS = new PalaceAction[COUNT];

    /** The codes of drawing each card, by its number. */
    private static final int[] DRAWS = new int[Card.COUNT + 1];

    static {
        for (int seat = 0; seat < PalaceState.SEATS; seat++) enter(new FirstPlayer(seat));
        for (int number = 1; number <= Card.COUNT; number++) {
            Card card = Card.of(number);
            DRAWS[number] = enter(new Draw(card.kind(), card.favour()));
        }
        for (Kind round1 : Kind.values()) for (Kind round2 : Kind.values()) enter(new Bribes(round1, round2));
        for (Colour row1 : Colour.values())
            for (Colour row2 : Colour.values())
                for (Colour row3 : Colour.values()) enter(new StartingDiscs(row1, row2, row3));
        for (int row = 1; row <= PalaceState.ROWS; row++) enter(new Take(row));
        for (Colour colour : Colour.values()) enter(new Lay(colour));
    }

    private Codes() {}

    private static int enter(PalaceAction action) {
        ACTIONS[action.code()] = action;
        return action.code();
    }

    static int draw(int kind, int favour) {
        return DRAW + kind * FAVOURS + favour;
    }

    /** The code of drawing a card, by its number. */
    static int draw(int number) {
        return DRAWS[number];
    }

    static int bribes(int round1, int round2) {
        return BRIBES + round1 * KINDS + round2;
    }

    static int startingDiscs(int row1, int row2, int row3) {
        return STARTING_DISCS + (row1 * Colour.COUNT + row2) * Colour.COUNT + row3;
    }

    static boolean exists(int code) {
        return 0 <= code && code < COUNT && ACTIONS[code] != null;
    }

    static PalaceAction action(int code) {
        PalaceAction action = ACTIONS[code];
        if (action == null) throw new IllegalArgumentException("no action has code " + code);
        return action;
    }
}
