package regalia.codec.wire;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import regalia.codec.match.LedgerLine;
import regalia.codec.match.Line;

/**
 * What one listener was told, with the numbers it had. Of what happened there is one record for all listeners, and a line is made of it
 * when it is asked for: the lines of all seats, kept as such, were a fourth of a server's memory.
 */
final class Told {

    private static final int ROOM = 32;

    private final List<Record> happened = new ArrayList<>(ROOM);
    private int[] numbers = new int[ROOM];

    /** Something is told under a number. */
    WireLine add(int number, Record what) {
        if (happened.size() == numbers.length) numbers = Arrays.copyOf(numbers, 2 * numbers.length);
        numbers[happened.size()] = number;
        happened.add(what);
        return line(number, what);
    }

    /** The lines behind a number. */
    List<WireLine> since(int number) {
        int from = happened.size();
        while (from > 0 && numbers[from - 1] > number) from--;
        List<WireLine> lines = new ArrayList<>(happened.size() - from);
        for (int i = from; i < happened.size(); i++) lines.add(line(numbers[i], happened.get(i)));
        return lines;
    }

    private static WireLine line(int number, Record happened) {
        return switch (happened) {
            case Line said ->
                new WireLine.Said(
                        number, said.seq(), said.message().key(), said.message().args());
            case LedgerLine moved ->
                new WireLine.Points(
                        number, moved.seq(), moved.seat(), moved.points(), moved.rule(), moved.reason(), moved.args());
            case WireLine.TakenBack back -> back;
            default -> throw new IllegalArgumentException(happened.toString());
        };
    }
}
