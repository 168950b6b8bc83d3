package regalia.server.api;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What is news to those who ask again and again: a decision to make, a number that they have not heard, and talk after the last that
 * they say they have heard. The rest is only how things are: whoever asks waits for something to happen.
 */
final class News {

    private static final Pattern NUMBERED = Pattern.compile("^\\{\"type\":\"([a-zA-Z]+)\",\"seq\":(\\d+)");

    private News() {}

    /**
     * Whether lines that somebody hears first are worth an answer.
     *
     * @param heard the last number that they have heard
     * @param listensToTalk whether they say what they have heard of the talk: else all of it comes each time
     */
    static boolean isNews(String lines, int heard, boolean listensToTalk) {
        return lines.lines().anyMatch(line -> isNew(line, heard, listensToTalk));
    }

    private static boolean isNew(String line, int heard, boolean listensToTalk) {
        Matcher numbered = NUMBERED.matcher(line);
        if (numbered.find()) return numbered.group(1).equals("decide") || Integer.parseInt(numbered.group(2)) > heard;
        return listensToTalk && isA("chat", line);
    }

    /** Whether lines tell of nothing but who is there. It may be the one who asks that has come. */
    static boolean isPresence(String lines) {
        return lines.lines().allMatch(line -> isA("present", line));
    }

    private static boolean isA(String type, String line) {
        return line.startsWith("{\"type\":\"" + type + "\"");
    }
}
