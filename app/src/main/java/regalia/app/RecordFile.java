package regalia.app;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import regalia.codec.match.RecordReader;
import regalia.codec.match.Recorded;
import regalia.kernel.Unusable;

/** A file of recorded matches as it is named on the command line, read match by match. */
final class RecordFile implements AutoCloseable {

    private final String file;
    private final RecordReader reader;
    private int number;

    RecordFile(String file) {
        this.file = file;
        try {
            reader = RecordReader.open(Path.of(file));
        } catch (InvalidPathException no) {
            throw new Unusable("'" + file + "' can't be the name of a file");
        }
    }

    /** The next match; a file without any can't be used. */
    Optional<Recorded> next() {
        Optional<Recorded> next = reader.next();
        if (next.isPresent()) number++;
        else if (number == 0) throw new Unusable(file + ": there is no match in this file");
        return next;
    }

    /** The number of the last match read, counted from 1. */
    int number() {
        return number;
    }

    /** The match with a number or a name; the first if nothing is named. */
    Recorded find(@Nullable String wanted) {
        for (Optional<Recorded> next = next(); next.isPresent(); next = next())
            if (wanted == null
                    || wanted.equals(Integer.toString(number))
                    || wanted.equals(next.get().header().match())) return next.get();
        throw new Unusable(file + ": there is no match '" + wanted + "' among its " + number);
    }

    @Override
    public void close() throws IOException {
        reader.close();
    }
}
