package regalia.app;

import java.util.ArrayList;
import java.util.List;
import regalia.catalog.Messages;
import regalia.codec.match.LedgerLine;
import regalia.codec.match.Line;
import regalia.codec.match.Match;
import regalia.kernel.Seat;

/** What has happened in a match, in words, for one pair of eyes. */
record Chronicle(Match<?, ?, ?> match, Messages messages) {

    /** What a seat has heard after an entry and who won or lost points, in the order in which it happened; a line that comes again is told once with a number. */
    List<String> since(int seq, int seat) {
        List<Line> heard = match.lines(seat);
        List<LedgerLine> ledger = match.ledger();
        List<String> told = new ArrayList<>();
        int points = 0;
        for (int i = 0; i <= heard.size(); i++) {
            int scored = i < heard.size() ? heard.get(i).scored() : ledger.size();
            for (; points < scored; points++) if (ledger.get(points).seq() > seq) told.add(points(ledger.get(points)));
            if (i < heard.size() && heard.get(i).seq() > seq)
                told.add(messages.say(heard.get(i).message()));
        }
        return gathered(told);
    }

    private String points(LedgerLine line) {
        return messages.say("play.points", Seat.of(line.seat()), signed(line.points()), line.message(), line.rule());
    }

    static String signed(int points) {
        return points > 0 ? "+" + points : Integer.toString(points);
    }

    private List<String> gathered(List<String> told) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < told.size(); ) {
            int times = 1;
            while (i + times < told.size() && told.get(i + times).equals(told.get(i))) times++;
            lines.add(times == 1 ? told.get(i) : messages.say("play.times", told.get(i), times));
            i += times;
        }
        return lines;
    }
}
