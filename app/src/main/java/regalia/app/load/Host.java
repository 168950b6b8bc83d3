package regalia.app.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Listens to a {@link Metronome} while something is measured. */
final class Host implements AutoCloseable {

    private final Process metronome;

    private Host(Process metronome) {
        this.metronome = metronome;
    }

    static Host listen() {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        try {
            return new Host(new ProcessBuilder(
                            java,
                            "--enable-native-access=ALL-UNNAMED",
                            "-Xmx16m",
                            "-XX:+UseSerialGC",
                            "-XX:TieredStopAtLevel=1",
                            "-cp",
                            System.getProperty("java.class.path"),
                            Metronome.class.getName())
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** When it gave the processors to others since then; nothing where that can't be told. */
    Optional<List<Standstill>> standstills() {
        try (BufferedReader told = metronome.inputReader(StandardCharsets.US_ASCII)) {
            metronome.outputWriter().close();
            List<Standstill> all = new ArrayList<>();
            for (String line = told.readLine(); line != null; line = told.readLine()) {
                if (line.equals("all")) return Optional.of(List.copyOf(all));
                all.add(Standstill.of(line));
            }
            return Optional.empty();
        } catch (IOException gone) {
            return Optional.empty();
        }
    }

    @Override
    public void close() {
        metronome.destroyForcibly();
    }
}
