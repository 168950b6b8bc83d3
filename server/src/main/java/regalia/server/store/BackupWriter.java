package regalia.server.store;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.GZIPOutputStream;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import regalia.kernel.Unusable;

/** A backup being written: rows in the order of their keys, columns in that of their names. */
final class BackupWriter {

    /** Rows fetched at a time, so that a large table doesn't come into memory at once. */
    private static final int FETCH = 200;

    private final OutputStream out;
    private final MessageDigest digest = BackupFile.sha256();

    private BackupWriter(OutputStream out) {
        this.out = out;
    }

    static Backup.Contents write(Reading from, Path out, Instant now) {
        Path part = begun(out);
        try {
            Backup.Contents contents = from.read(handle -> all(handle, part, now));
            Files.move(part, out, StandardCopyOption.ATOMIC_MOVE);
            return contents;
        } catch (IOException | UncheckedIOException e) {
            throw new Unusable("The backup " + out + " can't be written: " + e.getMessage());
        } finally {
            part.toFile().delete();
        }
    }

    /** A new file beside the one that is wanted, which appears when it is whole. */
    private static Path begun(Path out) {
        if (Files.isDirectory(out)) {
            throw new Unusable("The backup can't be written: " + out + " is a folder; name a file in it.");
        }
        if (Files.exists(out)) {
            throw new Unusable("There is already a file " + out + ": give the backup another name.");
        }
        Path folder = out.toAbsolutePath().getParent();
        if (folder != null && !Files.isDirectory(folder)) {
            throw new Unusable("The backup " + out + " can't be written: there is no folder " + folder + ".");
        }
        Path part = out.resolveSibling(out.getFileName() + ".part");
        try {
            OwnersOnly.create(part);
            return part;
        } catch (FileAlreadyExistsException e) {
            throw new Unusable("There is already a file " + part + ", perhaps of a backup that is being taken or was"
                    + " broken off: move it away, or give the backup another name.");
        } catch (IOException e) {
            throw new Unusable("The backup " + out + " can't be written: " + e.getMessage());
        }
    }

    private static Backup.Contents all(Handle handle, Path file, Instant now) throws SQLException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            GZIPOutputStream zip = new GZIPOutputStream(Channels.newOutputStream(channel), 1 << 16);
            OutputStream out = new BufferedOutputStream(zip, 1 << 16);
            Backup.Contents contents = new BackupWriter(out).all(handle, now);
            out.flush();
            zip.finish();
            channel.force(true);
            return contents;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Backup.Contents all(Handle handle, Instant now) throws IOException, SQLException {
        Map<String, Long> rows = new LinkedHashMap<>();
        for (Stored table : Stored.ALL) {
            rows.put(table.name(), count(handle, table));
        }
        Backup.Contents contents = new Backup.Contents(Schema.VERSION, now, rows);
        ObjectNode header = BackupFile.JSON.createObjectNode();
        header.put(BackupFile.MARK, BackupFile.FORMAT)
                .put("schema", contents.schema())
                .put("taken", now.toString());
        ObjectNode counts = header.putObject("rows");
        rows.forEach(counts::put);
        line(header);
        for (Stored table : Stored.ALL) {
            rows(handle, table);
        }
        line(BackupFile.JSON
                .createObjectNode()
                .put(BackupFile.HASH, HexFormat.of().formatHex(digest.digest())));
        return contents;
    }

    static long count(Handle handle, Stored table) {
        return handle.createQuery("SELECT count(*) FROM " + table.name())
                .mapTo(Long.class)
                .one();
    }

    private void rows(Handle handle, Stored table) throws IOException, SQLException {
        String sql = "SELECT * FROM " + table.name() + " ORDER BY " + String.join(", ", table.key());
        try (PreparedStatement statement = handle.getConnection().prepareStatement(sql)) {
            statement.setFetchSize(FETCH);
            try (ResultSet rows = statement.executeQuery()) {
                SortedMap<String, Integer> columns = new TreeMap<>();
                for (int i = 1; i <= rows.getMetaData().getColumnCount(); i++) {
                    columns.put(rows.getMetaData().getColumnName(i), i);
                }
                while (rows.next()) {
                    ObjectNode line = BackupFile.JSON.createObjectNode();
                    ObjectNode row = line.putObject(table.name());
                    for (Map.Entry<String, Integer> column : columns.entrySet()) {
                        put(row, column.getKey(), rows.getObject(column.getValue()));
                    }
                    line(line);
                }
            }
        }
    }

    private static void put(ObjectNode row, String column, @Nullable Object value) {
        switch (value) {
            case null -> row.putNull(column);
            case String text -> row.put(column, text);
            case Number number -> row.put(column, number.longValue());
            default -> throw new IllegalStateException("A column of no kind that backups know: " + column);
        }
    }

    private void line(ObjectNode line) throws IOException {
        byte[] bytes = BackupFile.JSON.writeValueAsBytes(line);
        digest.update(bytes);
        digest.update((byte) '\n');
        out.write(bytes);
        out.write('\n');
    }
}
