package regalia.app.load;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FramesTest {

    private final List<String> heard = new ArrayList<>();

    private final Frames frames = new Frames(new Frames.Ear() {
        @Override
        public void message(byte[] bytes, int from, int length) {
            heard.add(new String(bytes, from, length, StandardCharsets.UTF_8));
        }

        @Override
        public void ping(byte[] payload) {
            heard.add("ping " + payload.length);
        }

        @Override
        public void close(int code) {
            heard.add("close " + code);
        }
    });

    /** A frame as a server sends it, without a mask. */
    private static byte[] frame(int first, String text) {
        byte[] payload = text.getBytes(StandardCharsets.UTF_8);
        byte[] head = payload.length < 126
                ? new byte[] {(byte) first, (byte) payload.length}
                : new byte[] {(byte) first, 126, (byte) (payload.length >> 8), (byte) payload.length};
        return joined(head, payload);
    }

    private static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        for (byte[] part : parts) whole.writeBytes(part);
        return whole.toByteArray();
    }

    @Test
    void howTheBytesAreCutMakesNoDifference() {
        String longer = "x".repeat(300);
        byte[] bytes = joined(frame(0x81, "one"), frame(0x81, longer), frame(0x89, "??"), frame(0x81, "ä"));
        for (int size = 1; size <= bytes.length; size++) {
            heard.clear();
            for (int at = 0; at < bytes.length; at += size) frames.feed(bytes, at, Math.min(size, bytes.length - at));
            assertEquals(List.of("one", longer, "ping 2", "ä"), heard);
        }
    }

    @Test
    void aMessageInPiecesIsWholeAlsoWithAPingBetweenThem() {
        byte[] bytes = joined(frame(0x01, "a"), frame(0x00, "b"), frame(0x89, ""), frame(0x80, "c"));
        frames.feed(bytes, 0, bytes.length);
        assertEquals(List.of("ping 0", "abc"), heard);
    }

    @Test
    void theEndComesWithItsReason() {
        byte[] bytes = {(byte) 0x88, 2, 1001 >> 8, (byte) 1001};
        frames.feed(bytes, 0, bytes.length);
        assertEquals(List.of("close 1001"), heard);
    }

    @Test
    void whatAPlayerSaysIsMasked() {
        byte[] frame = Frames.text("Hello", 0x37fa213d);
        int[] wanted = {0x81, 0x85, 0x37, 0xfa, 0x21, 0x3d, 0x7f, 0x9f, 0x4d, 0x51, 0x58};
        for (int i = 0; i < wanted.length; i++) assertEquals((byte) wanted[i], frame[i]);
    }
}
