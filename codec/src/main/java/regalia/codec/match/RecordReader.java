package regalia.codec.match;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import regalia.codec.Json;
import regalia.kernel.Unusable;

/**
 * Reads a file of recorded matches, one match at a time. Whatever is wrong with the file is {@link Unusable}, with file, line
 * and reason in one sentence.
 */
public final class RecordReader implements Closeable {

    /** Ten times the longest match there can be, undone moves included; more was made to do harm. */
    private static final int MOST_ENTRIES = 100_000;

    /** Each lets all actions before it be done again; a server allows a fifth of it. */
    private static final int MOST_UNDONE = 1_000;

    private static final int MOST_HANDOVERS = 10_000;

    private final String name;
    private final InputStream in;
    private final TextLines lines;

    /** Reads from a stream; the name is how the file is called where something is wrong with it. */
    public RecordReader(String name, InputStream in) {
        this.name = name;
        this.in = in;
        this.lines = new TextLines(name, in);
    }

    public static RecordReader open(Path file) {
        Path name = file.getFileName();
        if (name == null || Files.isDirectory(file))
            throw new Unusable(file + ": this is a folder, not a file of matches");
        try {
            return new RecordReader(name.toString(), Files.newInputStream(file));
        } catch (NoSuchFileException missing) {
            throw new Unusable(file + ": there is no such file");
        } catch (IOException broken) {
            throw new Unusable(file + ": the file can't be read");
        }
    }

    /** The next match; nothing after the last. */
    public Optional<Recorded> next() {
        Optional<JsonNode> first = line();
        if (first.isEmpty()) return Optional.empty();
        int begin = lines.number();
        if (!RecordLine.isHeader(first.get())) throw lines.unusable(begin, "a match must begin here, with its format");
        Header header = told(RecordLine::header, first.get());
        List<Entry<JsonNode>> entries = new ArrayList<>();
        int undone = 0;
        int handovers = 0;
        while (true) {
            JsonNode line = line().orElseThrow(() -> cutOff("the file ends", begin));
            if (RecordLine.isHeader(line)) throw cutOff("another match begins", begin);
            if (RecordLine.isResult(line)) {
                Result result = told(node -> RecordLine.result(node, header.seats()), line);
                return Optional.of(new Recorded(name, begin, header, entries, result));
            }
            if (entries.size() == MOST_ENTRIES)
                throw lines.unusable(lines.number(), "no match has more than " + MOST_ENTRIES + " entries");
            Entry<JsonNode> entry = told(node -> RecordLine.entry(node, entries.size() + 1, header.seats()), line);
            if (entry instanceof Entry.Undone && ++undone > MOST_UNDONE)
                throw lines.unusable(lines.number(), "no match has more than " + MOST_UNDONE + " undos");
            if (entry instanceof Entry.Handover && ++handovers > MOST_HANDOVERS)
                throw lines.unusable(lines.number(), "no match has more than " + MOST_HANDOVERS + " handovers");
            entries.add(entry);
        }
    }

    private Unusable cutOff(String why, int begin) {
        return lines.unusable(lines.number(), why + " before the result of the match that begins in line " + begin);
    }

    private Optional<JsonNode> line() {
        Optional<JsonNode> line = lines.next().map(text -> told(Json::tree, text));
        if (line.isPresent() && !line.get().isObject())
            throw lines.unusable(lines.number(), "this is not a JSON object");
        return line;
    }

    /** What was read from the line, with the line told where it can't be. */
    private <T, R> R told(Function<T, R> read, T from) {
        try {
            return read.apply(from);
        } catch (Unusable unusable) {
            throw lines.unusable(lines.number(), String.valueOf(unusable.getMessage()));
        }
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
