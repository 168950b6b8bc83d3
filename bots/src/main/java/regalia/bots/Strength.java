package regalia.bots;

import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regalia.kernel.Action;
import regalia.kernel.Rules;
import regalia.kernel.Sense;
import regalia.kernel.State;
import regalia.kernel.Unusable;

/**
 * A bot as it is asked for: {@code squire}, {@code knight:2000} with its iterations, {@code king:200ms} or {@code king:2s} with its time
 * for a decision, {@code king:200ms:2} with its threads too, {@code king:9000} counting iterations instead of time.
 *
 * @param iterations how many possible worlds it looks at; 0 for a king that thinks for a time
 * @param millis how long it thinks
 * @param threads on how many cores either does
 */
public record Strength(Level level, int iterations, int millis, int threads) {

    public static final int KNIGHT_ITERATIONS = 600;
    public static final int KING_MILLIS = 1000;

    private static final int MOST_ITERATIONS = 10_000_000;
    private static final int MOST_MILLIS = 600_000;
    private static final int MOST_THREADS = 64;
    private static final Pattern WORD = Pattern.compile("([^:]*)(?::(\\d{1,9})(ms|s)?)?(?::(\\d{1,4}))?");

    public static Strength of(String word) {
        Matcher parts = WORD.matcher(word);
        if (!parts.matches()) throw new Unusable(misread(word));
        Level level = Level.of(parts.group(1));
        boolean counted = parts.group(2) != null;
        boolean timed = parts.group(3) != null;
        if (counted && (level.compareTo(Level.KNIGHT) < 0 || (timed && level != Level.KING)))
            throw new Unusable(misread(word));
        int number = counted ? Integer.parseInt(parts.group(2)) : 0;
        int threads = parts.group(4) == null ? 1 : within(word, 1, Integer.parseInt(parts.group(4)), MOST_THREADS);
        return switch (level) {
            case PAGE, SQUIRE -> new Strength(level, 0, 0, 1);
            case KNIGHT ->
                new Strength(level, counted ? within(word, 1, number, MOST_ITERATIONS) : KNIGHT_ITERATIONS, 0, threads);
            case KING -> {
                if (counted && !timed) yield new Strength(level, within(word, 1, number, MOST_ITERATIONS), 0, threads);
                long millis = (long) number * ("s".equals(parts.group(3)) ? 1000 : 1);
                yield new Strength(level, 0, counted ? within(word, 0, millis, MOST_MILLIS) : KING_MILLIS, threads);
            }
        };
    }

    private static int within(String word, int least, long number, int most) {
        if (number < least || number > most)
            throw new Unusable("in '" + word + "' the number must be between " + least + " and " + most);
        return (int) number;
    }

    private static String misread(String word) {
        return "'" + word + "' is no bot; there is " + Level.words()
                + ", knight:ITERATIONS, king:ITERATIONS, king:MILLISms and king:SECONDSs";
    }

    public static Strength of(Level level) {
        return of(level.word());
    }

    /** The bot that makes a decision again which took so much work: for a king its iterations are counted instead of its time. */
    public static Strength again(Level level, int iterations, int threads) {
        int work = within("iterations " + iterations, 0, iterations, MOST_ITERATIONS);
        int cores = within("threads " + threads, 1, threads, MOST_THREADS);
        if (work == 0) return of(Level.PAGE);
        return level.compareTo(Level.KNIGHT) < 0 ? of(level) : new Strength(level, work, 0, cores);
    }

    /** Whether it thinks for a time rather than a number of iterations. */
    public boolean timed() {
        return level == Level.KING && iterations == 0;
    }

    /** How it is asked for, as short as can be. */
    public String word() {
        String threaded = threads == 1 ? "" : ":" + threads;
        if (level == Level.KING && !timed()) return level.word() + ":" + iterations + threaded;
        return switch (level) {
            case PAGE, SQUIRE -> level.word();
            case KNIGHT ->
                iterations == KNIGHT_ITERATIONS && threads == 1
                        ? level.word()
                        : level.word() + ":" + iterations + threaded;
            case KING ->
                millis == KING_MILLIS && threads == 1 ? level.word() : level.word() + ":" + millis + "ms" + threaded;
        };
    }

    /**
     * A new bot, for one caller at a time.
     *
     * @param senses gives a new one each time: a sense serves one thread
     */
    public <S extends State<S>, A extends Action, V> Bot<V> bot(Rules<S, A, V> rules, Supplier<Sense<S, A, V>> senses) {
        return switch (level) {
            case PAGE -> new Page<>(rules);
            case SQUIRE -> new Squire<>(rules, senses.get());
            case KNIGHT, KING -> new Searcher<>(rules, senses, this);
        };
    }
}
