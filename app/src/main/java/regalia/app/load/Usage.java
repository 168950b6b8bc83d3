package regalia.app.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * What a server uses of the machine.
 *
 * @param residentMegabytes its memory; nothing where the system doesn't tell
 * @param peakMegabytes the most that it had
 * @param heapMegabytes what is in its heap, with what nobody needs any more
 * @param liveMegabytes what is in its heap after that was cleared away; nothing if it wasn't
 */
public record Usage(
        Optional<Double> residentMegabytes,
        Optional<Double> peakMegabytes,
        double heapMegabytes,
        Optional<Double> liveMegabytes) {

    static Usage of(Child child) {
        return new Usage(status(child, "VmRSS:"), status(child, "VmHWM:"), heap(child), Optional.empty());
    }

    /** The same, and what stays in the heap when the collector has been called. */
    static Usage collected(Child child) {
        Usage before = of(child);
        return new Usage(
                before.residentMegabytes,
                before.peakMegabytes,
                before.heapMegabytes,
                collect(child) ? Optional.of(heap(child)) : Optional.empty());
    }

    private static Optional<Double> status(Child child, String name) {
        Path file = Path.of("/proc", Long.toString(child.process().pid()), "status");
        if (!Files.isReadable(file)) return Optional.empty();
        try {
            return Files.readAllLines(file).stream()
                    .filter(line -> line.startsWith(name))
                    .map(line -> Figures.rounded(Long.parseLong(line.replaceAll("\\D", "")) / 1024.0))
                    .findFirst();
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }

    private static double heap(Child child) {
        try (Requests requests = new Requests(child.port())) {
            return requests.send("GET", "/metrics", "", "")
                    .text()
                    .lines()
                    .filter(line -> line.startsWith("regalia_heap_bytes "))
                    .mapToDouble(
                            line -> Figures.rounded(Double.parseDouble(line.substring(line.indexOf(' '))) / (1 << 20)))
                    .findFirst()
                    .orElseThrow(() -> new IllegalStateException("the server doesn't tell its heap"));
        }
    }

    /** Asks the JDK's own tool, which not every Java has. */
    private static boolean collect(Child child) {
        boolean windows =
                System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("windows");
        Path tool = Path.of(System.getProperty("java.home"), "bin", windows ? "jcmd.exe" : "jcmd");
        if (!Files.isExecutable(tool)) return false;
        try {
            Process asked = new ProcessBuilder(
                            tool.toString(), Long.toString(child.process().pid()), "GC.run")
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return asked.waitFor(60, TimeUnit.SECONDS) && asked.exitValue() == 0;
        } catch (IOException none) {
            return false;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
