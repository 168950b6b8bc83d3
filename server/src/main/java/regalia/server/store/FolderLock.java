package regalia.server.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import regalia.kernel.Unusable;

/** Held while a program serves from a SQLite file: a second one would give the same seats twice. Ends with the process. */
record FolderLock(FileChannel channel) implements AutoCloseable {

    static FolderLock of(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        try {
            if (folder != null) {
                Files.createDirectories(folder);
            }
            FileChannel channel = FileChannel.open(
                    file.resolveSibling(file.getFileName() + ".lock"),
                    StandardOpenOption.CREATE,
                    StandardOpenOption.WRITE);
            if (!locked(channel)) {
                channel.close();
                throw new Unusable("The data folder " + folder
                        + " is already in use by another Regalia: stop that one, or choose another folder.");
            }
            if (Files.notExists(file)) {
                OwnersOnly.create(file);
            }
            return new FolderLock(channel);
        } catch (IOException e) {
            throw new Unusable("The data folder " + folder + " can't be written to: " + e.getMessage());
        }
    }

    private static boolean locked(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException here) {
            return false;
        }
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
