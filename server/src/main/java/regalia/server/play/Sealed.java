package regalia.server.play;

import java.util.List;
import java.util.function.Predicate;

/**
 * The choices that are known to wait at a decision. They are no part of the log, and so where nodes share a database the number of its last
 * entry doesn't tell whether one of these knows less than is kept.
 *
 * @param rows by seat
 */
record Sealed(int decision, List<SealedRow> rows) {

    /** {@link Overtaken} unless these are all that wait. */
    void demandAll(List<SealedRow> now) {
        demandSame(now, _ -> true);
    }

    /** Of all that wait those that others leave as they are; {@link Overtaken} if what they replace isn't what is known. */
    List<SealedRow> besides(List<SealedRow> replacing, List<SealedRow> now) {
        Predicate<SealedRow> replaced = row -> replacing.stream().anyMatch(other -> other.seat() == row.seat());
        demandSame(now, replaced);
        return now.stream().filter(replaced.negate()).toList();
    }

    private void demandSame(List<SealedRow> now, Predicate<SealedRow> of) {
        if (!now.stream().filter(of).toList().equals(rows.stream().filter(of).toList())) throw new Overtaken();
    }
}
