package regalia.server;

import java.math.BigInteger;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * Addresses that are not the world's: of this machine, of the networks that it may stand in, and of nobody. What strangers let us call
 * must not lead there, for they could look around behind our door.
 */
final class Inside {

    /** IPv4: this machine, private, carriers' and link networks, protocols' own, networks for measuring, several at once, and reserved. */
    private static final List<Network> OLD = networks(
            "0.0.0.0/8",
            "10.0.0.0/8",
            "100.64.0.0/10",
            "127.0.0.0/8",
            "169.254.0.0/16",
            "172.16.0.0/12",
            "192.0.0.0/24",
            "192.168.0.0/16",
            "198.18.0.0/15",
            "224.0.0.0/3");

    /** IPv6: this machine, translators' own, tunnels to where IPv4 leads, private, link and site networks, several at once. */
    private static final List<Network> NEW =
            networks("::/96", "64:ff9b:1::/48", "2001::/32", "2002::/16", "fc00::/7", "fe80::/9", "ff00::/8");

    /** An address of IPv4 stands in the last four bytes of these: written otherwise, and behind a translator. */
    private static final List<Network> WRAPPED =
            List.of(new Network(new BigInteger("ffff", 16), 32), network("64:ff9b::/96"));

    private Inside() {}

    /** The addresses that begin as one does, but for so many bits. */
    private record Network(BigInteger beginning, int rest) {

        boolean holds(byte[] address) {
            return number(address).shiftRight(rest).equals(beginning);
        }
    }

    private static BigInteger number(byte[] address) {
        return new BigInteger(1, address);
    }

    private static List<Network> networks(String... texts) {
        return Stream.of(texts).map(Inside::network).toList();
    }

    private static Network network(String text) {
        String[] parts = text.split("/", 2);
        byte[] first = InetAddress.ofLiteral(parts[0]).getAddress();
        int rest = 8 * first.length - Integer.parseInt(parts[1]);
        return new Network(number(first).shiftRight(rest), rest);
    }

    /** Whether an address of 4 or 16 bytes is one of these. */
    static boolean holds(byte[] address) {
        if (address.length == 4) return isIn(OLD, address);
        return isIn(WRAPPED, address) ? holds(Arrays.copyOfRange(address, 12, 16)) : isIn(NEW, address);
    }

    private static boolean isIn(List<Network> networks, byte[] address) {
        return networks.stream().anyMatch(network -> network.holds(address));
    }
}
