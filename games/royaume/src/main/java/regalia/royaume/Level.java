package regalia.royaume;

import java.util.Arrays;
import java.util.List;
import regalia.kernel.Named;
import regalia.kernel.Rule;

/** The three games in the box. */
@Rule({"ROY-31", "ROY-32"})
public enum Level implements Named {
    FIRST,
    SECOND,
    FULL;

    static final List<String> WORDS = Arrays.stream(values()).map(Named::word).toList();

    private final String key = Named.key("level", this);

    static Level of(String word) {
        return values()[WORDS.indexOf(word)];
    }

    /** Whether tales are dealt, one of which is told in the end. */
    boolean tales() {
        return this != FIRST;
    }

    @Override
    public String key() {
        return key;
    }
}
