package regalia.lab.export;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;

/** A table that is being written, row by row. What it is given it forgets as soon as it can: a table may be longer than memory. */
public interface Table extends Closeable {

    /** Writes a row: for each column a value of its kind, or {@link Column#NOTHING}. */
    void row(List<Object> values) throws IOException;

    /** Writes what is left and lets the stream go. */
    @Override
    void close() throws IOException;
}
