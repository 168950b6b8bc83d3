package regalia.server.play;

import java.util.Optional;

/**
 * What was kept at one go: an action, or choices made at once, and all chance up to the next decision.
 *
 * @param first the number of its first entry
 * @param last the number of its last
 * @param at when, in milliseconds of the epoch
 * @param body the entries as lines of a record
 * @param answered which request it answers, so that the same one again gets the same answer
 */
public record Commit(int first, int last, long at, String body, Optional<Answered> answered) {}
