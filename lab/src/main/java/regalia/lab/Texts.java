package regalia.lab;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import regalia.kernel.Unusable;

/** Reads and writes whole text files, and says in a sentence what can't be. */
final class Texts {

    private Texts() {}

    static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (NoSuchFileException missing) {
            throw new Unusable(file + ": there is no such file");
        } catch (MalformedInputException binary) {
            throw new Unusable(file + ": the file is not text in UTF-8");
        } catch (IOException broken) {
            throw new Unusable(file + ": this file can't be read");
        }
    }

    /** Writes it aside and puts it in its place when it is whole. */
    static void write(Path file, String text) {
        try {
            Path aside = file.resolveSibling(file.getFileName() + ".part");
            Files.writeString(aside, text);
            Files.move(aside, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException full) {
            throw new Unusable(file + ": this file can't be written");
        }
    }
}
