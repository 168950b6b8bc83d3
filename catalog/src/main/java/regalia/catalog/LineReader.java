package regalia.catalog;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** The lines of a program that nobody vouches for: of a line without end only the beginning is kept, so it fills no memory. */
final class LineReader {

    /** No answer is a hundredth as long. */
    static final int LONGEST = 1 << 16;

    private final InputStream in;
    private final byte[] buffer = new byte[1 << 13];
    private int next;
    private int end;
    private boolean discarding;

    /** A line, or the beginning of one that is too long. */
    record Line(String text, boolean whole) {}

    LineReader(InputStream in) {
        this.in = in;
    }

    /** The next line without its end; nothing after the last. A line that is too long comes as soon as it is. */
    Optional<Line> next() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        boolean any = false;
        while (filled()) {
            int stop = next;
            while (stop < end && buffer[stop] != '\n') stop++;
            if (!discarding) line.write(buffer, next, stop - next);
            any = !discarding;
            next = stop < end ? stop + 1 : stop;
            if (stop < end && discarding) discarding = false;
            else if (stop < end) return Optional.of(new Line(text(line), true));
            else if (line.size() > LONGEST) {
                discarding = true;
                return Optional.of(new Line(text(line), false));
            }
        }
        return any ? Optional.of(new Line(text(line), true)) : Optional.empty();
    }

    private boolean filled() throws IOException {
        if (next < end) return true;
        next = 0;
        end = in.read(buffer);
        return end > 0;
    }

    private static String text(ByteArrayOutputStream line) {
        String text = line.toString(StandardCharsets.UTF_8);
        return text.endsWith("\r") ? text.substring(0, text.length() - 1) : text;
    }
}
