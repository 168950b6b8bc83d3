package regalia.catalog;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import regalia.kernel.Game;
import regalia.kernel.Unusable;

/** How many may sit down, as a person writes it: {@code 4} or {@code 2-4}. */
public final class SeatRange {

    private static final Pattern RANGE = Pattern.compile("(\\d{1,2})(?:-(\\d{1,2}))?");

    private SeatRange() {}

    /** The seat counts that are meant, each fit for the game; all that it allows if nothing is written. */
    public static List<Integer> of(Game<?, ?, ?> game, String written) {
        if (written.isEmpty()) return between(game.fewestSeats(), game.mostSeats());
        List<Integer> range = of(written);
        Setup.seats(game, range.getFirst());
        Setup.seats(game, range.getLast());
        return range;
    }

    /** The seat counts that are written, whatever the game. */
    public static List<Integer> of(String written) {
        Matcher range = RANGE.matcher(written);
        if (!range.matches()) throw new Unusable("--seats is a number or a range as 3-5, not '" + written + "'");
        int low = Integer.parseInt(range.group(1));
        int high = range.group(2) == null ? low : Integer.parseInt(range.group(2));
        if (low > high) throw new Unusable("--seats " + written + " goes from more to fewer");
        return between(low, high);
    }

    private static List<Integer> between(int low, int high) {
        return IntStream.rangeClosed(low, high).boxed().toList();
    }
}
