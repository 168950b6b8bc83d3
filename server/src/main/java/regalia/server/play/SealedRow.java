package regalia.server.play;

/**
 * What a seat has chosen while others still choose, as it is kept: outside the log, replaceable.
 *
 * @param decision the number of the last entry before the choice
 * @param body the chosen actions as entries of a record, one line each
 */
public record SealedRow(int decision, int seat, String body, long at) {

    /** How many actions. */
    int steps() {
        return (int) body.lines().count();
    }
}
