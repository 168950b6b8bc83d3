package regalia.codec.match;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import regalia.kernel.Unusable;

/**
 * The lines of a text that nobody vouches for. Split as bytes and decoded one by one, so that what is not UTF-8 is told with its
 * line, and a line without end fills no memory.
 */
final class TextLines {

    private static final int LONGEST = 1 << 20;

    private final String name;
    private final InputStream in;
    private final byte[] buffer = new byte[1 << 16];
    private int next;
    private int end;
    private int number;

    TextLines(String name, InputStream in) {
        this.name = name;
        this.in = in;
    }

    /** The number of the line that was read last; 1 is the first. */
    int number() {
        return number;
    }

    /** The next line without its end; nothing after the last. */
    Optional<String> next() {
        try {
            if (!filled()) return Optional.empty();
            number++;
            return Optional.of(decoded(bytes()));
        } catch (CharacterCodingException binary) {
            throw unusable(number, "this is not text in UTF-8");
        } catch (IOException broken) {
            throw unusable(Math.max(1, number), "the file can't be read");
        }
    }

    Unusable unusable(int line, String reason) {
        return new Spot(name, line).unusable(reason);
    }

    private boolean filled() throws IOException {
        if (next < end) return true;
        next = 0;
        end = in.read(buffer);
        return end > 0;
    }

    private byte[] bytes() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        while (filled()) {
            int stop = next;
            while (stop < end && buffer[stop] != '\n') stop++;
            line.write(buffer, next, stop - next);
            if (line.size() > LONGEST) throw unusable(number, "the line is longer than a megabyte");
            next = stop + 1;
            if (stop < end) break;
        }
        return line.toByteArray();
    }

    private static String decoded(byte[] bytes) throws CharacterCodingException {
        return StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(bytes))
                .toString();
    }
}
