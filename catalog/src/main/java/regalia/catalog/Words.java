package regalia.catalog;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Text as the words a person would type: without case, accents and punctuation. */
record Words(List<String> words) {

    private static final Pattern MARKS = Pattern.compile("\\p{M}+");
    private static final Pattern BETWEEN = Pattern.compile("[^\\p{L}\\p{N}-]+|-(?!\\p{N})|(?<=[\\p{L}\\p{N}])-");
    private static final Pattern NUMBER = Pattern.compile("-?\\p{N}+");
    private static final Pattern HUMP = Pattern.compile("(?<=\\p{Ll})(?=\\p{Lu})");

    static Words of(String text) {
        String plain =
                MARKS.matcher(Normalizer.normalize(text, Normalizer.Form.NFD)).replaceAll("");
        return new Words(BETWEEN.splitAsStream(plain.toLowerCase(Locale.ROOT))
                .filter(word -> !word.isEmpty())
                .toList());
    }

    /** A camelCase word of records taken apart. */
    static Words ofCamel(String word) {
        return of(HUMP.matcher(word).replaceAll(" "));
    }

    /** Whether a typed word stands for a full one: its beginning will do, but a number is itself only. */
    static boolean stands(String typed, String full) {
        if (typed.equals(full)) return true;
        return full.startsWith(typed) && !NUMBER.matcher(typed).matches();
    }

    /** Whether the typed words are the beginnings of some of these, in this order. */
    boolean holdsBeginnings(Words typed) {
        return holds(typed, false);
    }

    /** Whether the typed words are among these as they are, in this order. */
    boolean holdsWhole(Words typed) {
        return holds(typed, true);
    }

    /** Whether the typed words are the beginnings of some of these, whatever the order. */
    boolean holdsScattered(Words typed) {
        return typed.words.stream().allMatch(word -> words.stream().anyMatch(full -> stands(word, full)));
    }

    private boolean holds(Words typed, boolean whole) {
        int next = 0;
        for (String full : words) {
            if (next == typed.words.size()) break;
            String word = typed.words.get(next);
            if (whole ? word.equals(full) : stands(word, full)) next++;
        }
        return next == typed.words.size();
    }
}
