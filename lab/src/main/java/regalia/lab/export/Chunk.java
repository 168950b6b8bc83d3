package regalia.lab.export;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What one column holds in one group of rows. Equal values are kept and written once, in a dictionary: most columns of decisions hold few
 * different ones. Only flags, of which there can't be more than two, are written as they are.
 */
final class Chunk {

    private static final int DATA_PAGE = 0;
    private static final int DICTIONARY_PAGE = 2;
    private static final int PLAIN = 0;
    private static final int RUNS = 3;
    private static final int BY_DICTIONARY = 8;

    private final Column column;
    private final Map<Object, Integer> dictionary = new LinkedHashMap<>();
    /** Of each value that is there its number in the dictionary. */
    private int[] numbers = new int[1024];

    private int present;
    /** Of each row 1 if it has a value. */
    private int[] levels = new int[1024];

    private int rows;

    Chunk(Column column) {
        this.column = column;
    }

    void add(Object value) {
        boolean there = !value.equals(Column.NOTHING);
        if (rows == levels.length) levels = Arrays.copyOf(levels, 2 * rows);
        levels[rows++] = there ? 1 : 0;
        if (!there) return;
        if (present == numbers.length) numbers = Arrays.copyOf(numbers, 2 * present);
        numbers[present++] = dictionary.computeIfAbsent(value, _ -> dictionary.size());
    }

    boolean hasDictionary() {
        return column.kind() != Column.Kind.FLAG && present > 0;
    }

    /** The page of the dictionary, with its head. */
    byte[] dictionaryPage() {
        ByteArrayOutputStream values = new ByteArrayOutputStream();
        dictionary.keySet().forEach(value -> values.writeBytes(plain(value)));
        byte[] head = new Thrift()
                .number(1, DICTIONARY_PAGE)
                .number(2, values.size())
                .number(3, values.size())
                .struct(7)
                .number(1, dictionary.size())
                .number(2, PLAIN)
                .end()
                .end()
                .bytes();
        return joined(head, values.toByteArray());
    }

    /** The page of the rows, with its head. */
    byte[] dataPage() {
        ByteArrayOutputStream page = new ByteArrayOutputStream();
        if (column.maybe()) {
            byte[] there = Runs.of(levels, rows, 1);
            page.writeBytes(little(4).putInt(there.length).array());
            page.writeBytes(there);
        }
        page.writeBytes(hasDictionary() ? numbered() : flags());
        byte[] head = new Thrift()
                .number(1, DATA_PAGE)
                .number(2, page.size())
                .number(3, page.size())
                .struct(5)
                .number(1, rows)
                .number(2, hasDictionary() ? BY_DICTIONARY : PLAIN)
                .number(3, RUNS)
                .number(4, RUNS)
                .end()
                .end()
                .bytes();
        return joined(head, page.toByteArray());
    }

    private byte[] numbered() {
        int width = Runs.width(dictionary.size());
        return joined(new byte[] {(byte) width}, Runs.of(numbers, present, width));
    }

    /** A bit for each value that is there, the lowest first. */
    private byte[] flags() {
        byte[] bits = new byte[Math.ceilDiv(present, 8)];
        int yes = dictionary.getOrDefault(true, -1);
        for (int i = 0; i < present; i++) if (numbers[i] == yes) bits[i / 8] |= (byte) (1 << i % 8);
        return bits;
    }

    private static byte[] plain(Object value) {
        return switch (value) {
            case Long number -> little(8).putLong(number).array();
            case Double number -> little(8).putDouble(number).array();
            case String text -> {
                byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
                yield little(4 + bytes.length).putInt(bytes.length).put(bytes).array();
            }
            default -> throw new IllegalArgumentException("a table can't hold " + value);
        };
    }

    private static ByteBuffer little(int size) {
        return ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
    }

    private static byte[] joined(byte[] first, byte[] second) {
        byte[] both = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }
}
