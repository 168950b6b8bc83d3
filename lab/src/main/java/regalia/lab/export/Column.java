package regalia.lab.export;

import java.util.Optional;

/**
 * A column of a table.
 *
 * @param name letters, digits and underscores, so that nobody has to quote it
 * @param maybe whether a row may have nothing in it
 * @param tells what it holds, in words
 */
public record Column(String name, Kind kind, boolean maybe, String tells) {

    /** What a row has where it has nothing. */
    static final Object NOTHING = Optional.empty();

    /** What a column holds. */
    public enum Kind {
        /** A whole number: {@link Long}. */
        WHOLE,
        /** A number with a fraction: {@link Double}. */
        FRACTION,
        /** Yes or no: {@link Boolean}. */
        FLAG,
        /** A {@link String}. */
        TEXT
    }
}
