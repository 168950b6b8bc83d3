package regalia.server.api;

import java.net.InetAddress;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regalia.server.http.Peer;
import regalia.server.http.Route;

/**
 * Under which address the others in the house reach this server. Whoever plays on the machine itself has it as localhost, and a link
 * that begins so leads a phone nowhere. Nobody else is told: it is none of their business how the network looks inside.
 */
public final class HouseRoutes {

    private static final Pattern HERE = Pattern.compile("(?i)(?:localhost|127\\.0\\.0\\.1|\\[::1])(:\\d{1,5})?");

    private final Supplier<Optional<String>> address;

    /**
     * The routes of a machine.
     *
     * @param address its own in its network, without a port
     */
    public HouseRoutes(Supplier<Optional<String>> address) {
        this.address = address;
    }

    /**
     * What the machine's own people are told.
     *
     * @param site what links for the others begin with, if there is a network and the caller sits at this machine
     */
    public record House(Optional<String> site) {}

    public List<Route> all() {
        return List.of(Route.get(
                        "/api/house",
                        "house",
                        "Where others in the house find this server, told to its own machine only")
                .gives(House.class, "{\"site\":\"http://192.168.1.7:8080\"}")
                .answer(call -> told(call.peer())));
    }

    House told(Peer peer) {
        Matcher here = HERE.matcher(peer.host());
        if (peer.secure() || !here.matches() || !loopback(peer.address())) return new House(Optional.empty());
        String port = Optional.ofNullable(here.group(1)).orElse("");
        return new House(address.get().map(found -> "http://" + found + port));
    }

    private static boolean loopback(String address) {
        try {
            return InetAddress.ofLiteral(address).isLoopbackAddress();
        } catch (IllegalArgumentException strange) {
            return false;
        }
    }
}
