package regalia.catalog;

/** Sees how we get on with somebody else's programs. May be called from several threads when several matches are played at once. */
public interface Witness {

    Witness NOBODY = new Witness() {};

    /** A line to the program of a seat. */
    default void sent(int seat, String line) {}

    /** A line from it. */
    default void received(int seat, String line) {}

    /** A line of its standard error. */
    default void complained(int seat, String line) {}

    /** It has decided. */
    default void decided(int seat, long nanos) {}

    /** An answer of it was not taken. */
    default void refused(int seat) {}

    /** It has lost its seat. */
    default void resigned(Diagnosis diagnosis) {}
}
