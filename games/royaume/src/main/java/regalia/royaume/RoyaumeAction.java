package regalia.royaume;

import java.util.Optional;
import regalia.kernel.Action;
import regalia.kernel.Rule;

/** Everything that chance and players do in My Kingdom. */
public sealed interface RoyaumeAction extends Action {

    /** Chance names the first seat. */
    @Rule("ROY-9")
    record FirstPlayer(int seat) implements RoyaumeAction {
        @Override
        public int code() {
            return Codes.FIRST_PLAYER + seat;
        }
    }

    /** Chance takes this character out of the game, with three players. */
    @Rule("ROY-8")
    record TakeOut(Tile tile) implements RoyaumeAction {
        @Override
        public int code() {
            return Codes.TAKE_OUT + tile.ordinal();
        }
    }

    /** A seat gets a tale. */
    @Rule({"ROY-9", "ROY-32"})
    record DealTale(int seat, Tale tale) implements RoyaumeAction {
        @Override
        public int code() {
            return Codes.dealTale(seat, tale.ordinal());
        }
    }

    /** A seat gets a tile in its hand. */
    @Rule("ROY-10")
    record Deal(int seat, Tile tile) implements RoyaumeAction {
        @Override
        public int code() {
            return Codes.deal(seat, tile.ordinal());
        }
    }

    /** An event is turned up. */
    @Rule("ROY-10")
    record TurnUp(Event event) implements RoyaumeAction {
        @Override
        public int code() {
            return Codes.TURN_UP + event.number();
        }
    }

    /** A seat draws a bard token. */
    @Rule("ROY-11")
    record DrawToken(int seat, Symbol symbol) implements RoyaumeAction {
        @Override
        public int code() {
            return Codes.drawToken(seat, symbol.ordinal());
        }
    }

    /** A bard card is turned up for all. */
    @Rule("ROY-24")
    record TurnCard(Symbol symbol) implements RoyaumeAction {
        @Override
        public int code() {
            return Codes.TURN_CARD + symbol.ordinal();
        }
    }

    /** A seat with the love bonus turns up a bard card for itself. */
    @Rule("ROY-25")
    record NinthCard(int seat, Symbol symbol) implements RoyaumeAction {
        @Override
        public int code() {
            return Codes.ninthCard(seat, symbol.ordinal());
        }
    }

    /** Keep this tile of the hand and pass on the rest. */
    @Rule("ROY-11")
    record Choose(Tile tile) implements RoyaumeAction {
        @Override
        public int code() {
            return Codes.CHOOSE + tile.ordinal();
        }
    }

    /** Give a monster marker. */
    @Rule("ROY-13")
    record Give(int seat) implements RoyaumeAction {
        @Override
        public int code() {
            return Codes.GIVE + seat;
        }
    }

    /** Give up one of the own tales. */
    @Rule("ROY-14")
    record DiscardTale(Tale tale) implements RoyaumeAction {
        @Override
        public int code() {
            return Codes.DISCARD_TALE + tale.ordinal();
        }
    }

    /** Lay a tile face up in the next place of the kingdom. */
    @Rule("ROY-16")
    record Build(Tile tile) implements RoyaumeAction {
        @Override
        public int code() {
            return Codes.BUILD + tile.ordinal();
        }
    }

    /** Lay a tile with its bard side up in the next place; a colour is named where one counts. */
    @Rule("ROY-18")
    record Turn(Tile tile, Optional<Colour> colour) implements RoyaumeAction {
        @Override
        public int code() {
            return Codes.turn(tile.ordinal(), Kingdom.side(colour));
        }
    }
}
