package regalia.server.api;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import regalia.server.play.Listening;

/**
 * What is news to those who ask again and again: a number that they have not heard, talk after the last that they say they have heard,
 * and a decision that they know and that is not any more as they were told it. The rest is only how things are: whoever asks waits for
 * something to happen.
 */
final class News {

    private static final Pattern NUMBERED = Pattern.compile("^\\{\"type\":\"([a-zA-Z]+)\",\"seq\":(\\d+)");
    private static final String DECIDE = "decide";
    private static final Set<String> SHOWS = Set.of(DECIDE, "look");
    private static final String DRAFTS = "\"drafts\":";

    /** So many are remembered; who isn't hears once more what they may know. */
    private static final int MOST = 4096;

    /** How those who asked last were told that things stand, under a number which may be told again while several choose in secret. */
    private final Map<Asker, Position> told = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Asker, Position> eldest) {
            return size() > MOST;
        }
    };

    private record Asker(String table, String person, Optional<Integer> seat) {

        static Asker of(Listening.Wish wish) {
            return new Asker(wish.table(), wish.person(), wish.seat());
        }
    }

    /**
     * A position as somebody was told it.
     *
     * @param own what they had chosen in secret, or nothing
     * @param ready who had chosen of those who choose with them
     */
    private record Position(int seq, String type, String own, String ready) {

        /** The last that lines tell. */
        static Optional<Position> of(String lines) {
            @Nullable Position last = null;
            for (String line : lines.lines().toList()) {
                Matcher numbered = NUMBERED.matcher(line);
                if (numbered.find() && SHOWS.contains(numbered.group(1)))
                    last = new Position(Integer.parseInt(numbered.group(2)), numbered.group(1), "", "");
                else if (last != null && isA("own", line)) last = new Position(last.seq, last.type, line, last.ready);
                else if (last != null && isA("ready", line)) last = new Position(last.seq, last.type, last.own, line);
            }
            return Optional.ofNullable(last);
        }
    }

    /** Whether lines that somebody hears first are worth an answer. */
    boolean isNews(Listening.Wish wish, Optional<Integer> chatHeard, String lines) {
        int heard = wish.after().orElse(0);
        return lines.lines().anyMatch(line -> isNews(line, heard, chatHeard.isPresent()))
                || Position.of(lines).filter(now -> isOther(wish, now)).isPresent();
    }

    private static boolean isNews(String line, int heard, boolean listensToTalk) {
        Matcher numbered = NUMBERED.matcher(line);
        if (numbered.find()) return Integer.parseInt(numbered.group(2)) > heard;
        return listensToTalk && isA("chat", line);
    }

    /** Whether a decision is not as it was told. Who was told nothing of it here knows it from before they had chosen anything. */
    private boolean isOther(Listening.Wish wish, Position now) {
        if (!now.type().equals(DECIDE)) return false;
        @Nullable Position before;
        synchronized (told) {
            before = told.get(Asker.of(wish));
        }
        if (before == null || before.seq() != now.seq()) return now.own().contains(DRAFTS);
        return !before.equals(now);
    }

    /** Somebody was given these lines. */
    void told(Listening.Wish wish, String lines) {
        Position.of(lines).ifPresent(now -> {
            synchronized (told) {
                told.put(Asker.of(wish), now);
            }
        });
    }

    /** Whether lines tell of nothing but who is there. It may be the one who asks that has come. */
    static boolean isPresence(String lines) {
        return lines.lines().allMatch(line -> isA("present", line));
    }

    private static boolean isA(String type, String line) {
        return line.startsWith("{\"type\":\"" + type + "\"");
    }
}
