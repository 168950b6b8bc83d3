package regalia.app;

import java.io.BufferedReader;
import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Where a command reads and writes.
 *
 * @param terminal whether a person sees what is written at once: colours and progress are only for them
 * @param width how many characters go on a line
 */
record Streams(BufferedReader in, PrintWriter out, PrintWriter err, boolean terminal, int width, Ink ink) {

    static final int WIDTH = 80;

    private static final int NARROWEST = 40;

    /** What doesn't go to a terminal, as a file or a pipe. */
    static Streams plain(BufferedReader in, PrintWriter out, PrintWriter err) {
        return new Streams(in, out, err, false, WIDTH, new Ink(false));
    }

    /** The real ones, in UTF-8; only a terminal of Windows may want something else. */
    @SuppressWarnings("SystemConsoleNull") // JDK 25 gives null again where there is no terminal.
    static Streams system() {
        Console console = System.console();
        boolean terminal = console != null && console.isTerminal();
        boolean windows =
                System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("windows");
        Charset charset = terminal && windows && console != null ? console.charset() : StandardCharsets.UTF_8;
        Map<String, String> environment = System.getenv();
        boolean coloured = terminal && environment.getOrDefault("NO_COLOR", "").isEmpty();
        return new Streams(
                new BufferedReader(new InputStreamReader(new FileInputStream(FileDescriptor.in), charset)),
                writer(FileDescriptor.out, charset),
                writer(FileDescriptor.err, charset),
                terminal,
                width(environment.getOrDefault("COLUMNS", "")),
                new Ink(coloured));
    }

    private static PrintWriter writer(FileDescriptor to, Charset charset) {
        OutputStream bytes = new FileOutputStream(to);
        return new PrintWriter(new OutputStreamWriter(bytes, charset), true);
    }

    private static int width(String columns) {
        try {
            return Math.max(NARROWEST, Integer.parseInt(columns));
        } catch (NumberFormatException unknown) {
            return WIDTH;
        }
    }

    /** The next line that is typed; nothing when there is no more. */
    Optional<String> line() {
        out.flush();
        try {
            return Optional.ofNullable(in.readLine());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    void say(String line) {
        out.println(line);
    }

    /** Says on the last line of a terminal what is being done, in the place of what was said there before; nothing clears it. */
    void progress(String words) {
        if (!terminal) return;
        err.printf(Locale.ROOT, "\r%-40s%s", words, words.isEmpty() ? "\r" : "");
        err.flush();
    }

    /** Whether whoever read what we write has gone, as {@code head} does when it has enough. */
    boolean unheard() {
        return out.checkError();
    }
}
