package regalia.app;

import java.io.BufferedOutputStream;
import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import regalia.kernel.Unusable;

/** A file that is written aside and put in its place when it is whole, so that a failure leaves nothing half-written. */
final class Output implements Closeable {

    private final Path file;
    private final Path aside;
    private final OutputStream stream;
    private final Writer writer;

    private Output(Path file, Path aside) throws IOException {
        this.file = file;
        this.aside = aside;
        boolean direct = file.equals(aside);
        stream = new BufferedOutputStream(
                direct ? Files.newOutputStream(file) : Files.newOutputStream(aside, StandardOpenOption.CREATE_NEW),
                1 << 16);
        writer = new BufferedWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8.newEncoder()));
        if (!direct) aside.toFile().deleteOnExit();
    }

    static Output to(String name) {
        Path file = path(name);
        if (Files.isDirectory(file)) throw new Unusable(name + ": this is a folder, not a file");
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null && !Files.isDirectory(folder)) throw new Unusable(name + ": there is no folder " + folder);
        try {
            Path real = Files.exists(file) ? file.toRealPath() : file;
            // A device or a pipe can't be replaced: it is written to.
            boolean special = Files.exists(real) && !Files.isRegularFile(real);
            String part = real.getFileName() + "." + ProcessHandle.current().pid() + ".part";
            return new Output(real, special ? real : real.resolveSibling(part));
        } catch (IOException denied) {
            throw new Unusable(name + ": this file can't be written");
        }
    }

    private static Path path(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException no) {
            throw new Unusable("'" + name + "' can't be the name of a file");
        }
    }

    Writer writer() {
        return writer;
    }

    /** For bytes instead of text. */
    OutputStream stream() {
        return stream;
    }

    /** The file is whole: puts it in its place. */
    void keep() throws IOException {
        writer.close();
        if (file.equals(aside)) return;
        try {
            Files.move(aside, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException otherwise) {
            Files.move(aside, file, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Throws away what was not kept. */
    @Override
    public void close() throws IOException {
        try {
            writer.close();
        } finally {
            if (!file.equals(aside)) Files.deleteIfExists(aside);
        }
    }
}
