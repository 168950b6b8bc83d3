package regalia.codec.match;

import java.util.ArrayList;
import java.util.List;
import regalia.kernel.Herald;
import regalia.kernel.Message;

/** The herald of a match: writes down all that is heard, with the entry at which it was. */
final class Scribe implements Herald {

    private final List<LedgerLine> ledger = new ArrayList<>();
    private final List<Line> lines = new ArrayList<>();
    private final Minutes minutes = new Minutes(ledger, lines);
    private int seq;
    private int revealed;

    /** From now on entry {@code number} is being carried out. */
    void at(int number) {
        seq = number;
    }

    Minutes minutes() {
        return minutes;
    }

    List<LedgerLine> ledger() {
        return ledger;
    }

    List<Line> lines() {
        return lines;
    }

    int revealed() {
        return revealed;
    }

    @Override
    public void points(int seat, int delta, String rule, Message reason) {
        Message said = Sayings.known(reason);
        ledger.add(new LedgerLine(seq, seat, delta, rule, said.key(), said.args()));
    }

    @Override
    public void announce(int audience, Message message) {
        lines.add(new Line(seq, audience, Sayings.known(message), ledger.size()));
    }

    @Override
    public void revealed(int seats) {
        revealed = seq;
    }
}
