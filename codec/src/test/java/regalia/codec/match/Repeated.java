package regalia.codec.match;

import java.io.InputStream;
import java.util.Arrays;

/** The same bytes over and over, made only when somebody reads them. */
final class Repeated extends InputStream {

    private final byte[] bytes;
    private final long length;
    private long given;

    Repeated(byte[] bytes, long length) {
        this.bytes = Arrays.copyOf(bytes, bytes.length);
        this.length = length;
    }

    long given() {
        return given;
    }

    @Override
    public int read() {
        return given == length ? -1 : bytes[(int) (given++ % bytes.length)] & 0xff;
    }

    @Override
    public int read(byte[] into, int offset, int most) {
        int count = 0;
        while (count < most && given < length) into[offset + count++] = (byte) read();
        return count == 0 ? -1 : count;
    }
}
