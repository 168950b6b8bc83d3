package regalia.server.play;

import java.util.List;
import java.util.Map;
import regalia.server.table.Shelved;

/**
 * What is kept of a match, from some entry on.
 *
 * @param seq the number of the last entry
 * @param secret the seed of its luck; never leaves the server before the match is over
 * @param sealed choices of the decision that is under way, and those of decisions before it
 * @param answers requests that led to a choice, and the entry after which they did; those that led to a commit are named in it
 */
record Kept(
        Shelved table,
        int seq,
        String secret,
        List<Commit> commits,
        List<SealedRow> sealed,
        Map<Answered, Integer> answers) {}
