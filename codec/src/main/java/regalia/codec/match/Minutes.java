package regalia.codec.match;

import java.util.Collections;
import java.util.List;

/**
 * What was heard of the actions that stand. Both lists grow while the match goes on; taking back begins new minutes, so whoever
 * still holds the same has missed nothing but what was added.
 */
public final class Minutes {

    private final List<LedgerLine> ledger;
    private final List<Line> lines;

    Minutes(List<LedgerLine> ledger, List<Line> lines) {
        this.ledger = Collections.unmodifiableList(ledger);
        this.lines = Collections.unmodifiableList(lines);
    }

    public List<LedgerLine> ledger() {
        return ledger;
    }

    /** What was said to anybody: see {@link Line#audience}. */
    public List<Line> lines() {
        return lines;
    }
}
