package regalia.app.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A server in a process of its own, so that its memory and its time can be told from ours. */
final class Child implements AutoCloseable {

    private static final Pattern ADDRESS = Pattern.compile("http://\\S+:(\\d+)/");
    private static final int PATIENCE_SECONDS = 60;

    private final Process process;
    private final int port;
    private final long started;

    private Child(Process process, int port, long started) {
        this.process = process;
        this.port = port;
        this.started = started;
    }

    /** Starts it and waits until it says where it listens. */
    static Child start(List<String> command, Path log) {
        long now = System.nanoTime();
        try {
            Process process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.appendTo(log.toFile()))
                    .start();
            BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
            for (String line = out.readLine(); line != null; line = out.readLine()) {
                Matcher address = ADDRESS.matcher(line);
                if (!address.find()) continue;
                Thread.ofVirtual().start(() -> drain(out));
                return new Child(process, Integer.parseInt(address.group(1)), now);
            }
            process.destroyForcibly();
            throw new IllegalStateException("the server didn't start: " + Files.readString(log));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** What it says later is of no use, but it must be able to say it. */
    private static void drain(BufferedReader out) {
        try {
            out.transferTo(Writer.nullWriter());
        } catch (IOException _) {
            // It is closed.
        }
    }

    int port() {
        return port;
    }

    ProcessHandle process() {
        return process.toHandle();
    }

    /** How long ago it was started. */
    double age() {
        return (System.nanoTime() - started) / 1e9;
    }

    /** What it uses now. */
    Usage usage() {
        return Usage.of(this);
    }

    @Override
    public void close() {
        process.destroy();
        try {
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS))
                process.destroyForcibly().waitFor();
        } catch (InterruptedException _) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }
}
