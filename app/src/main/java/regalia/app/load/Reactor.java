package regalia.app.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.util.function.BooleanSupplier;
import java.util.function.LongUnaryOperator;
import org.jspecify.annotations.Nullable;

/** All connections of the players on one thread, which is cheaper than a thread for each and leaves the machine to the server. */
final class Reactor implements AutoCloseable {

    /** The longest nap: tables come from other threads. */
    private static final long NAP = 5_000_000;

    private final int port;
    private final Selector selector;
    private final byte[] scratch = new byte[1 << 18];

    Reactor(int port) {
        this.port = port;
        try {
            selector = Selector.open();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    Connection connect(String path, String cookie, Connection.Ear ear) {
        try {
            SocketChannel channel = SocketChannel.open();
            channel.configureBlocking(false);
            channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
            SelectionKey key = channel.register(selector, SelectionKey.OP_CONNECT);
            Connection connection = new Connection(channel, key, path, cookie, port, ear);
            key.attach(connection);
            channel.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
            return connection;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /**
     * Lets everything happen.
     *
     * @param until when it is enough
     * @param tick does what is due at a time and says when it wants to be called again at the latest
     */
    void run(BooleanSupplier until, LongUnaryOperator tick) {
        try {
            while (!until.getAsBoolean()) {
                long now = System.nanoTime();
                long wait = Math.min(NAP, tick.applyAsLong(now) - now);
                // The selector counts in milliseconds; what is due within one is at most so much late.
                if (wait <= 0) selector.selectNow(this::serve);
                else selector.select(this::serve, (wait + 999_999) / 1_000_000);
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private void serve(SelectionKey key) {
        @Nullable Object connection = key.attachment();
        if (key.isValid() && connection != null) ((Connection) connection).serve(scratch);
    }

    @Override
    public void close() {
        try {
            for (SelectionKey key : selector.keys()) key.channel().close();
            selector.close();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
