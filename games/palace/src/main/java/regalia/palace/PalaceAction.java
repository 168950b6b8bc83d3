package regalia.palace;

import regalia.kernel.Action;
import regalia.kernel.Rule;

/** Everything that chance and players do in Road to the Palace. Rows count from 1, from top to bottom. */
public sealed interface PalaceAction extends Action {

    /** Chance names who holds the pawn first. */
    @Rule("PAL-8")
    record FirstPlayer(int seat) implements PalaceAction {
        @Override
        public int code() {
            return Codes.FIRST_PLAYER + seat;
        }
    }

    /** The next card of the deck comes up. */
    @Rule({"PAL-6", "PAL-15"})
    record Draw(Kind kind, int favour) implements PalaceAction {
        @Override
        public int code() {
            return Codes.draw(kind.ordinal(), favour);
        }
    }

    /** The bribe of each round; the third leaves the game unseen. */
    @Rule("PAL-8")
    record Bribes(Kind round1, Kind round2) implements PalaceAction {
        @Override
        public int code() {
            return Codes.bribes(round1.ordinal(), round2.ordinal());
        }
    }

    /** The discs that lie on the three rows when the first turn begins. */
    @Rule("PAL-9")
    record StartingDiscs(Colour row1, Colour row2, Colour row3) implements PalaceAction {
        @Override
        public int code() {
            return Codes.startingDiscs(row1.ordinal(), row2.ordinal(), row3.ordinal());
        }
    }

    /** Take the leftmost card of a row, with its disc. */
    @Rule("PAL-10")
    record Take(int row) implements PalaceAction {
        @Override
        public int code() {
            return Codes.TAKE + row - 1;
        }
    }

    /** Lay a disc of the reserve on the row taken from. */
    @Rule("PAL-16")
    record Lay(Colour colour) implements PalaceAction {
        @Override
        public int code() {
            return Codes.LAY + colour.ordinal();
        }
    }
}
