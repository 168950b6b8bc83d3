package regalia.codec.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import regalia.kernel.Action;
import regalia.kernel.Data;
import regalia.kernel.Named;

/** What the game of bids is made of: each round chance deals everybody a hidden card, and all bid at once up to its value. */
final class Bid {

    private Bid() {}

    enum Card implements Named {
        LOW(1),
        HIGH(3);

        final int value;

        Card(int value) {
            this.value = value;
        }

        @Override
        public String key() {
            return Named.key("card", this);
        }
    }

    sealed interface Deed extends Action {

        record FirstPlayer(int seat) implements Deed {
            @Override
            public int code() {
                return seat;
            }
        }

        record Deal(int seat, Card card) implements Deed {
            @Override
            public int code() {
                return 10 + 10 * seat + card.value;
            }
        }

        record Offer(int amount) implements Deed {
            @Override
            public int code() {
                return 50 + amount;
            }
        }
    }

    record View(int seat, int round, Optional<Card> card, List<Integer> points) {}

    /** What the winner of each round gets. */
    record Prizes(List<Integer> prizes) implements Data {
        @Override
        public List<Flaw> check() {
            List<Flaw> flaws = new ArrayList<>();
            if (prizes.size() != 2) flaws.add(new Flaw("prizes", "must be two numbers"));
            return flaws;
        }
    }
}
