package regalia.catalog.luck;

import java.util.List;

/** What came of verifying the luck of a match. */
public sealed interface Verified {

    /** Every outcome of chance in the record, taken back or not, as far as the record could be played. */
    List<Drawn> outcomes();

    /** The server kept its promise. */
    record Good(List<Drawn> outcomes) implements Verified {}

    /**
     * It did not, or the record was changed.
     *
     * @param faults what is wrong, a sentence each with file and line
     */
    record Bad(List<String> faults, List<Drawn> outcomes) implements Verified {}
}
