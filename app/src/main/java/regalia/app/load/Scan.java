package regalia.app.load;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/**
 * Reads JSON to the last byte and demands that it is well formed (RFC 8259), without making anything of what isn't asked for. The players
 * share the machine with the server that they measure: with a library's parser they took 100 microseconds of it for an action.
 */
final class Scan {

    /** It isn't JSON. */
    static final class Malformed extends RuntimeException {
        Malformed(int at) {
            super("malformed at byte " + at);
        }
    }

    /** What a byte is within a text: nothing special, or the number of bytes that must follow, or one of these. */
    private static final byte[] KIND = new byte[256];

    private static final byte END = -1;
    private static final byte ESCAPE = -2;
    private static final byte FORBIDDEN = -3;

    private static final VarHandle EIGHT = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long ONES = 0x0101010101010101L;
    private static final long TOPS = 0x8080808080808080L;

    static {
        for (int c = 0; c < 256; c++)
            KIND[c] = c < ' ' || (c >= 0x80 && c < 0xc2) || c > 0xf4
                    ? FORBIDDEN
                    : (byte) (c < 0x80 ? 0 : c < 0xe0 ? 1 : c < 0xf0 ? 2 : 3);
        KIND['"'] = END;
        KIND['\\'] = ESCAPE;
    }

    private final byte[] bytes;
    private final int end;
    private int at;

    Scan(byte[] bytes, int from, int length) {
        this.bytes = bytes;
        at = from;
        end = from + length;
    }

    /** Whether there is more than space. */
    boolean more() {
        while (at < end && isSpace(bytes[at])) at++;
        return at < end;
    }

    private static boolean isSpace(byte b) {
        return b == ' ' || b == '\n' || b == '\r' || b == '\t';
    }

    private byte peek() {
        if (at < end && bytes[at] > ' ') return bytes[at];
        if (!more()) throw new Malformed(at);
        return bytes[at];
    }

    /** Goes over a character that must come next. */
    void over(char c) {
        if (peek() != c) throw new Malformed(at);
        at++;
    }

    /** Goes over a character if it comes next. */
    boolean passes(char c) {
        if (peek() != c) return false;
        at++;
        return true;
    }

    /** Whether what is to come next is, letter by letter, a text of plain ASCII; if so, goes over it. */
    boolean isText(byte[] plain) {
        int last = at + plain.length + 1;
        if (peek() != '"' || last >= end || bytes[last] != '"') return false;
        for (int i = 0; i < plain.length; i++) if (bytes[at + 1 + i] != plain[i]) return false;
        at = last + 1;
        return true;
    }

    /** A text in which nothing is escaped. */
    String plain() {
        peek();
        int from = at + 1;
        text();
        return new String(bytes, from, at - 1 - from, StandardCharsets.UTF_8);
    }

    /** A number that is whole, positive and not long. */
    int whole() {
        peek();
        int from = at;
        number();
        int number = 0;
        for (int i = from; i < at; i++) {
            if (bytes[i] < '0' || bytes[i] > '9' || i - from > 8) throw new Malformed(i);
            number = 10 * number + bytes[i] - '0';
        }
        return number;
    }

    /** Goes over a value, whatever it is. */
    void value() {
        switch (peek()) {
            case '{' -> object();
            case '[' -> list();
            case '"' -> text();
            case 't' -> word("true");
            case 'f' -> word("false");
            case 'n' -> word("null");
            default -> number();
        }
    }

    private void object() {
        over('{');
        if (passes('}')) return;
        do field();
        while (passes(','));
        over('}');
    }

    /** Goes over a name and its value. */
    void field() {
        text();
        named().value();
    }

    /** Goes from a name to its value. */
    Scan named() {
        over(':');
        return this;
    }

    private void list() {
        over('[');
        if (passes(']')) return;
        do value();
        while (passes(','));
        over(']');
    }

    private void text() {
        over('"');
        while (pastPlain()) {
            byte kind = KIND[bytes[at++] & 0xff];
            if (kind == 0) continue;
            if (kind == END) return;
            if (kind == ESCAPE) escaped();
            else follow(kind);
        }
        throw new Malformed(at);
    }

    /** Goes over letters that are nothing special, eight at a time as long as there are eight; says whether something comes then. */
    private boolean pastPlain() {
        while (at + Long.BYTES <= end) {
            long special = special((long) EIGHT.get(bytes, at));
            if (special != 0) {
                at += Long.numberOfTrailingZeros(special) / Byte.SIZE;
                return true;
            }
            at += Long.BYTES;
        }
        return at < end;
    }

    /** Of eight bytes the top bit of the first that is an end, an escape, below a space or above ASCII; what stands above that means nothing. */
    private static long special(long eight) {
        return ((eight - ' ' * ONES) | zeros(eight ^ '"' * ONES) | zeros(eight ^ '\\' * ONES) | eight) & TOPS;
    }

    private static long zeros(long eight) {
        return (eight - ONES) & ~eight;
    }

    private void follow(byte kind) {
        if (kind == FORBIDDEN) throw new Malformed(at - 1);
        for (int i = 0; i < kind; i++, at++) if (at >= end || (bytes[at] & 0xc0) != 0x80) throw new Malformed(at);
    }

    private void escaped() {
        if (at >= end) throw new Malformed(at);
        byte letter = bytes[at++];
        if (letter == 'u') {
            for (int i = 0; i < 4; i++, at++)
                if (at >= end || Character.digit(bytes[at], 16) < 0) throw new Malformed(at);
        } else if ("\"\\/bfnrt".indexOf(letter) < 0) throw new Malformed(at - 1);
    }

    private void word(String word) {
        for (int i = 0; i < word.length(); i++, at++)
            if (at >= end || bytes[at] != word.charAt(i)) throw new Malformed(at);
    }

    private void number() {
        if (at < end && bytes[at] == '-') at++;
        if (at < end && bytes[at] == '0') at++;
        else digits();
        if (at < end && bytes[at] == '.') {
            at++;
            digits();
        }
        if (at < end && (bytes[at] | 0x20) == 'e') {
            at++;
            if (at < end && (bytes[at] == '+' || bytes[at] == '-')) at++;
            digits();
        }
    }

    private void digits() {
        int from = at;
        while (at < end && bytes[at] >= '0' && bytes[at] <= '9') at++;
        if (at == from) throw new Malformed(at);
    }
}
