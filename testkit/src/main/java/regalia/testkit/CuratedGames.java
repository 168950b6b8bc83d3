package regalia.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import regalia.kernel.Game;

/** Recorded matches chosen for a purpose, such as each way to end and each option. The name of the file says which. */
public final class CuratedGames {

    private static final String ENDING = ".jsonl";

    private CuratedGames() {}

    /** A test for each record in a folder beside the test's resources. */
    public static Stream<DynamicTest> in(Class<?> test, String folder, Game<?, ?, ?> game) {
        return in(Golden.resources(test).resolve(folder), game);
    }

    static Stream<DynamicTest> in(Path folder, Game<?, ?, ?> game) {
        List<Path> files = files(folder);
        if (files.isEmpty()) throw new AssertionError("there is no curated game in " + folder);
        return files.stream()
                .map(file -> DynamicTest.dynamicTest(purpose(file), () -> Records.check(game, name(file), text(file))));
    }

    private static String name(Path file) {
        return String.valueOf(file.getFileName());
    }

    private static String purpose(Path file) {
        return name(file).substring(0, name(file).length() - ENDING.length()).replace('-', ' ');
    }

    private static List<Path> files(Path folder) {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(file -> name(file).endsWith(ENDING)).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
