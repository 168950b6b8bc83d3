package regalia.royaume;

import java.util.Optional;
import regalia.kernel.Rule;

/**
 * How a finished or growing kingdom is written down: ten places from the base to the top, left to right, each one number. 0 is
 * an empty place; otherwise it tells the tile and which side lies up: its own, or the bard's with the colour named for it.
 */
@Rule("ROY-16")
final class Kingdom {

    static final int PLACES = 10;
    static final int BASE = 4;

    /** The side of a piece: its own face, one of five colours named for the bard side, or the bard side without a colour. */
    static final int FACE = 0;

    static final int COLOURLESS = 6;
    static final int SIDES = 7;

    private static final int[] LEVEL = {1, 1, 1, 1, 2, 2, 2, 3, 3, 4};
    /** The left one of the two places below; the right one is next to it. */
    private static final int[] BELOW = {-1, -1, -1, -1, 0, 1, 2, 4, 5, 7};

    private Kingdom() {}

    static int level(int place) {
        return LEVEL[place];
    }

    static int piece(int tile, int side) {
        return tile * SIDES + side + 1;
    }

    static int tile(int piece) {
        return (piece - 1) / SIDES;
    }

    static int side(int piece) {
        return (piece - 1) % SIDES;
    }

    static boolean isFaceUp(int piece) {
        return piece != 0 && side(piece) == FACE;
    }

    /** The side that shows the bard with a colour named, or with none. */
    static int side(Optional<Colour> named) {
        return named.isPresent() ? named.get().ordinal() + 1 : COLOURLESS;
    }

    /** The colour that a piece gives support with: 0 to 4, or something else for none, as for an empty place. */
    @Rule({"ROY-17", "ROY-18", "ROY-19"})
    static int colour(int piece) {
        return side(piece) == FACE ? Tile.colour(tile(piece)) : side(piece) - 1;
    }

    /** Whether the tile rests on its own colour; the base needs none. */
    @Rule("ROY-17")
    static boolean supports(RoyaumeState state, int seat, int place, int colour) {
        int below = BELOW[place];
        return below < 0
                || colour(state.piece(seat, below)) == colour
                || colour(state.piece(seat, below + 1)) == colour;
    }

    /** How many tiles of a kind lie face up. */
    static int count(RoyaumeState state, int seat, int tile) {
        int count = 0;
        int wanted = piece(tile, FACE);
        for (int place = 0; place < PLACES; place++) if (state.piece(seat, place) == wanted) count++;
        return count;
    }

    static boolean has(RoyaumeState state, int seat, int tile) {
        return count(state, seat, tile) > 0;
    }

    /** Monsters that lie face up; they can only lie in the base. */
    @Rule("ROY-18")
    static int monsters(RoyaumeState state, int seat) {
        int count = 0;
        for (int place = 0; place < BASE; place++) {
            int piece = state.piece(seat, place);
            if (isFaceUp(piece) && Tile.isMonster(tile(piece))) count++;
        }
        return count;
    }

    /** The castle that lies face up on top, or -1. */
    static int castle(RoyaumeState state, int seat) {
        int top = state.piece(seat, PLACES - 1);
        return isFaceUp(top) ? tile(top) : -1;
    }

    /** What the tiles are worth: bard sides nothing. */
    @Rule({"ROY-2", "ROY-18", "ROY-27"})
    static int value(RoyaumeState state, int seat) {
        int value = 0;
        for (int place = 0; place < PLACES; place++) if (isFaceUp(state.piece(seat, place))) value += LEVEL[place];
        return value;
    }

    /** Tiles of a colour that lie face up. */
    @Rule("ROY-28")
    static int ofColour(RoyaumeState state, int seat, int colour) {
        int count = 0;
        for (int place = 0; place < PLACES; place++) {
            int piece = state.piece(seat, place);
            if (isFaceUp(piece) && Tile.colour(tile(piece)) == colour) count++;
        }
        return count;
    }
}
