package regalia.app.shots;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import regalia.kernel.Unusable;

/** What is taken of a game: its rules, and a match as the guest's decisions go by. */
public enum Moment {
    RULES,
    START,
    MIDDLE,
    END,
    OVER;

    public static Moment of(String word) {
        for (Moment moment : values()) if (moment.word().equals(word)) return moment;
        String all = Arrays.stream(values()).map(Moment::word).collect(Collectors.joining(", "));
        throw new Unusable("there is no moment '" + word + "'; there is " + all);
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    boolean ofMatch() {
        return this != RULES;
    }

    /** After how many decisions it is, of a match that has so many: the end is before the last of them. */
    int decisions(int all) {
        return switch (this) {
            case RULES, START -> 0;
            case MIDDLE -> all / 2;
            case END -> all - 1;
            case OVER -> all;
        };
    }
}
