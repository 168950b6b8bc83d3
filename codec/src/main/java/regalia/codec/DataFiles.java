package regalia.codec;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import regalia.kernel.Data;
import regalia.kernel.Unusable;

/**
 * Reads data files: YAML, or JSON by the ending {@code .json}, both with comments. Whatever is wrong is told with file, line
 * and field, the first thing of a file first.
 */
public final class DataFiles {

    private static final int LONGEST = 1 << 20;

    private DataFiles() {}

    public static <D extends Data> D read(Path file, Class<D> type) {
        Path name = file.getFileName();
        if (name == null || Files.isDirectory(file)) throw new Unusable(file + ": this is a folder, not a data file");
        try (InputStream in = Files.newInputStream(file)) {
            return parse(name.toString(), text(name.toString(), in), type);
        } catch (NoSuchFileException missing) {
            throw new Unusable(file + ": there is no such file");
        } catch (IOException broken) {
            throw new Unusable(file + ": the file can't be read");
        }
    }

    /** A file that comes with the program, beside the class {@code anchor}: if it is missing, the program is broken. */
    public static <D extends Data> D resource(Class<?> anchor, String name, Class<D> type) {
        try (InputStream in = anchor.getResourceAsStream(name)) {
            if (in == null) throw new Unusable(name + ": this data file is missing from the program");
            return parse(name, text(name, in), type);
        } catch (IOException broken) {
            throw new Unusable(name + ": the file can't be read");
        }
    }

    public static <D extends Data> D parse(String fileName, String text, Class<D> type) {
        return new DataFile(fileName, text).read(type);
    }

    private static String text(String name, InputStream in) throws IOException {
        byte[] bytes = in.readNBytes(LONGEST + 1);
        if (bytes.length > LONGEST) throw new Unusable(name + ": the file is longer than a megabyte");
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException binary) {
            throw new Unusable(name + ": the file is not text in UTF-8");
        }
    }
}
