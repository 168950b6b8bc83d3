package regalia.server.people;

import java.text.Normalizer;
import java.util.regex.Pattern;
import regalia.kernel.Unusable;

/** What people and things may be called: anything that can be seen, in any script. A name is data and never markup. */
public final class Names {

    /** Controls, formats (which turn writing round or hide in it), surrogates without a partner, line ends, private use. */
    private static final Pattern UNSEEN = Pattern.compile("[\\p{C}\\p{Zl}\\p{Zp}&&[^\\u200C\\u200D]]");

    /** What nobody sees although it counts as a letter or a sign: fillers of Hangul and Braille without a dot. */
    private static final Pattern SEEN =
            Pattern.compile("[\\p{L}\\p{N}\\p{S}\\p{P}&&[^\\u115F\\u1160\\u3164\\uFFA0\\u2800]]");

    private static final Pattern SPACES = Pattern.compile("[\\p{Zs}\\s]+");
    private static final Pattern MARKS = Pattern.compile("\\p{M}{4}");

    private Names() {}

    /** The name without space around it, or why it can't be one. */
    public static String clean(String what, String given, int longest) {
        if (given.length() > 8 * longest) throw new Unusable(what + " may have at most " + longest + " characters.");
        if (UNSEEN.matcher(given).find()) throw new Unusable(what + " may have no invisible characters.");
        String name = SPACES.matcher(Normalizer.normalize(given, Normalizer.Form.NFC))
                .replaceAll(" ")
                .strip();
        if (!SEEN.matcher(name).find()) throw new Unusable(what + " needs something that can be seen.");
        if (MARKS.matcher(name).find()) throw new Unusable(what + " has too many marks on one letter.");
        if (name.codePointCount(0, name.length()) > longest)
            throw new Unusable(what + " may have at most " + longest + " characters.");
        return name;
    }
}
