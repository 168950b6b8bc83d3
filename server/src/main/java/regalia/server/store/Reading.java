package regalia.server.store;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** A database that can be read. */
public interface Reading extends AutoCloseable {

    /** Runs the work now, in this thread. All that it reads is of one moment, and it can't write. {@link Overloaded} if it can't be read now. */
    <T extends @Nullable Object> T read(Work<T> work);

    /** Which database this is, for people; without its password. */
    String describe();

    @Override
    void close();

    /** For looking into a database that a running server may be serving; it must have this program's schema. */
    static Reading open(@Nullable String url, Path folder) {
        return Address.of(url, folder).openToRead();
    }
}
