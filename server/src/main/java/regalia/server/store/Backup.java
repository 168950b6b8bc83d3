package regalia.server.store;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;
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
            return new Found.Damaged(sentence(in, e.getMessage()));
        } catch (IOException | SQLException e) {
            throw new Unusable(sentence(in, e.getMessage()));
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
            throw switch (e.getCause()) {
                case Unusable sentence -> sentence;
                case Overloaded busy -> new Unusable("Nothing was restored: " + busy.getMessage());
                case Throwable other when Thrown.byDatabase(other) -> new Unusable(notTaken(in, other));
                case null, default -> e;
            };
        }
    }

    private static Contents read(Path in, BackupFile.Rows rows) throws SQLException {
        try {
            return BackupFile.read(in, rows);
        } catch (IOException | BackupFile.Damaged e) {
            throw new Unusable(sentence(in, e.getMessage()));
        }
    }

    /** A row may be refused only when others have come, or all. If none is, the file is good and the machine isn't. */
    private static String notTaken(Path in, Throwable why) {
        if (Thrown.unfit(why)) return sentence(in, "a row of it doesn't fit: " + Thrown.sentence(why));
        return "Nothing was restored: "
                + (Thrown.full(why) ? "there is no room left on the database's disk." : Thrown.sentence(why));
    }

    private static String sentence(Path in, @Nullable String why) {
        return "The backup " + in + " can't be used: " + why + ".";
    }
}
