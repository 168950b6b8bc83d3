package regalia.server.store;

import java.nio.file.Path;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/** Databases whose commits wait or fail when a test of another package says so. */
public final class Faulty {

    private Faulty() {}

    /** At an address, or in a file in a folder. */
    public static Database open(@Nullable String address, Path folder, Executor completions, Faults faults) {
        return Address.of(address, folder).open(completions, Postgres.CONNECTIONS, faults::around);
    }
}
