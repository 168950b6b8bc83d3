package regalia.codec.wire;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import regalia.codec.match.Minutes;

/**
 * How far the minutes of a match had come each time its listeners were told: enough to find out again what each of them heard, and under
 * which numbers. One for all of them: lists of lines for every seat were most of what a server kept of an action.
 */
public final class Chapters {

    private static final int ROOM = 64;

    /** Minutes that were begun at a chapter, because something was taken back; the first at the beginning. */
    private record Volume(int first, Minutes minutes) {}

    private final List<Volume> volumes = new ArrayList<>(1);
    /** For each chapter how many lines there were, and how many changes of points. */
    private int[] ends = new int[2 * ROOM];

    private int size;

    /** Listeners are told now. */
    public void end(Minutes minutes) {
        if (volumes.isEmpty() || volumes.getLast().minutes() != minutes) volumes.add(new Volume(size, minutes));
        if (2 * size == ends.length) ends = Arrays.copyOf(ends, 2 * ends.length);
        ends[2 * size] = minutes.lines().size();
        ends[2 * size + 1] = minutes.ledger().size();
        size++;
    }

    /** What a seat heard, under numbers behind a given one, if a position was shown to it after each chapter. */
    List<WireLine> heard(int seat, int number) {
        List<WireLine> lines = new ArrayList<>();
        Hearing hearing = new Hearing(seat);
        hearing.number();
        int volume = 0;
        for (int chapter = 0; chapter < size; chapter++) {
            if (volume + 1 < volumes.size() && volumes.get(volume + 1).first() == chapter) volume++;
            for (WireLine line : hearing.news(volumes.get(volume).minutes(), ends[2 * chapter], ends[2 * chapter + 1]))
                if (line.seq() > number) lines.add(line);
            hearing.number();
        }
        return lines;
    }
}
