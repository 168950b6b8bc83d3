package regalia.codec.match;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/**
 * A match as a file tells it: well-formed, but not yet compared with any rules.
 *
 * @param file the name of the file
 * @param line the line of its header, counted from 1
 */
public record Recorded(String file, int line, Header header, List<Entry<JsonNode>> entries, Result result) {

    public Recorded {
        entries = List.copyOf(entries);
    }

    /** A sentence about a line of the match, with the file and the line: 0 is the header, then the entries, then the result. */
    public String say(int line, String reason) {
        return new Spot(file, this.line + line).say(reason);
    }

    Spot spot() {
        return new Spot(file, line);
    }

    /** Header, entries and result stand one after the other without a gap. */
    Spot spotOf(Entry<?> entry) {
        return new Spot(file, line + entry.seq());
    }

    Spot spotOfResult() {
        return new Spot(file, line + entries.size() + 1);
    }
}
