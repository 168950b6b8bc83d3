package regalia.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A bad line to a server: every fifth connection breaks before its answer comes, and the others after so many bytes of it, in the
 * middle of whatever it is.
 */
final class Cutter implements AutoCloseable {

    private static final int MOST_BYTES = 30_000;
    private static final int EVERY = 5;

    private final ServerSocket door;
    private final int target;
    private final AtomicInteger connections = new AtomicInteger();
    private final AtomicInteger cuts = new AtomicInteger();

    Cutter(int target) throws IOException {
        this.target = target;
        door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        Thread.ofVirtual().start(this::serve);
    }

    int port() {
        return door.getLocalPort();
    }

    int cuts() {
        return cuts.get();
    }

    private void serve() {
        while (!door.isClosed()) {
            try {
                Socket caller = door.accept();
                Socket server = new Socket(InetAddress.getLoopbackAddress(), target);
                // The first two open a table and sit down there, which is no good to do twice.
                boolean early = connections.incrementAndGet() > 2 && connections.get() % EVERY == 0;
                Thread.ofVirtual().start(() -> pass(caller, server, Integer.MAX_VALUE));
                Thread.ofVirtual().start(() -> pass(server, caller, early ? 0 : MOST_BYTES));
            } catch (IOException closed) {
                if (!door.isClosed()) throw new UncheckedIOException(closed);
            }
        }
    }

    /** What one side says goes to the other, until it has nothing more to say or so many bytes have passed. */
    private void pass(Socket from, Socket to, int most) {
        byte[] buffer = new byte[4096];
        int left = most;
        try (from;
                to) {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                out.write(buffer, 0, Math.min(read, left));
                left -= read;
                if (left <= 0) {
                    cuts.incrementAndGet();
                    return;
                }
            }
        } catch (IOException gone) {
            // One side has hung up, and so the other is told.
        }
    }

    @Override
    public void close() throws IOException {
        door.close();
    }
}
