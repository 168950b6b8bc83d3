package regalia.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Lines that must stay what they are, kept in a file beside a test's resources. They raise an alarm and prove nothing: a wrong
 * rule can be golden too.
 */
public final class Golden {

    public static final String UPDATE = "regalia.golden.update";

    private Golden() {}

    /** Compares with {@code src/test/resources/<package of the test>/<name>} of the module that is being tested. */
    public static void check(Class<?> test, String name, List<String> lines) {
        check(resources(test).resolve(name), lines, Boolean.getBoolean(UPDATE));
    }

    /** The source folder of a test's resources, in the module that is being tested. */
    static Path resources(Class<?> test) {
        Path module = Path.of(System.getProperty("basedir", "."));
        return module.resolve("src/test/resources")
                .resolve(test.getPackageName().replace('.', '/'));
    }

    static void check(Path file, List<String> lines, boolean update) {
        if (update) {
            write(file, lines);
            throw new AssertionError(
                    file + " has been written anew: look at the difference, then run without " + UPDATE);
        }
        List<String> before = read(file);
        for (int i = 0; i < Math.max(before.size(), lines.size()); i++) {
            String was = i < before.size() ? before.get(i) : "(nothing)";
            String is = i < lines.size() ? lines.get(i) : "(nothing)";
            if (!was.equals(is))
                throw new AssertionError(file + ", line " + (i + 1) + "\n  was: " + was + "\n  is:  " + is
                        + "\n  If it should be so: run with -D" + UPDATE + "=true and say in the commit why.");
        }
    }

    private static List<String> read(Path file) {
        try {
            return Files.exists(file) ? Files.readAllLines(file) : List.of();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void write(Path file, List<String> lines) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.writeString(file, String.join("\n", lines) + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
