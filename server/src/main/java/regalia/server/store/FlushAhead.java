package regalia.server.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Has what was copied into a SQLite file put on the disk before SQLite asks for it, so that the writer, who asks, need not wait for
 * it. Nothing depends on it: SQLite flushes all the same. It must be closed after all connections: on POSIX systems whoever closes a
 * file loses all locks that the process has on it, and SQLite's would be among them.
 */
record FlushAhead(FileChannel channel) implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(FlushAhead.class.getName());

    static FlushAhead of(Path file) {
        try {
            return new FlushAhead(FileChannel.open(file, StandardOpenOption.WRITE));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void flush() {
        try {
            channel.force(false);
        } catch (IOException failed) {
            LOG.log(Level.WARNING, "the database could not be flushed ahead; the writer will wait for it", failed);
        }
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
