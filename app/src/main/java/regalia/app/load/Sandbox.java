package regalia.app.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A folder for a while, and the servers that run in it; both are gone at the end, also when the measurement is broken off. */
final class Sandbox implements AutoCloseable {

    private final Program program;
    private final Path folder;
    private final Thread last = new Thread(this::clear);
    private @Nullable Child running;

    Sandbox(Program program) {
        this.program = program;
        try {
            folder = Files.createTempDirectory("regalia-load");
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
        Runtime.getRuntime().addShutdownHook(last);
    }

    Path data() {
        return folder.resolve("data");
    }

    /** Starts a server on the folder's data. */
    synchronized Child serve() {
        List<String> command = new ArrayList<>(program.command());
        command.addAll(List.of("serve", "--port", "0", "--host", "127.0.0.1", "--no-limits"));
        command.addAll(List.of("--data", data().toString()));
        Child child = Child.start(command, folder.resolve("log"));
        running = child;
        return child;
    }

    private synchronized void clear() {
        if (running != null) running.close();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted((a, b) -> b.compareTo(a)).toList()) Files.deleteIfExists(file);
        } catch (IOException stuck) {
            throw new UncheckedIOException(stuck);
        }
    }

    @Override
    public void close() {
        clear();
        Runtime.getRuntime().removeShutdownHook(last);
    }
}
