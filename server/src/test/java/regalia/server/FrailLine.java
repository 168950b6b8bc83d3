package regalia.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** A line to a PostgreSQL server that can be cut, so that nobody gets through, or fall silent, so that nobody gets an answer. */
public final class FrailLine implements AutoCloseable {

    private final int target;
    private final String address;
    private final Set<Socket> ends = ConcurrentHashMap.newKeySet();
    private ServerSocket door;
    private boolean silent;

    /** To the database with this address. */
    public FrailLine(String address) {
        target = Integer.parseInt(address.replaceAll(".*:(\\d+)/.*", "$1"));
        door = open(0);
        this.address = address.replace(":" + target + "/", ":" + door.getLocalPort() + "/");
    }

    /** That of the database at the other end of the line. */
    public String address() {
        return address;
    }

    private ServerSocket open(int port) {
        try {
            ServerSocket opened = new ServerSocket();
            opened.setReuseAddress(true);
            opened.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
            Thread.ofVirtual().start(() -> serve(opened));
            return opened;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void serve(ServerSocket at) {
        while (!at.isClosed()) {
            try {
                Socket caller = at.accept();
                join(at, caller, new Socket(InetAddress.getLoopbackAddress(), target));
            } catch (IOException closed) {
                // Nobody is let in any more.
            }
        }
    }

    /** Whoever was let in just before the line is cut doesn't get through either. */
    private synchronized void join(ServerSocket at, Socket caller, Socket server) {
        if (at.isClosed()) {
            hangUp(caller);
            hangUp(server);
            return;
        }
        ends.add(caller);
        ends.add(server);
        Thread.ofVirtual().start(() -> pass(caller, server));
        Thread.ofVirtual().start(() -> pass(server, caller));
    }

    private void pass(Socket from, Socket to) {
        byte[] buffer = new byte[8192];
        try (from;
                to) {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                awaitVoice();
                out.write(buffer, 0, read);
            }
        } catch (IOException | InterruptedException gone) {
            // One side has hung up, and so the other is told.
        } finally {
            ends.remove(from);
            ends.remove(to);
        }
    }

    private synchronized void awaitVoice() throws InterruptedException {
        while (silent) wait();
    }

    /** Nobody gets through. */
    public synchronized void cut() {
        hangUp(door);
        ends.forEach(FrailLine::hangUp);
    }

    /** Nobody gets an answer; but whoever calls gets through. */
    public synchronized void silence() {
        silent = true;
    }

    /** All is well again, and what was held back arrives. */
    public synchronized void mend() {
        silent = false;
        notifyAll();
        if (door.isClosed()) door = open(door.getLocalPort());
    }

    private static void hangUp(AutoCloseable end) {
        try {
            end.close();
        } catch (Exception already) {
            // It was hung up at the other side.
        }
    }

    @Override
    public void close() {
        mend();
        cut();
    }
}
