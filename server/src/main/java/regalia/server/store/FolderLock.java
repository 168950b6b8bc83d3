package regalia.server.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NotDirectoryException;
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
            throw new Unusable("The data folder " + folder + " can't be written to: " + reason(e) + ".");
        }
    }

    /** In words: what Java says of a file that can't be used is often its path and no more. */
    static String reason(IOException e) {
        return switch (e) {
            case FileAlreadyExistsException _, NotDirectoryException _ -> "it is a file";
            case AccessDeniedException _ -> "permission denied";
            case FileSystemException other when other.getReason() != null -> other.getReason();
            case IOException other -> String.valueOf(other.getMessage());
        };
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
