package regalia.server.play;

import java.util.List;
import java.util.Optional;
import regalia.server.table.Shelved;

/**
 * A commit on its way to the database.
 *
 * @param after the number of the entry that it follows: if another follows that one already, nothing is kept
 * @param along requests whose choices went into it too, beside the one that the commit answers
 * @param sealed the choices that are known to wait, if it opens them or a seat changes hands beside them; if they are others by now, nothing
 *     is kept
 * @param table what becomes of the table with it, in place of the version that is named
 * @param ending what is kept besides when the match is over
 */
record Append(
        String playing,
        int after,
        Commit commit,
        List<Answered> along,
        Optional<Sealed> sealed,
        Due due,
        Optional<Shelved> table,
        Optional<Ending> ending) {

    /** The readable remains of a match, in JSON. */
    record Ending(int seats, String header, String result, String lines, List<Placing> placings) {}

    /** How somebody did. */
    record Placing(String person, int rank, int points) {}
}
