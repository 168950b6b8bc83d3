package regalia.catalog;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import regalia.kernel.Unusable;

/** A language that messages and rules sheets are written in. */
public enum Language {
    EN,
    FR;

    public static Language of(String word) {
        for (Language language : values()) if (language.word().equals(word)) return language;
        throw new Unusable("there is no language '" + word + "'; there is "
                + Arrays.stream(values()).map(Language::word).collect(Collectors.joining(", ")));
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The plural category of a whole number: French counts nothing as one. */
    String plural(int number) {
        int amount = Math.abs(number);
        return switch (this) {
            case EN -> amount == 1 ? "one" : "other";
            case FR -> amount <= 1 ? "one" : "other";
        };
    }
}
