package regalia.codec.wire;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import regalia.codec.match.LedgerLine;
import regalia.codec.match.Line;
import regalia.codec.match.Minutes;
import regalia.kernel.Seat;

/** How far one seat, or the spectators, have heard the minutes of a match, and the numbers of what they heard. */
final class Hearing {

    private final int seat;

    /** What was looked at last, and how far. */
    private @Nullable Minutes known;

    private int said;
    private int scored;
    private int seq;

    Hearing(int seat) {
        this.seat = seat;
    }

    /** Takes the next number. */
    int number() {
        return ++seq;
    }

    /**
     * What has happened since this was asked last. It costs no more than that, but for the first time after a taking back.
     *
     * @param lines how many of the minutes' lines have been said by now
     * @param points how many changes of points there have been
     */
    List<WireLine> news(Minutes minutes, int lines, int points) {
        List<WireLine> news = new ArrayList<>();
        List<Record> before = minutes == known ? List.of() : begin(minutes);
        List<Record> heard = heard(minutes, lines, points);
        int same = 0;
        while (same < before.size() && same < heard.size() && before.get(same).equals(heard.get(same))) same++;
        if (same < before.size()) news.add(new WireLine.TakenBack(++seq, before.size() - same));
        for (Record happened : heard.subList(same, heard.size())) news.add(line(++seq, happened));
        return news;
    }

    /** Goes on with other minutes, because something was taken back; gives all that was passed on and has held till then. */
    private List<Record> begin(Minutes minutes) {
        int lines = said;
        int points = scored;
        said = 0;
        scored = 0;
        List<Record> held = known == null ? List.of() : heard(known, lines, points);
        known = minutes;
        said = 0;
        scored = 0;
        return held;
    }

    /** What the minutes have behind what was looked at, up to a line and a change of points, in the order in which it happened. */
    private List<Record> heard(Minutes minutes, int lines, int points) {
        List<Record> heard = new ArrayList<>();
        for (; said < lines; said++) {
            Line line = minutes.lines().get(said);
            if ((line.audience() & Seat.bit(seat)) == 0) continue;
            while (scored < line.scored()) heard.add(minutes.ledger().get(scored++));
            heard.add(line);
        }
        while (scored < points) heard.add(minutes.ledger().get(scored++));
        return heard;
    }

    private static WireLine line(int number, Record happened) {
        return switch (happened) {
            case Line said ->
                new WireLine.Said(
                        number, said.seq(), said.message().key(), said.message().args());
            case LedgerLine moved ->
                new WireLine.Points(
                        number, moved.seq(), moved.seat(), moved.points(), moved.rule(), moved.reason(), moved.args());
            default -> throw new IllegalArgumentException(happened.toString());
        };
    }
}
