package regalia.app.shots;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regalia.kernel.Unusable;

/** A Chromium without a window, in a process of its own, that obeys over a WebSocket. */
final class Chromium implements AutoCloseable {

    private static final List<String> NAMES =
            List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome");
    private static final Pattern ADDRESS = Pattern.compile("DevTools listening on (ws://\\S+)");
    private static final int PATIENCE_SECONDS = 10;

    private final Process process;
    private final Devtools devtools;

    private final Thread last;

    private Chromium(Process process, Devtools devtools, Thread last) {
        this.process = process;
        this.devtools = devtools;
        this.last = last;
    }

    /**
     * Looks for the program.
     *
     * @param folders as in the environment's PATH
     */
    static Path find(String folders) {
        for (String folder : folders.split(Pattern.quote(File.pathSeparator), -1))
            for (String name : NAMES)
                for (String ending : List.of("", ".exe")) {
                    Path file = Path.of(folder, name + ending);
                    if (!folder.isEmpty() && Files.isExecutable(file) && !Files.isDirectory(file)) return file;
                }
        throw new Unusable("pictures need a browser: install Chromium, so that 'chromium' is on the PATH");
    }

    /** Starts it with nothing of whoever's own browser, and no word to anybody outside. */
    static Chromium start(Path program, Path profile) {
        // Only pages of our own server are opened, and in a container there is no sandbox.
        List<String> command = List.of(
                program.toString(),
                "--headless",
                "--no-sandbox",
                "--no-first-run",
                "--hide-scrollbars",
                "--disable-background-networking",
                "--disable-dev-shm-usage",
                "--force-color-profile=srgb",
                "--lang=en",
                "--remote-debugging-port=0",
                "--user-data-dir=" + profile);
        try {
            Process process = new ProcessBuilder(command)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            // Whoever breaks us off leaves no browser behind.
            Thread last = new Thread(() -> kill(process));
            Runtime.getRuntime().addShutdownHook(last);
            return new Chromium(process, Devtools.connect(address(process)), last);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static String address(Process process) throws IOException {
        BufferedReader words = process.errorReader(StandardCharsets.UTF_8);
        for (String line = words.readLine(); line != null; line = words.readLine()) {
            Matcher address = ADDRESS.matcher(line);
            if (!address.find()) continue;
            Thread.ofVirtual().start(() -> words.lines().forEach(_ -> {}));
            return address.group(1);
        }
        throw new Unseen("the browser ended before it listened");
    }

    /** A tab of somebody who was never here. */
    Tab tab() {
        return Tab.open(devtools);
    }

    private static void kill(Process process) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }

    @Override
    public void close() {
        devtools.end();
        try {
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) kill(process);
        } catch (InterruptedException _) {
            kill(process);
            Thread.currentThread().interrupt();
        }
        Runtime.getRuntime().removeShutdownHook(last);
    }
}
