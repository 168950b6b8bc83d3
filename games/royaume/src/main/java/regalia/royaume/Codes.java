package regalia.royaume;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
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

/** The numbers of all actions, and the one canonical action of each number. */
final class Codes {

    private static final int TILES = 32;
    private static final int TALES = 16;
    private static final int SEATS = RoyaumeState.SEATS;

    static final int FIRST_PLAYER = 0;
    static final int TAKE_OUT = FIRST_PLAYER + SEATS;
    static final int DEAL_TALE = TAKE_OUT + TILES;
    static final int DEAL = DEAL_TALE + SEATS * TALES;
    static final int TURN_UP = DEAL + SEATS * TILES;
    static final int DRAW_TOKEN = TURN_UP + Event.NUMBERS;
    static final int TURN_CARD = DRAW_TOKEN + SEATS * Symbol.COUNT;
    static final int NINTH_CARD = TURN_CARD + Symbol.COUNT;
    static final int CHOOSE = NINTH_CARD + SEATS * Symbol.COUNT;
    static final int GIVE = CHOOSE + TILES;
    static final int DISCARD_TALE = GIVE + SEATS;
    static final int BUILD = DISCARD_TALE + TALES;
    static final int TURN = BUILD + TILES;
    static final int COUNT = TURN + TILES * Kingdom.SIDES;

    private static final @Nullable RoyaumeAction[] ACTIONS = new RoyaumeAction[COUNT];

    static {
        for (int seat = 0; seat < SEATS; seat++) {
            enter(new FirstPlayer(seat));
            enter(new Give(seat));
            for (Tale tale : Tale.values()) enter(new DealTale(seat, tale));
            for (Tile tile : Tile.values()) enter(new Deal(seat, tile));
            for (Symbol symbol : Symbol.values()) {
                enter(new DrawToken(seat, symbol));
                enter(new NinthCard(seat, symbol));
            }
        }
        for (Symbol symbol : Symbol.values()) enter(new TurnCard(symbol));
        for (Tale tale : Tale.values()) enter(new DiscardTale(tale));
        for (int number = 0; number < Event.NUMBERS; number++)
            if (Event.exists(number)) enter(new TurnUp(new Event(number)));
        for (Tile tile : Tile.values()) {
            if (tile.role() == Role.CHARACTER) enter(new TakeOut(tile));
            enter(new Choose(tile));
            enter(new Build(tile));
            enter(new Turn(tile, Optional.empty()));
            for (Colour colour : Colour.values()) enter(new Turn(tile, Optional.of(colour)));
        }
    }

    private Codes() {}

    private static void enter(RoyaumeAction action) {
        ACTIONS[action.code()] = action;
    }

    static int dealTale(int seat, int tale) {
        return DEAL_TALE + seat * TALES + tale;
    }

    static int deal(int seat, int tile) {
        return DEAL + seat * TILES + tile;
    }

    static int drawToken(int seat, int symbol) {
        return DRAW_TOKEN + seat * Symbol.COUNT + symbol;
    }

    static int ninthCard(int seat, int symbol) {
        return NINTH_CARD + seat * Symbol.COUNT + symbol;
    }

    static int turn(int tile, int side) {
        return TURN + tile * Kingdom.SIDES + side;
    }

    static boolean exists(int code) {
        return 0 <= code && code < COUNT && ACTIONS[code] != null;
    }

    static RoyaumeAction action(int code) {
        RoyaumeAction action = ACTIONS[code];
        if (action == null) throw new IllegalArgumentException("no action has code " + code);
        return action;
    }
}
