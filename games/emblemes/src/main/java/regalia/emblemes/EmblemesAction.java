package regalia.emblemes;

import regalia.kernel.Action;
import regalia.kernel.Rule;

/**
 * Everything that chance and players do in Emblems. Where a card comes to stand beside cards of equal value, {@code gap} says
 * how many of them will be to its left.
 */
public sealed interface EmblemesAction extends Action {

    /** Chance names who holds the pawn first. */
    @Rule("EMB-4")
    record FirstPlayer(int seat) implements EmblemesAction {
        @Override
        public int code() {
            return Codes.FIRST_PLAYER + seat;
        }
    }

    /** A seat draws a card from its pile. */
    @Rule({"EMB-3", "EMB-17"})
    record Draw(int seat, Persona character) implements EmblemesAction {
        @Override
        public int code() {
            return Codes.DRAW + Card.number(seat, character.value());
        }
    }

    /** Chance puts this card of the seat's hand in the place of its selected one. */
    @Rule("EMB-P9")
    record Swap(int seat, Persona character) implements EmblemesAction {
        @Override
        public int code() {
            return Codes.SWAP + Card.number(seat, character.value());
        }
    }

    /** Lay a hand card face down: the selected card. */
    @Rule("EMB-6")
    record Select(Persona character) implements EmblemesAction {
        @Override
        public int code() {
            return Codes.SELECT + character.value();
        }
    }

    /** Place the revealed card. */
    @Rule("EMB-7")
    record Place(Location location, int gap) implements EmblemesAction {
        @Override
        public int code() {
            return Codes.PLACE + Codes.spot(location.ordinal(), gap);
        }
    }

    /** The Warrior's victim. */
    @Rule("EMB-P5")
    record Discard(Card card) implements EmblemesAction {
        @Override
        public int code() {
            return Codes.DISCARD + card.number();
        }
    }

    /** Where the Guard sends an adjacent card. */
    @Rule("EMB-P12")
    record Move(Card card, Location location, int gap) implements EmblemesAction {
        @Override
        public int code() {
            return Codes.move(card.number(), location.ordinal(), gap);
        }
    }

    /** The card that the Bard calls to his own location. */
    @Rule("EMB-P4")
    record Bring(Card card, int gap) implements EmblemesAction {
        @Override
        public int code() {
            return Codes.bring(card.number(), gap);
        }
    }

    /** The player the Thief steals from. */
    @Rule("EMB-P11")
    record Rob(int seat) implements EmblemesAction {
        @Override
        public int code() {
            return Codes.ROB + seat;
        }
    }

    /** The card whose power the Alchemist copies. */
    @Rule("EMB-P10")
    record Copy(Card card) implements EmblemesAction {
        @Override
        public int code() {
            return Codes.COPY + card.number();
        }
    }

    /** The player whose selected card the Courtesan replaces. */
    @Rule("EMB-P9")
    record Replace(int seat) implements EmblemesAction {
        @Override
        public int code() {
            return Codes.REPLACE + seat;
        }
    }

    /** Where the Strategist makes a player place. */
    @Rule("EMB-P8")
    record Impose(int seat, Location location) implements EmblemesAction {
        @Override
        public int code() {
            return Codes.impose(seat, location.ordinal());
        }
    }
}
