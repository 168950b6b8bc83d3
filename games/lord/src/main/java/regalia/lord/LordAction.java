package regalia.lord;

import java.util.List;
import regalia.kernel.Action;
import regalia.kernel.Rule;

/** Everything that chance and players do in Road to Lord. */
public sealed interface LordAction extends Action {

    /** Chance names who leads the first offering of the first game. */
    @Rule("LOR-8")
    record FirstLeader(int seat) implements LordAction {
        @Override
        public int code() {
            return Codes.FIRST_LEADER + seat;
        }
    }

    /** Chance draws the next card of the King's Craving, in the order in which they will hold. */
    @Rule("LOR-5")
    record Crave(Card card) implements LordAction {
        @Override
        public int code() {
            return Codes.CRAVE + card.ordinal();
        }
    }

    /** With two players: chance deals a seat a card that lies open before it. */
    @Rule("LOR-7")
    record Open(int seat, Card card) implements LordAction {
        @Override
        public int code() {
            return Codes.dealt(Codes.OPEN, seat, card.ordinal());
        }
    }

    /** Chance deals a seat a card that only it sees. */
    @Rule("LOR-7")
    record Deal(int seat, Card card) implements LordAction {
        @Override
        public int code() {
            return Codes.dealt(Codes.DEAL, seat, card.ordinal());
        }
    }

    /** Don't add to the number. */
    @Rule("LOR-22")
    record Pass() implements LordAction {
        @Override
        public int code() {
            return Codes.PASS;
        }
    }

    /** With two players: more cards of the same goods, and gems, join the first number. The digits can be named in any order. */
    @Rule("LOR-23")
    record Add(List<Integer> digits, int gems) implements LordAction {
        public Add {
            digits = digits.stream().sorted().toList();
        }

        @Override
        public int code() {
            return Codes.add(Digits.of(digits), gems);
        }
    }

    /** Form a number: the digits of one goods, then gems (0) and golds (00). The digits can be named in any order. */
    @Rule("LOR-9")
    record Offer(Goods goods, List<Integer> digits, int gems, int golds) implements LordAction {
        public Offer {
            digits = digits.stream().sorted().toList();
        }

        @Override
        public int code() {
            return Codes.offer(goods.ordinal(), Digits.of(digits), gems, golds);
        }
    }
}
