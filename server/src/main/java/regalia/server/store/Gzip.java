package regalia.server.store;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.GZIPInputStream;

/** A gzipped file that knows whether anything follows its end: Java's reader alone silently passes over what does. */
final class Gzip extends GZIPInputStream {

    private static final int BUFFER = 1 << 16;
    private static final int TRAILER = 8;

    private final Counted raw;
    private final long header;

    private Gzip(Counted raw) throws IOException {
        super(raw, BUFFER);
        this.raw = raw;
        header = raw.count;
    }

    static Gzip of(InputStream raw) throws IOException {
        return new Gzip(new Counted(raw));
    }

    /** Once all was read: whether the file ends here too, rather than going on with something else or with another gzip. */
    boolean isAll() throws IOException {
        return raw.read() < 0 && raw.count == header + inf.getBytesRead() + TRAILER;
    }

    /** Knows how many bytes it has given. */
    private static final class Counted extends FilterInputStream {

        private long count;

        Counted(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            int one = super.read();
            if (one >= 0) count++;
            return one;
        }

        @Override
        public int read(byte[] bytes, int from, int length) throws IOException {
            int read = super.read(bytes, from, length);
            if (read > 0) count += read;
            return read;
        }
    }
}
