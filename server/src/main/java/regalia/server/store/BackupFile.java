package regalia.server.store;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.CharConversionException;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.SQLException;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipException;
import regalia.kernel.Unusable;

/** A backup being read, line by line: nothing but the line at hand is in memory. */
final class BackupFile {

    static final int FORMAT = 1;
    static final String MARK = "regalia-backup";
    static final String HASH = "sha256";
    static final ObjectMapper JSON = new ObjectMapper(JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxStringLength(Integer.MAX_VALUE)
                    .build())
            .build());
    private static final int BUFFER = 1 << 16;

    /** Why a file is no whole backup, as the end of a sentence. */
    static final class Damaged extends RuntimeException {
        Damaged(String why) {
            super(why);
        }
    }

    /** Whoever is told the rows. */
    @FunctionalInterface
    interface Rows {
        void row(Stored table, JsonNode row) throws SQLException;
    }

    private final Gzip gzip;
    private final InputStream in;
    private final MessageDigest digest = sha256();
    private final Map<String, Long> counted = new HashMap<>();

    private BackupFile(Gzip gzip) {
        this.gzip = gzip;
        in = new BufferedInputStream(gzip, BUFFER);
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    static Backup.Contents read(Path file, Rows rows) throws IOException, SQLException {
        try (InputStream raw = Files.newInputStream(file);
                Gzip gzip = Gzip.of(raw)) {
            return new BackupFile(gzip).read(rows);
        } catch (NoSuchFileException e) {
            throw new Unusable("There is no file " + file + ".");
        } catch (EOFException e) {
            throw new Damaged("it ends too early");
        } catch (ZipException | JsonProcessingException | CharConversionException e) {
            throw new Damaged("it is damaged, or no backup");
        }
    }

    private Backup.Contents read(Rows rows) throws IOException, SQLException {
        byte[] line = line();
        Backup.Contents contents = header(JSON.readTree(line));
        while (true) {
            digest.update(line);
            digest.update((byte) '\n');
            line = line();
            Map.Entry<String, JsonNode> only = only(JSON.readTree(line));
            if (only.getKey().equals(HASH)) {
                end(contents, only.getValue().asText());
                return contents;
            }
            Stored table = Stored.named(only.getKey());
            counted.merge(table.name(), 1L, Long::sum);
            if (!isRow(only.getValue())) {
                throw noRow();
            }
            rows.row(table, only.getValue());
        }
    }

    /** The table and its row, or the word and its checksum. */
    private static Map.Entry<String, JsonNode> only(JsonNode line) {
        if (!line.isObject() || line.size() != 1) {
            throw noRow();
        }
        return line.properties().iterator().next();
    }

    private static boolean isRow(JsonNode row) {
        return row.isObject() && !row.isEmpty() && row.valueStream().allMatch(BackupFile::isValue);
    }

    private static boolean isValue(JsonNode value) {
        return value.isNull() || value.isTextual() || (value.isIntegralNumber() && value.canConvertToLong());
    }

    private static Damaged noRow() {
        return new Damaged("it has a line that is no row");
    }

    private byte[] line() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int c = in.read(); c != '\n'; c = in.read()) {
            if (c < 0) {
                throw new EOFException();
            }
            line.write(c);
        }
        return line.toByteArray();
    }

    private static Backup.Contents header(JsonNode line) {
        if (line.path(MARK).asInt() != FORMAT) {
            throw new Damaged("it is no backup that this program can read");
        }
        int schema = line.path("schema").asInt();
        if (schema > Schema.VERSION) {
            throw new Unusable("A newer Regalia took this backup (schema " + schema + ", this program knows "
                    + Schema.VERSION + "): use that one.");
        }
        Map<String, Long> rows = new LinkedHashMap<>();
        line.path("rows")
                .properties()
                .forEach(table -> rows.put(table.getKey(), table.getValue().asLong()));
        try {
            return new Backup.Contents(schema, Instant.parse(line.path("taken").asText()), rows);
        } catch (DateTimeException e) {
            throw new Damaged("its header doesn't say when it was taken");
        }
    }

    private void end(Backup.Contents contents, String hash) throws IOException {
        if (!hash.equals(HexFormat.of().formatHex(digest.digest()))) {
            throw new Damaged("its contents were changed");
        }
        if (in.read() >= 0 || !gzip.isAll()) {
            throw new Damaged("something follows after its end");
        }
        contents.rows().forEach((table, rows) -> {
            if (!rows.equals(counted.getOrDefault(table, 0L))) {
                throw new Damaged("rows are missing from its table " + table);
            }
        });
    }
}
