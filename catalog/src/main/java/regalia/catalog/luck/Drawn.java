package regalia.catalog.luck;

/**
 * An outcome of chance in a record, beside what the revealed seed gives. The weights of all outcomes that were possible are laid
 * end to end in the order of their codes; the recorded one covers {@code weight} points beginning with {@code from}.
 *
 * @param seq the entry
 * @param undos how many entries before it take back
 * @param total the sum of all weights
 * @param point what the seed gives
 * @param code the code of the recorded outcome
 */
public record Drawn(int seq, int undos, String purpose, int total, int point, int code, int from, int weight) {

    /** Whether the recorded outcome is the one that the seed gives. */
    public boolean right() {
        return from <= point && point < from + weight;
    }
}
