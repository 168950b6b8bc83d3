package regalia.kernel;

import java.util.List;

/** Components that a data file describes: a record, read by the codec, that checks itself. */
public interface Data {

    /** What is wrong with the values, nothing if all is well. */
    List<Flaw> check();

    /**
     * Something wrong in a data file.
     *
     * @param field where, as a path of names and indexes: {@code sets.A.castle.few[2]}
     * @param constraint what must hold there
     */
    record Flaw(String field, String constraint) {}
}
