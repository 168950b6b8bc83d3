package regalia.server.store;

import java.nio.file.Path;
import java.util.concurrent.Executor;

/** Databases whose commits wait or fail when a test of another package says so. */
public final class Faulty {

    private Faulty() {}

    public static Database open(Path folder, Executor completions, Faults faults) {
        return Address.of(null, folder).open(completions, 1, faults::around);
    }
}
