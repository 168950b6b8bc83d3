package regalia.catalog;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * A running program that speaks in lines. Three threads of its own listen to it, listen to its complaints and speak to it, so that
 * neither side ever waits because a pipe is full.
 */
final class Program {

    /** What comes out of a program. */
    sealed interface Output {
        record Said(String line, boolean whole) implements Output {}

        /** Nothing will come any more. */
        record Ended() implements Output {}
    }

    /** How many lines nobody has asked for wait here; a program that says more waits itself. */
    private static final int UNHEARD = 16;

    private static final int LAST_WORDS = 10;
    private static final int SHOWN = 300;
    private static final int GRACE_MILLIS = 1000;
    private static final int MOMENT_MILLIS = 200;
    private static final String HANG_UP = "";

    private final Process process;
    private final BlockingQueue<Output> said = new ArrayBlockingQueue<>(UNHEARD);
    private final BlockingQueue<String> toSay = new LinkedBlockingQueue<>();
    private final Deque<String> lastWords = new ArrayDeque<>();
    private final Consumer<String> complaints;
    private final List<Thread> threads;
    /** Ends the program when Regalia itself is ended from outside. */
    private final Thread last;

    /**
     * Starts it.
     *
     * @param complaints hears each line of its standard error, in another thread
     */
    Program(List<String> command, Consumer<String> complaints) throws IOException {
        this.complaints = complaints;
        process = new ProcessBuilder(command).start();
        threads = List.of(
                thread("listen", () -> listen(process.getInputStream())),
                thread("complain", () -> note(process.getErrorStream())),
                thread("speak", () -> speak(process.getOutputStream())));
        threads.forEach(Thread::start);
        last = Thread.ofPlatform().unstarted(process::destroyForcibly);
        Runtime.getRuntime().addShutdownHook(last);
    }

    /** Something that a pipe or a stop may break off. */
    private interface Work {
        void run() throws IOException, InterruptedException;
    }

    private static Thread thread(String name, Work work) {
        return Thread.ofPlatform().daemon().name("outside-" + name).unstarted(() -> {
            try {
                work.run();
            } catch (IOException | InterruptedException _) {
                // The program is gone, or we are done with it: its end is told by the thread that listens.
            }
        });
    }

    private void listen(InputStream in) throws IOException, InterruptedException {
        try {
            LineReader lines = new LineReader(in);
            for (Optional<LineReader.Line> line = lines.next(); line.isPresent(); line = lines.next())
                said.put(new Output.Said(line.get().text(), line.get().whole()));
        } finally {
            said.put(new Output.Ended());
        }
    }

    private void note(InputStream in) throws IOException {
        LineReader lines = new LineReader(in);
        for (Optional<LineReader.Line> line = lines.next(); line.isPresent(); line = lines.next()) {
            String text = Diagnosis.shown(line.get().text(), SHOWN);
            complaints.accept(text);
            synchronized (lastWords) {
                lastWords.addLast(text);
                if (lastWords.size() > LAST_WORDS) lastWords.removeFirst();
            }
        }
    }

    private void speak(OutputStream out) throws IOException, InterruptedException {
        try (out) {
            for (String line = toSay.take(); !line.equals(HANG_UP); line = toSay.take()) {
                out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
                if (toSay.isEmpty()) out.flush();
            }
        }
    }

    /** Says a line to it, and never waits until it is heard. */
    void say(String line) {
        toSay.add(line);
    }

    /**
     * What it says next; nothing if it says nothing until then.
     *
     * @param deadline as {@link System#nanoTime} counts
     */
    Optional<Output> next(long deadline) throws InterruptedException {
        long left = Math.max(0, deadline - System.nanoTime());
        return Optional.ofNullable(said.poll(left, TimeUnit.NANOSECONDS));
    }

    /** The end of its standard error, for who wants to know what went wrong. */
    List<String> lastWords() {
        synchronized (lastWords) {
            return List.copyOf(lastWords);
        }
    }

    /** Its exit code, if it has ended or does so in a moment. */
    Optional<Integer> exitCode() throws InterruptedException {
        return process.waitFor(MOMENT_MILLIS, TimeUnit.MILLISECONDS)
                ? Optional.of(process.exitValue())
                : Optional.empty();
    }

    /** Lets it end by itself: its input ends, and it has a short while to finish. */
    void dismiss() throws InterruptedException {
        toSay.add(HANG_UP);
        process.waitFor(GRACE_MILLIS, TimeUnit.MILLISECONDS);
        end();
    }

    /** Ends it, and whatever it has started. */
    void end() throws InterruptedException {
        List<ProcessHandle> all = process.descendants().toList();
        process.destroy();
        if (!process.waitFor(MOMENT_MILLIS, TimeUnit.MILLISECONDS)) process.destroyForcibly();
        all.forEach(ProcessHandle::destroyForcibly);
        // What it complained of last is still on its way.
        threads.get(1).join(MOMENT_MILLIS);
        threads.forEach(Thread::interrupt);
        try {
            Runtime.getRuntime().removeShutdownHook(last);
        } catch (IllegalStateException _) {
            // We are being ended just now, and it does no harm.
        }
    }
}
