package regalia.catalog;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Why a program lost its seat.
 *
 * @param command as it was asked for
 * @param what went wrong, as the end of a sentence
 * @param received the last line that came from it
 * @param lastWords the end of its standard error
 */
public record Diagnosis(
        int seat, String command, Fault fault, String what, Optional<String> received, List<String> lastWords) {

    private static final int SHOWN = 200;

    /** What kind of thing went wrong. */
    public enum Fault {
        LATE("wire.late"),
        GONE("wire.gone"),
        REFUSED("wire.refused");

        private final String key;

        Fault(String key) {
            this.key = key;
        }

        /** What the program itself is told. */
        String key() {
            return key;
        }
    }

    /** For the person who runs it: what happened, what it said, what it complained of. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add("seat " + seat + ", " + command + ": " + what + "; a squire plays on");
        lines.add(received.map(line -> "  the last line that it wrote: " + shown(line, SHOWN))
                .orElse("  it never wrote a line"));
        if (!lastWords.isEmpty()) lines.add("  its standard error ends with:");
        lastWords.forEach(word -> lines.add("    " + word));
        return lines;
    }

    /** A stranger's text, cut, and so that it can't steer a terminal. */
    static String shown(String text, int most) {
        String clean = text.replaceAll("[\\p{C}\\p{Zl}\\p{Zp}&&[^\\t]]", "?");
        return clean.length() <= most ? clean : clean.substring(0, most) + "…";
    }
}
