package regalia.bots;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import regalia.kernel.Action;
import regalia.kernel.Rules;
import regalia.kernel.Sense;
import regalia.kernel.State;
import regalia.kernel.Unusable;

/** How well a bot plays. */
public enum Level {
    /** Anything that is legal, each as likely. */
    PAGE,
    /** Whatever looks best at once. */
    SQUIRE;

    public static Level of(String word) {
        for (Level level : values()) if (level.word().equals(word)) return level;
        throw new Unusable("there is no bot '" + word + "'; there is "
                + Arrays.stream(values()).map(Level::word).collect(Collectors.joining(", ")));
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** A new bot of this level for one thread. */
    public <S extends State<S>, A extends Action, V> Bot<V> bot(Rules<S, A, V> rules, Sense<S, A, V> sense) {
        return switch (this) {
            case PAGE -> new Page<>(rules);
            case SQUIRE -> new Squire<>(rules, sense);
        };
    }
}
