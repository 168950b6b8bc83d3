package regalia.codec.match;

import java.util.List;
import java.util.Optional;

/**
 * How a match ended, as the last line of its record tells it.
 *
 * @param points of each seat
 * @param ranking of each seat: 1 is best, equals share a rank and the ranks after them are left out
 * @param winners the seats of rank 1, ascending
 * @param ledger every change of points that stands, in order
 * @param luck the secret that a server now gives away
 */
public record Result(
        List<Integer> points,
        List<Integer> ranking,
        List<Integer> winners,
        List<LedgerLine> ledger,
        Optional<Disclosure> luck) {

    public record Disclosure(String seed) {}

    /** The same with the secret that bound the luck of the match. */
    public Result disclosed(Disclosure disclosure) {
        return new Result(points, ranking, winners, ledger, Optional.of(disclosure));
    }
}
