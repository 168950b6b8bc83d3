package regalia.codec.match;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;

/** Writes matches as JSON Lines, one after the other. The same matches give the same bytes on every machine. */
public final class RecordWriter {

    private final Appendable out;

    public RecordWriter(Appendable out) {
        this.out = out;
    }

    /** A whole match that is over. */
    public void match(Header header, Match<?, ?, ?> match) throws IOException {
        if (!match.over()) throw new IllegalArgumentException("a match is recorded when it is over");
        header(header);
        for (Entry<?> entry : match.entries()) entry(entry);
        result(match.result());
    }

    public void header(Header header) throws IOException {
        line(RecordLine.write(header));
    }

    public void entry(Entry<?> entry) throws IOException {
        line(RecordLine.write(entry));
    }

    public void result(Result result) throws IOException {
        line(RecordLine.write(result));
    }

    private void line(JsonNode node) throws IOException {
        out.append(node.toString()).append('\n');
    }
}
