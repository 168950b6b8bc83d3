package regalia.lab.export;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** Writes Thrift's compact protocol: as much of it as the pages and the footer of a Parquet file need. */
final class Thrift {

    private static final int WHOLE32 = 5;
    private static final int WHOLE64 = 6;
    private static final int BINARY = 8;
    private static final int LIST = 9;
    private static final int STRUCT = 12;
    private static final int SHORT_LIST = 15;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    /** The last field of each struct that is open. */
    private final Deque<Integer> last = new ArrayDeque<>(List.of(0));

    byte[] bytes() {
        return out.toByteArray();
    }

    Thrift number(int field, int value) {
        head(field, WHOLE32);
        varint(zigzag(value));
        return this;
    }

    Thrift number(int field, long value) {
        head(field, WHOLE64);
        varint(zigzag(value));
        return this;
    }

    Thrift text(int field, String value) {
        head(field, BINARY);
        binary(value);
        return this;
    }

    /** Begins a struct as a field of the one that is open; {@link #end} ends it. */
    Thrift struct(int field) {
        head(field, STRUCT);
        last.push(0);
        return this;
    }

    /** Begins a list of structs, each of which {@link #item} begins. */
    Thrift structs(int field, int size) {
        head(field, LIST);
        listHead(size, STRUCT);
        return this;
    }

    /** Begins the next struct of a list. */
    Thrift item() {
        last.push(0);
        return this;
    }

    Thrift texts(int field, List<String> values) {
        head(field, LIST);
        listHead(values.size(), BINARY);
        values.forEach(this::binary);
        return this;
    }

    Thrift numbers(int field, List<Integer> values) {
        head(field, LIST);
        listHead(values.size(), WHOLE32);
        for (int value : values) varint(zigzag(value));
        return this;
    }

    /** Ends the struct that is open. */
    Thrift end() {
        out.write(0);
        last.pop();
        return this;
    }

    private void head(int field, int type) {
        int step = field - last.pop();
        last.push(field);
        out.write(step << 4 | type);
    }

    private void listHead(int size, int type) {
        if (size < SHORT_LIST) out.write(size << 4 | type);
        else {
            out.write(SHORT_LIST << 4 | type);
            varint(size);
        }
    }

    private void binary(String value) {
        byte[] bytes = value.getBytes(StandardCharsets.UTF_8);
        varint(bytes.length);
        out.writeBytes(bytes);
    }

    private static long zigzag(long value) {
        return value << 1 ^ value >> 63;
    }

    private void varint(long value) {
        varint(value, out);
    }

    /** Seven bits at a time, the lowest first. */
    static void varint(long value, ByteArrayOutputStream out) {
        long rest = value;
        while ((rest & ~0x7fL) != 0) {
            out.write((int) ((rest & 0x7f) | 0x80));
            rest >>>= 7;
        }
        out.write((int) rest);
    }
}
