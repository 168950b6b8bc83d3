package regalia.server.http;

import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;

/** Where connections come in: each is a {@link Wire}. */
final class Wires extends ServerConnector {

    Wires(Server server, HttpConfiguration http, Door.Setting setting) {
        super(server, new HttpConnectionFactory(http));
        setHost(setting.host());
        setPort(setting.port());
    }

    @Override
    protected SocketChannelEndPoint newEndPoint(SocketChannel channel, ManagedSelector selector, SelectionKey key) {
        Wire wire = new Wire(channel, selector, key, getScheduler());
        wire.setIdleTimeout(getIdleTimeout());
        return wire;
    }
}
