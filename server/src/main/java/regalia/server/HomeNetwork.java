package regalia.server;

import java.io.IOException;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Where others in the house find this machine. */
public final class HomeNetwork {

    /** An address that nobody has (RFC 5737): nothing is sent there, the system only tells which way it would go. */
    private static final InetSocketAddress OUTSIDE = new InetSocketAddress("192.0.2.1", 9);

    private HomeNetwork() {}

    /** This machine's address in its network: of several the one by which it goes out, as that is where the phones are. */
    public static Optional<String> address() {
        return Stream.concat(wayOut().stream(), cards().stream())
                .filter(InetAddress::isSiteLocalAddress)
                .map(InetAddress::getHostAddress)
                .findFirst();
    }

    private static Optional<InetAddress> wayOut() {
        try (DatagramSocket socket = new DatagramSocket()) {
            socket.connect(OUTSIDE);
            return Optional.of(socket.getLocalAddress());
        } catch (IOException | RuntimeException noWay) {
            return Optional.empty();
        }
    }

    private static List<InetAddress> cards() {
        try {
            return Collections.list(NetworkInterface.getNetworkInterfaces()).stream()
                    .flatMap(card -> Collections.list(card.getInetAddresses()).stream())
                    .toList();
        } catch (SocketException unknown) {
            return List.of();
        }
    }
}
