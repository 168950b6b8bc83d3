package regalia.lab.export;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import blue.strategic.parquet.Hydrator;
import blue.strategic.parquet.HydratorSupplier;
import blue.strategic.parquet.ParquetReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regalia.kernel.Rng;

/** Our files as another program reads them: the reader of Apache Parquet itself. */
class ParquetTableTest {

    private static final List<Column> COLUMNS = List.of(
            new Column("whole", Column.Kind.WHOLE, false, ""),
            new Column("maybe_whole", Column.Kind.WHOLE, true, ""),
            new Column("fraction", Column.Kind.FRACTION, true, ""),
            new Column("flag", Column.Kind.FLAG, false, ""),
            new Column("maybe_flag", Column.Kind.FLAG, true, ""),
            new Column("text", Column.Kind.TEXT, false, ""),
            new Column("one_word", Column.Kind.TEXT, false, ""),
            new Column("maybe_text", Column.Kind.TEXT, true, ""),
            new Column("never", Column.Kind.TEXT, true, ""),
            new Column("never_flag", Column.Kind.FLAG, true, ""));

    @TempDir
    Path folder = Path.of("");

    /** Rows in which values repeat, change with every row, and are missing, in runs and by themselves. */
    private static List<List<Object>> rows(int count) {
        Rng rng = new Rng(1);
        List<List<Object>> rows = new ArrayList<>();
        for (int i = 0; i < count; i++)
            rows.add(List.of(
                    (long) i * i - 7,
                    i / 100 % 3 == 0 ? Column.NOTHING : Long.MIN_VALUE + rng.below(5),
                    rng.below(3) == 0 ? Column.NOTHING : rng.below(7) / 3.0,
                    rng.below(2) == 0,
                    i % 3 == 1 ? Column.NOTHING : i / 50 % 2 == 0,
                    "text \u00e9\ud83d\udc51 " + rng.below(300),
                    "always",
                    i < 500 ? Column.NOTHING : "late " + i / 9,
                    Column.NOTHING,
                    Column.NOTHING));
        return rows;
    }

    private Path written(String name, List<List<Object>> rows) throws IOException {
        Path file = folder.resolve(name);
        try (Table table = new ParquetTable(Files.newOutputStream(file), COLUMNS, Map.of("regalia", "a note"))) {
            for (List<Object> row : rows) table.row(row);
        }
        return file;
    }

    /** Each row by the names of its columns; what is not there is left out. */
    private static final class Row implements Hydrator<Map<String, Object>, Map<String, Object>> {
        @Override
        public Map<String, Object> start() {
            return new TreeMap<>();
        }

        @Override
        public Map<String, Object> add(Map<String, Object> row, String heading, Object value) {
            if (value != null) row.put(heading, value);
            return row;
        }

        @Override
        public Map<String, Object> finish(Map<String, Object> row) {
            return row;
        }
    }

    private static List<Map<String, Object>> read(Path file) throws IOException {
        try (Stream<Map<String, Object>> rows =
                ParquetReader.streamContent(file.toFile(), HydratorSupplier.constantly(new Row()))) {
            return rows.toList();
        }
    }

    private static Map<String, Object> named(List<Object> row) {
        Map<String, Object> named = new TreeMap<>();
        for (int i = 0; i < COLUMNS.size(); i++)
            if (!row.get(i).equals(Column.NOTHING)) named.put(COLUMNS.get(i).name(), row.get(i));
        return named;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 7, 8, 9, 1000, ParquetTable.GROUP, 2 * ParquetTable.GROUP + 1})
    void whatIsWrittenIsReadBack(int count) throws IOException {
        List<List<Object>> rows = rows(count);
        List<Map<String, Object>> read = read(written("a.parquet", rows));
        assertEquals(count, read.size());
        for (int i = 0; i < count; i++) assertEquals(named(rows.get(i)), read.get(i), "row " + i);
    }

    @Test
    void aTableWithoutRowsIsAFileToo() throws IOException {
        Path file = written("none.parquet", List.of());
        assertEquals(List.of(), read(file));
        assertEquals(
                COLUMNS.size(),
                ParquetReader.readMetadata(file.toFile())
                        .getFileMetaData()
                        .getSchema()
                        .getFieldCount());
    }

    @Test
    void theFileSaysWhatItIs() throws IOException {
        var meta = ParquetReader.readMetadata(written("a.parquet", rows(10)).toFile())
                .getFileMetaData();
        assertEquals("a note", meta.getKeyValueMetaData().get("regalia"));
        assertEquals("regalia", meta.getCreatedBy());
        assertEquals("required int64 whole", meta.getSchema().getFields().get(0).toString());
        assertEquals(
                "optional binary maybe_text (STRING)",
                meta.getSchema().getFields().get(7).toString());
    }

    @Test
    void theSameRowsAreTheSameBytes() throws IOException {
        assertArrayEquals(
                Files.readAllBytes(written("a.parquet", rows(3000))),
                Files.readAllBytes(written("b.parquet", rows(3000))));
    }

    /** The example of the format's description: the numbers from 0 to 7 with three bits each. */
    @Test
    void bitsArePackedFromTheLowest() {
        byte[] packed = {3, (byte) 0b10001000, (byte) 0b11000110, (byte) 0b11111010};
        assertArrayEquals(packed, Runs.of(new int[] {0, 1, 2, 3, 4, 5, 6, 7}, 8, 3));
        assertArrayEquals(new byte[] {(byte) 0b11001000, 1, 4}, Runs.of(fours(), 100, 3));
    }

    private static int[] fours() {
        int[] fours = new int[100];
        Arrays.fill(fours, 4);
        return fours;
    }
}
