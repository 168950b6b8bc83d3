package regalia.testkit.toy;

import regalia.kernel.Action;

public sealed interface ToyAct extends Action {

    int MOST_SEATS = 3;
    int CARDS = 8;

    /** Chance names who is dealt to first. */
    record Begin(int seat) implements ToyAct {
        @Override
        public int code() {
            return seat;
        }
    }

    /** Chance deals a card to whoever is next. */
    record Deal(int card) implements ToyAct {
        @Override
        public int code() {
            return MOST_SEATS + card;
        }
    }

    /** A seat secretly picks a card of its hand. */
    record Pick(int card) implements ToyAct {
        @Override
        public int code() {
            return MOST_SEATS + CARDS + card;
        }
    }
}
