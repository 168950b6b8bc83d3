package regalia.codec;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Bytes that grow while JSON is written into them. Emptied and filled again, it creates nothing. For one thread at a time. */
public final class Utf8 {

    private static final byte[] HEX = ascii("0123456789ABCDEF");
    /** The letter after the backslash for control characters that have one, 0 for the others. */
    private static final byte[] SHORT = new byte[' '];

    private static final int LONGEST_NUMBER = 20;

    static {
        SHORT['\b'] = 'b';
        SHORT['\t'] = 't';
        SHORT['\n'] = 'n';
        SHORT['\f'] = 'f';
        SHORT['\r'] = 'r';
    }

    private static final int ROOM = 1024;

    private byte[] bytes;
    private int size;

    public Utf8() {
        this(ROOM);
    }

    /** With room for so many bytes, to begin with. */
    public Utf8(int room) {
        bytes = new byte[room];
    }

    static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    public int size() {
        return size;
    }

    public void clear() {
        size = 0;
    }

    public byte[] toBytes() {
        return Arrays.copyOf(bytes, size);
    }

    /** The bytes themselves, good until something is written again. */
    public ByteBuffer lend() {
        return ByteBuffer.wrap(bytes, 0, size);
    }

    /** How many bytes it can take before it has to grow. */
    public int room() {
        return bytes.length;
    }

    public void writeTo(OutputStream out) throws IOException {
        out.write(bytes, 0, size);
    }

    @Override
    public String toString() {
        return new String(bytes, 0, size, StandardCharsets.UTF_8);
    }

    private void make(int room) {
        if (bytes.length - size < room) bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, size + room));
    }

    /** One character of ASCII. */
    public void put(char c) {
        make(1);
        bytes[size++] = (byte) c;
    }

    void set(int index, char c) {
        bytes[index] = (byte) c;
    }

    /** Bytes that are UTF-8 already. */
    public void put(byte[] encoded) {
        put(encoded, encoded.length);
    }

    /** What another holds. */
    public void put(Utf8 other) {
        put(other.bytes, other.size);
    }

    /** The first of them. */
    void put(byte[] encoded, int length) {
        make(length);
        System.arraycopy(encoded, 0, bytes, size, length);
        size += length;
    }

    /** Copies what was written from a place on. */
    void copy(int from, byte[] into) {
        System.arraycopy(bytes, from, into, 0, size - from);
    }

    void number(long number) {
        make(LONGEST_NUMBER);
        if (0 <= number && number < 10) {
            bytes[size++] = (byte) ('0' + number);
            return;
        }
        if (number < 0) bytes[size++] = '-';
        // Counted down, because the lowest number has no positive twin.
        long left = number < 0 ? number : -number;
        int digits = 1;
        for (long rest = left / 10; rest != 0; rest /= 10) digits++;
        for (int at = size + digits - 1; at >= size; at--, left /= 10) bytes[at] = (byte) ('0' - left % 10);
        size += digits;
    }

    /** A text in quotes. */
    void text(String text) {
        make(3 * text.length() + 2);
        bytes[size++] = '"';
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ' || c == '"' || c == '\\') escape(c, 3 * (text.length() - i) + 1);
            else if (c < 0x80) bytes[size++] = (byte) c;
            else if (Character.isHighSurrogate(c)
                    && i + 1 < text.length()
                    && Character.isLowSurrogate(text.charAt(i + 1))) four(Character.toCodePoint(c, text.charAt(++i)));
            else encode(c);
        }
        bytes[size++] = '"';
    }

    private void escape(char c, int still) {
        make(6 + still);
        bytes[size++] = '\\';
        if (c >= ' ') bytes[size++] = (byte) c;
        else if (SHORT[c] != 0) bytes[size++] = SHORT[c];
        else {
            bytes[size++] = 'u';
            bytes[size++] = '0';
            bytes[size++] = '0';
            bytes[size++] = HEX[c >> 4];
            bytes[size++] = HEX[c & 15];
        }
    }

    private void encode(char c) {
        if (c < 0x800) {
            bytes[size++] = (byte) (0xC0 | (c >> 6));
            bytes[size++] = (byte) (0x80 | (c & 0x3F));
        } else if (Character.isSurrogate(c)) {
            // Half a character is none: written as Java's own encoder does.
            bytes[size++] = '?';
        } else {
            bytes[size++] = (byte) (0xE0 | (c >> 12));
            bytes[size++] = (byte) (0x80 | ((c >> 6) & 0x3F));
            bytes[size++] = (byte) (0x80 | (c & 0x3F));
        }
    }

    private void four(int point) {
        bytes[size++] = (byte) (0xF0 | (point >> 18));
        bytes[size++] = (byte) (0x80 | ((point >> 12) & 0x3F));
        bytes[size++] = (byte) (0x80 | ((point >> 6) & 0x3F));
        bytes[size++] = (byte) (0x80 | (point & 0x3F));
    }
}
