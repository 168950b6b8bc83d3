package regalia.emblemes;

import org.jspecify.annotations.Nullable;
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

/** The numbers of all actions, and the one canonical action of each number. */
final class Codes {

    /** With five families at most four cards of equal value lie where a fifth arrives. */
    static final int MOST_EQUALS = 4;

    /** Seats and gaps take three bits each. */
    private static final int EIGHT = 8;

    static final int FIRST_PLAYER = 0;
    static final int DRAW = FIRST_PLAYER + EIGHT;
    static final int SWAP = DRAW + Card.NUMBERS;
    static final int SELECT = SWAP + Card.NUMBERS;
    static final int PLACE = SELECT + Persona.COUNT + 1;
    static final int DISCARD = PLACE + Location.COUNT * EIGHT;
    static final int MOVE = DISCARD + Card.NUMBERS;
    static final int BRING = MOVE + Card.NUMBERS * Location.COUNT * EIGHT;
    static final int ROB = BRING + Card.NUMBERS * EIGHT;
    static final int COPY = ROB + EIGHT;
    static final int REPLACE = COPY + Card.NUMBERS;
    static final int IMPOSE = REPLACE + EIGHT;
    static final int COUNT = IMPOSE + EIGHT * EIGHT;

    private static final @Nullable EmblemesAction[] ACTIONS = new EmblemesAction[COUNT];

    static {
        for (int seat = 0; seat < 5; seat++) {
            enter(new FirstPlayer(seat));
            enter(new Rob(seat));
            enter(new Replace(seat));
            for (Location location : Location.values()) enter(new Impose(seat, location));
            for (Persona character : Persona.values()) {
                Card card = new Card(seat, character);
                enter(new Draw(seat, character));
                enter(new Swap(seat, character));
                enter(new Discard(card));
                enter(new Copy(card));
                for (int gap = 0; gap <= MOST_EQUALS; gap++) {
                    enter(new Bring(card, gap));
                    for (Location location : Location.values()) enter(new Move(card, location, gap));
                }
            }
        }
        for (Persona character : Persona.values()) enter(new Select(character));
        for (Location location : Location.values())
            for (int gap = 0; gap <= MOST_EQUALS; gap++) enter(new Place(location, gap));
    }

    private Codes() {}

    private static void enter(EmblemesAction action) {
        ACTIONS[action.code()] = action;
    }

    static int spot(int location, int gap) {
        return location * EIGHT + gap;
    }

    static int move(int card, int location, int gap) {
        return MOVE + card * Location.COUNT * EIGHT + spot(location, gap);
    }

    static int bring(int card, int gap) {
        return BRING + card * EIGHT + gap;
    }

    static int impose(int seat, int location) {
        return IMPOSE + seat * EIGHT + location;
    }

    static boolean exists(int code) {
        return 0 <= code && code < COUNT && ACTIONS[code] != null;
    }

    static EmblemesAction action(int code) {
        EmblemesAction action = ACTIONS[code];
        if (action == null) throw new IllegalArgumentException("no action has code " + code);
        return action;
    }
}
