package regalia.server.play;

import java.util.List;
import regalia.server.table.Shelved;

/**
 * What is kept of a match, from some entry on.
 *
 * @param seq the number of the last entry
 * @param secret the seed of its luck; never leaves the server before the match is over
 * @param away who of those it waits for is not there, and since when
 * @param sealed choices of the decision that is under way, and those of decisions before it
 * @param answers requests that led to a choice; those that led to a commit are named in it
 */
record Kept(
        Shelved table,
        int seq,
        String secret,
        List<Away> away,
        List<Commit> commits,
        List<SealedRow> sealed,
        List<Answered> answers) {}
