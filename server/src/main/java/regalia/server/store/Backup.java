package regalia.server.store;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletionException;
import regalia.kernel.Unusable;

/**
 * Everything in a database as one file that fits either kind of it: gzipped lines of JSON, the first a header with the
 * number of rows of each table, the last a SHA-256 over all before it. The same rows give the same bytes.
 */
public final class Backup {

    /** What a file says of itself. */
    public record Contents(int schema, Instant taken, Map<String, Long> rows) {

        public Contents {
            rows = Collections.unmodifiableMap(new LinkedHashMap<>(rows));
        }

        public long total() {
            return rows.values().stream().mapToLong(Long::longValue).sum();
        }
    }

    /** What a look at a file has shown. */
    public sealed interface Found {

        /** All of it is there, as it was written. */
        record Whole(Contents contents) implements Found {}

        /** Nobody should rely on it, and why. */
        record Damaged(String sentence) implements Found {}
    }

    private Backup() {}

    /** Takes one moment of a database, also of one that is being written; the file appears when it is whole. */
    public static Contents take(Reading from, Path out, Instant now) {
        return BackupWriter.write(from, out, now);
    }

    /** Reads it all, and changes nothing. Where there is no file that could be looked at, that is unusable. */
    public static Found check(Path in) {
        try {
            return new Found.Whole(BackupFile.read(in, (table, row) -> {}));
        } catch (BackupFile.Damaged e) {
            return new Found.Damaged(sentence(in, e));
        } catch (IOException e) {
            throw new Unusable(sentence(in, e));
        }
    }

    /** The same for who can do nothing with a damaged one. */
    public static Contents verify(Path in) {
        return switch (check(in)) {
            case Found.Whole whole -> whole.contents();
            case Found.Damaged damaged -> throw new Unusable(damaged.sentence());
        };
    }

    /** Fills an empty database, or leaves it as it was. */
    public static Contents restore(Path in, Database into) {
        try {
            return into.write(handle -> {
                        try (Refill refill = Refill.of(handle)) {
                            return read(in, refill);
                        }
                    })
                    .join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof Unusable sentence ? sentence : e;
        }
    }

    private static Contents read(Path in, BackupFile.Rows rows) {
        try {
            return BackupFile.read(in, rows);
        } catch (IOException | BackupFile.Damaged e) {
            throw new Unusable(sentence(in, e));
        }
    }

    private static String sentence(Path in, Exception why) {
        return "The backup " + in + " can't be used: " + why.getMessage() + ".";
    }
}
