package regalia.bots;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import regalia.kernel.Unusable;

/** How well a bot plays. */
public enum Level {
    /** Anything that is legal, each as likely. */
    PAGE,
    /** Whatever looks best at once. */
    SQUIRE,
    /** Looks ahead in a fixed number of possible worlds. */
    KNIGHT,
    /** Looks ahead for as long as it is given. */
    KING;

    public static Level of(String word) {
        for (Level level : values()) if (level.word().equals(word)) return level;
        throw new Unusable("there is no bot '" + word + "'; there is " + words());
    }

    /** All levels, weakest first, as a person reads them. */
    public static String words() {
        return Arrays.stream(values()).map(Level::word).collect(Collectors.joining(", "));
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
