package regalia.catalog;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regalia.codec.match.Player;
import regalia.kernel.Unusable;

/**
 * Somebody else's program as a player, as it is asked for: {@code exec:./mybot --fast}, or {@code exec:2s:./mybot} with its time for a
 * decision. It is started without a shell.
 *
 * @param command the program and its arguments
 * @param millis how long it may take for a decision
 */
public record Outside(List<String> command, int millis) {

    /** What a record and the other players know it by: its command is nobody's business but ours. */
    public static final String LEVEL = "exec";

    public static final int STANDARD_MILLIS = 10_000;

    private static final int MOST_MILLIS = 600_000;
    private static final Pattern WORD = Pattern.compile(LEVEL + ":(?:(\\d{1,6}(?:ms|s)):)?(.*)", Pattern.DOTALL);
    private static final Pattern TIME = Pattern.compile("(\\d{1,6})(ms|s)");

    static boolean isMeant(String word) {
        return word.startsWith(LEVEL + ":") || word.equals(LEVEL);
    }

    static Outside of(String word) {
        Matcher parts = WORD.matcher(word);
        List<String> command = parts.matches() ? Quoted.words(parts.group(2)) : List.of();
        if (command.isEmpty())
            throw new Unusable("'" + word + "' names no program; write exec:COMMAND or exec:TIME:COMMAND");
        return new Outside(command, parts.group(1) == null ? STANDARD_MILLIS : millis(parts.group(1)));
    }

    /** The word that asks for a command with so much time. */
    public static String word(String command, String time) {
        millis(time);
        return LEVEL + ":" + time + ":" + command;
    }

    private static int millis(String time) {
        Matcher parts = TIME.matcher(time);
        if (!parts.matches()) throw new Unusable("'" + time + "' is no time; write it as 500ms or 10s");
        long millis = Long.parseLong(parts.group(1)) * (parts.group(2).equals("s") ? 1000 : 1);
        if (millis < 1 || millis > MOST_MILLIS)
            throw new Unusable("the time for a decision must be between 1ms and " + MOST_MILLIS / 1000 + "s");
        return (int) millis;
    }

    /** The players as others and records may know them. */
    public static List<Player> shown(List<Player> players) {
        return players.stream()
                .map(player -> new Player(player.name(), player.bot().map(word -> isMeant(word) ? LEVEL : word)))
                .toList();
    }
}
