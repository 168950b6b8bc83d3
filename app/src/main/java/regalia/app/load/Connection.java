package regalia.app.load;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Queue;

/** One end of a WebSocket, on the reactor's thread. */
final class Connection implements Frames.Ear {

    /** Who is told of what comes, and of an end that was not wished. */
    interface Ear {

        void message(byte[] bytes, int from, int length);

        void broken(String why);
    }

    private final SocketChannel channel;
    private final SelectionKey key;
    private final Ear ear;
    private final Frames frames = new Frames(this);
    private final Queue<ByteBuffer> out = new ArrayDeque<>();
    private final StringBuilder head = new StringBuilder();
    private final byte[] greeting;
    private boolean upgraded;
    private boolean leaving;

    Connection(SocketChannel channel, SelectionKey key, String path, String cookie, int port, Ear ear) {
        this.channel = channel;
        this.key = key;
        this.ear = ear;
        greeting = ("GET " + path + " HTTP/1.1\r\nHost: localhost:" + port + "\r\nCookie: " + cookie
                        + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13"
                        + "\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
                .getBytes(StandardCharsets.US_ASCII);
    }

    /** The system can do something with the channel. */
    void serve(byte[] scratch) {
        try {
            if (key.isConnectable()) {
                channel.finishConnect();
                key.interestOps(SelectionKey.OP_READ);
                write(greeting);
                return;
            }
            if (key.isWritable()) flush();
            if (key.isReadable()) read(scratch);
        } catch (IOException broken) {
            end("broken: " + broken.getMessage());
        }
    }

    private void read(byte[] scratch) throws IOException {
        int length = channel.read(ByteBuffer.wrap(scratch));
        if (length < 0) end("hung up");
        else if (upgraded) frames.feed(scratch, 0, length);
        else upgrade(scratch, length);
    }

    private void upgrade(byte[] bytes, int length) {
        int at = 0;
        while (at < length && head.indexOf("\r\n\r\n", Math.max(0, head.length() - 4)) < 0)
            head.append((char) (bytes[at++] & 0xff));
        if (head.indexOf("\r\n\r\n") < 0) return;
        if (!head.toString().startsWith("HTTP/1.1 101 ")) {
            end(head.substring(0, head.indexOf("\r")));
            return;
        }
        upgraded = true;
        if (at < length) frames.feed(bytes, at, length - at);
    }

    void say(String text, int mask) {
        try {
            write(Frames.text(text, mask));
        } catch (IOException broken) {
            end("broken: " + broken.getMessage());
        }
    }

    private void write(byte[] bytes) throws IOException {
        out.add(ByteBuffer.wrap(bytes));
        flush();
    }

    private void flush() throws IOException {
        for (ByteBuffer next = out.peek(); next != null; next = out.peek()) {
            channel.write(next);
            if (next.hasRemaining()) {
                key.interestOps(SelectionKey.OP_READ | SelectionKey.OP_WRITE);
                return;
            }
            out.remove();
        }
        key.interestOps(SelectionKey.OP_READ);
    }

    /** Takes leave; what still comes is not told. */
    void leave() {
        if (leaving) return;
        leaving = true;
        try {
            write(Frames.close(0));
        } catch (IOException gone) {
            end("");
        }
    }

    private void end(String why) {
        key.cancel();
        try {
            channel.close();
        } catch (IOException gone) {
            // As was wished.
        }
        if (!leaving) ear.broken(why);
        leaving = true;
    }

    @Override
    public void message(byte[] bytes, int from, int length) {
        if (!leaving) ear.message(bytes, from, length);
    }

    @Override
    public void ping(byte[] payload) {
        try {
            write(Frames.pong(payload, 0));
        } catch (IOException broken) {
            end("broken: " + broken.getMessage());
        }
    }

    @Override
    public void close(int code) {
        end("closed by the server with " + code);
    }
}
