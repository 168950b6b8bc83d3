package regalia.lab.export;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A table as an Apache Parquet file: flat columns, dictionaries, no compression beside them, so that the same rows are the same
 * bytes on every machine. The format is described at parquet.apache.org; field numbers are those of its parquet.thrift.
 */
public final class ParquetTable implements Table {

    /** As many rows as are kept in memory before they are written. */
    static final int GROUP = 20_000;

    private static final byte[] MAGIC = "PAR1".getBytes(StandardCharsets.US_ASCII);
    private static final int REQUIRED = 0;
    private static final int OPTIONAL = 1;
    private static final int UNCOMPRESSED = 0;
    private static final int UTF8 = 0;

    /** A column's part of a group of rows: where it begins, where its rows do, how long it is. */
    private record Part(long begin, long rowsAt, long size, boolean dictionary) {}

    private record Group(int rows, List<Part> parts) {}

    private final OutputStream out;
    private final List<Column> columns;
    private final Map<String, String> notes;
    private final List<Group> groups = new ArrayList<>();
    private List<Chunk> chunks;
    private int waiting;
    private long at;

    /** @param notes what the file says of itself, by name */
    public ParquetTable(OutputStream out, List<Column> columns, Map<String, String> notes) throws IOException {
        this.out = out;
        this.columns = List.copyOf(columns);
        this.notes = notes;
        chunks = this.columns.stream().map(Chunk::new).toList();
        write(MAGIC);
    }

    @Override
    public void row(List<Object> values) throws IOException {
        for (int i = 0; i < columns.size(); i++) chunks.get(i).add(values.get(i));
        if (++waiting == GROUP) writeGroup();
    }

    private void writeGroup() throws IOException {
        List<Part> parts = new ArrayList<>();
        for (Chunk chunk : chunks) {
            long begin = at;
            if (chunk.hasDictionary()) write(chunk.dictionaryPage());
            long rowsAt = at;
            write(chunk.dataPage());
            parts.add(new Part(begin, rowsAt, at - begin, chunk.hasDictionary()));
        }
        groups.add(new Group(waiting, parts));
        chunks = columns.stream().map(Chunk::new).toList();
        waiting = 0;
    }

    private void write(byte[] bytes) throws IOException {
        out.write(bytes);
        at += bytes.length;
    }

    @Override
    public void close() throws IOException {
        try (out) {
            if (waiting > 0) writeGroup();
            byte[] footer = footer();
            write(footer);
            write(ByteBuffer.allocate(4)
                    .order(ByteOrder.LITTLE_ENDIAN)
                    .putInt(footer.length)
                    .array());
            write(MAGIC);
        }
    }

    private byte[] footer() {
        Thrift thrift = new Thrift().number(1, 1);
        thrift.structs(2, columns.size() + 1);
        thrift.item().text(4, "decisions").number(5, columns.size()).end();
        for (Column column : columns) schema(thrift, column);
        thrift.number(3, groups.stream().mapToLong(Group::rows).sum());
        thrift.structs(4, groups.size());
        for (Group group : groups) group(thrift, group);
        thrift.structs(5, notes.size());
        notes.forEach((name, note) -> thrift.item().text(1, name).text(2, note).end());
        return thrift.text(6, "regalia").end().bytes();
    }

    private static void schema(Thrift thrift, Column column) {
        thrift.item().number(1, type(column)).number(3, column.maybe() ? OPTIONAL : REQUIRED);
        thrift.text(4, column.name());
        if (column.kind() == Column.Kind.TEXT)
            thrift.number(6, UTF8).struct(10).struct(1).end().end();
        thrift.end();
    }

    private void group(Thrift thrift, Group group) {
        thrift.item().structs(1, columns.size());
        for (int i = 0; i < columns.size(); i++) part(thrift, columns.get(i), group.parts.get(i), group.rows);
        thrift.number(2, group.parts.stream().mapToLong(Part::size).sum()).number(3, (long) group.rows);
        thrift.end();
    }

    private static void part(Thrift thrift, Column column, Part part, int rows) {
        thrift.item().number(2, part.begin).struct(3);
        thrift.number(1, type(column)).numbers(2, part.dictionary ? List.of(0, 3, 8) : List.of(0, 3));
        thrift.texts(3, List.of(column.name())).number(4, UNCOMPRESSED).number(5, (long) rows);
        thrift.number(6, part.size).number(7, part.size).number(9, part.rowsAt);
        if (part.dictionary) thrift.number(11, part.begin);
        thrift.end().end();
    }

    private static int type(Column column) {
        return switch (column.kind()) {
            case FLAG -> 0;
            case WHOLE -> 2;
            case FRACTION -> 5;
            case TEXT -> 6;
        };
    }
}
