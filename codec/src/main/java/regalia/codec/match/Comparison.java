package regalia.codec.match;

import java.util.ArrayList;
import java.util.List;
import regalia.codec.Json;

/** What a record says of its result, beside what the rules make of its actions. */
final class Comparison {

    private final Recorded recorded;
    private final Match<?, ?, ?> match;
    private final List<String> differences = new ArrayList<>();

    Comparison(Recorded recorded, Match<?, ?, ?> match) {
        this.recorded = recorded;
        this.match = match;
    }

    /** A sentence for each difference, nothing if the record is right. */
    List<String> differences() {
        if (!match.over()) {
            tell("the match is not over after its last entry");
            return differences;
        }
        Result said = recorded.result();
        Result found = match.result();
        compare("points", said.points(), found.points());
        compare("ranking", said.ranking(), found.ranking());
        compare("winners", said.winners(), found.winners());
        compareLedgers(said.ledger(), found.ledger());
        return differences;
    }

    private void compare(String field, List<Integer> said, List<Integer> found) {
        if (!said.equals(found)) tell(field + ": the record says " + said + ", by the rules it is " + found);
    }

    /** Compared as JSON: a named thing comes back from a record as its name alone. */
    private void compareLedgers(List<LedgerLine> said, List<LedgerLine> found) {
        for (int i = 0; i < Math.max(said.size(), found.size()); i++) {
            String theirs = i < said.size() ? Json.write(said.get(i)) : "nothing";
            String ours = i < found.size() ? Json.write(found.get(i)) : "nothing";
            if (!theirs.equals(ours))
                tell("ledger[" + i + "]: the record says " + theirs + ", by the rules it is " + ours);
        }
    }

    private void tell(String difference) {
        differences.add(recorded.spotOfResult().say(difference));
    }
}
