package regalia.app;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Optional;
import regalia.server.HomeNetwork;

/** Under which names a server is reached that listens on an address: on its own machine, and by others in the house. */
record Reach(Optional<String> here, Optional<String> network) {

    static Reach of(String host) {
        return of(host, HomeNetwork.address());
    }

    /**
     * The same on a machine with other addresses.
     *
     * @param home under which others in the house reach it, if it listens on all of them
     */
    static Reach of(String host, Optional<String> home) {
        String name = host.contains(":") && !host.startsWith("[") ? "[" + host + "]" : host;
        try {
            InetAddress address = InetAddress.getByName(host);
            if (address.isAnyLocalAddress()) return new Reach(Optional.of("localhost"), home);
            if (address.isLoopbackAddress()) return new Reach(Optional.of(name), Optional.empty());
        } catch (UnknownHostException unknown) {
            return new Reach(Optional.empty(), Optional.of(name));
        }
        return new Reach(Optional.empty(), Optional.of(name));
    }
}
