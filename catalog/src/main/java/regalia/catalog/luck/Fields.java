package regalia.catalog.luck;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** The bytes that are hashed: each text with its length before it, so that no two lists of texts give the same. */
final class Fields {

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    Fields text(String text) {
        return bytes(text.getBytes(StandardCharsets.UTF_8));
    }

    Fields bytes(byte[] bytes) {
        number(bytes.length);
        out.writeBytes(bytes);
        return this;
    }

    /** Four bytes, the highest first. */
    Fields number(int number) {
        out.writeBytes(ByteBuffer.allocate(Integer.BYTES).putInt(number).array());
        return this;
    }

    byte[] all() {
        return out.toByteArray();
    }
}
