package regalia.codec.match;

import regalia.kernel.Message;

/**
 * Something said during a match.
 *
 * @param seq the entry at which it was said; 0 at the start
 * @param audience the set of seats that heard it
 * @param scored how many lines the ledger had by then, so that the two can be told in the order in which they happened
 */
public record Line(int seq, int audience, Message message, int scored) {}
