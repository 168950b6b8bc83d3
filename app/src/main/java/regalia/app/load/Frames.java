package regalia.app.load;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** The bytes of a server on their way to messages (RFC 6455): frames that came in pieces, messages that came in frames. */
final class Frames {

    /** Who is told. */
    interface Ear {

        void message(byte[] bytes, int from, int length);

        void ping(byte[] payload);

        void close(int code);
    }

    private static final int CONTINUED = 0;
    private static final int TEXT = 1;
    private static final int CLOSE = 8;
    private static final int PING = 9;
    private static final int PONG = 10;
    private static final byte[] NONE = {};

    private final Ear ear;
    private final ByteArrayOutputStream fragments = new ByteArrayOutputStream();
    private byte[] rest = NONE;

    Frames(Ear ear) {
        this.ear = ear;
    }

    /** More bytes; the array may be used again afterwards. */
    void feed(byte[] bytes, int from, int length) {
        if (rest.length == 0) {
            int used = frames(bytes, from, from + length);
            rest = used == from + length ? NONE : Arrays.copyOfRange(bytes, used, from + length);
            return;
        }
        byte[] joined = Arrays.copyOf(rest, rest.length + length);
        System.arraycopy(bytes, from, joined, rest.length, length);
        int used = frames(joined, 0, joined.length);
        rest = used == joined.length ? NONE : Arrays.copyOfRange(joined, used, joined.length);
    }

    /** Tells all whole frames; gives where the first begins that isn't whole. */
    private int frames(byte[] bytes, int from, int to) {
        int at = from;
        while (to - at >= 2) {
            int size = bytes[at + 1] & 0x7f;
            int wide = size == 126 ? 2 : size == 127 ? 8 : 0;
            if (to - at < 2 + wide) return at;
            long length = size;
            if (wide > 0) {
                length = 0;
                for (int i = 0; i < wide; i++) length = (length << 8) | (bytes[at + 2 + i] & 0xff);
            }
            int payload = at + 2 + wide;
            if (to - payload < length) return at;
            frame(bytes[at], bytes, payload, (int) length);
            at = payload + (int) length;
        }
        return at;
    }

    private void frame(byte first, byte[] bytes, int from, int length) {
        boolean last = first < 0;
        switch (first & 0x0f) {
            case TEXT, CONTINUED -> {
                if (last && fragments.size() == 0) {
                    ear.message(bytes, from, length);
                    return;
                }
                fragments.write(bytes, from, length);
                if (!last) return;
                byte[] whole = fragments.toByteArray();
                fragments.reset();
                ear.message(whole, 0, whole.length);
            }
            case PING -> ear.ping(Arrays.copyOfRange(bytes, from, from + length));
            case PONG -> {}
            case CLOSE -> ear.close(length < 2 ? 1005 : ((bytes[from] & 0xff) << 8) | (bytes[from + 1] & 0xff));
            default -> throw new IllegalStateException("a frame of kind " + (first & 0x0f));
        }
    }

    static byte[] text(String text, int mask) {
        return frame(TEXT, text.getBytes(StandardCharsets.UTF_8), mask);
    }

    static byte[] pong(byte[] payload, int mask) {
        return frame(PONG, payload, mask);
    }

    /** Good bye. */
    static byte[] close(int mask) {
        return frame(CLOSE, new byte[] {1000 >> 8, (byte) 1000}, mask);
    }

    private static byte[] frame(int kind, byte[] payload, int mask) {
        if (payload.length > 0xffff) throw new IllegalArgumentException("nobody says so much");
        int wide = payload.length > 125 ? 2 : 0;
        byte[] frame = new byte[6 + wide + payload.length];
        frame[0] = (byte) (0x80 | kind);
        frame[1] = (byte) (0x80 | (wide == 0 ? payload.length : 126));
        if (wide > 0) {
            frame[2] = (byte) (payload.length >> 8);
            frame[3] = (byte) payload.length;
        }
        for (int i = 0; i < 4; i++) frame[2 + wide + i] = (byte) (mask >> (24 - 8 * i));
        for (int i = 0; i < payload.length; i++)
            frame[6 + wide + i] = (byte) (payload[i] ^ (mask >> (24 - 8 * (i & 3))));
        return frame;
    }
}
