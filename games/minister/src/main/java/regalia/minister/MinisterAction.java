package regalia.minister;

import regalia.kernel.Action;
import regalia.kernel.Rule;

/** Everything that chance and players do in Minister. A member is named by where it stands. */
public sealed interface MinisterAction extends Action {

    /** Chance names who begins. */
    @Rule("MIN-7")
    record FirstPlayer(int seat) implements MinisterAction {
        @Override
        public int code() {
            return Codes.FIRST_PLAYER + seat;
        }
    }

    /** The die shows a number. */
    @Rule({"MIN-8", "MIN-13", "MIN-14"})
    record Roll(int number) implements MinisterAction {
        @Override
        public int code() {
            return Codes.ROLL + number - 1;
        }
    }

    /** A member goes to the next zone that has room: by the roll, or by influence without a barrier. */
    @Rule({"MIN-8", "MIN-16", "MIN-20"})
    record Advance(Spot from, Spot to) implements MinisterAction {
        @Override
        public int code() {
            return Codes.advance(from.number(), to.number());
        }
    }

    /** An exile goes back from Newspaper to Opinion. */
    @Rule("MIN-15")
    record Return() implements MinisterAction {
        @Override
        public int code() {
            return Codes.RETURN;
        }
    }

    /** A member in the soup below this space goes back up. */
    @Rule("MIN-10")
    record ClimbOut(Spot to) implements MinisterAction {
        @Override
        public int code() {
            return Codes.at(Codes.CLIMB_OUT, to.number());
        }
    }

    /** The roll, times the members on Opinion, becomes ministers. */
    @Rule("MIN-11")
    record BringIn() implements MinisterAction {
        @Override
        public int code() {
            return Codes.BRING_IN;
        }
    }

    /** Influence: all own members before the red arrow advance. */
    @Rule("MIN-16")
    record AdvanceAll() implements MinisterAction {
        @Override
        public int code() {
            return Codes.ADVANCE_ALL;
        }
    }

    /** Influence: all opponents' members above a soup before the red arrow drop into it. */
    @Rule("MIN-16")
    record DropAll() implements MinisterAction {
        @Override
        public int code() {
            return Codes.DROP_ALL;
        }
    }

    /** The spiral's influence: the opponent's member on this space drops into the soup below it. */
    @Rule("MIN-20")
    record Drop(Spot from) implements MinisterAction {
        @Override
        public int code() {
            return Codes.at(Codes.DROP, from.number());
        }
    }

    /** Use no influence. */
    @Rule({"MIN-16", "MIN-20"})
    record Decline() implements MinisterAction {
        @Override
        public int code() {
            return Codes.DECLINE;
        }
    }

    /**
     * Bring ministers into the cabinet.
     *
     * @param ministers how many, none included; the vacant posts are taken first
     * @param removed how many of each colour leave for the rest
     */
    @Rule("MIN-17")
    record Place(int ministers, Removed removed) implements MinisterAction {
        @Override
        public int code() {
            return Codes.place(ministers - removed.all(), removed.red, removed.yellow, removed.green, removed.black);
        }
    }

    /** How many ministers of each colour are removed from the cabinet. */
    record Removed(int red, int yellow, int green, int black) {

        int all() {
            return red + yellow + green + black;
        }

        int of(int seat) {
            return switch (seat) {
                case 0 -> red;
                case 1 -> yellow;
                case 2 -> green;
                default -> black;
            };
        }
    }
}
