package regalia.server.table;

import java.util.ArrayList;
import java.util.List;

/**
 * Something that all people at a table must agree to.
 *
 * @param by the seat that proposed it
 * @param at the entry after which it was proposed: it lapses with the next
 * @param to for a take-back: the entry to go back to
 * @param agreed the seats that have agreed, the proposer's included, ascending
 */
public record Motion(Kind kind, int by, int at, int to, List<Integer> agreed) {

    /** What is proposed. */
    public enum Kind {
        UNDO,
        CANCEL
    }

    public Motion {
        agreed = agreed.stream().sorted().distinct().toList();
    }

    public Motion agreedBy(List<Integer> seats) {
        List<Integer> all = new ArrayList<>(agreed);
        all.addAll(seats);
        return new Motion(kind, by, at, to, all);
    }
}
