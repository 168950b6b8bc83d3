package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.InetAddress;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InsideTest {

    /** The bytes of an address. Java takes an IPv4 address out of its IPv6 form, so that is made by hand: {@code mapped 10.0.0.0}. */
    private static byte[] bytes(String text) {
        if (!text.startsWith("mapped ")) return InetAddress.ofLiteral(text).getAddress();
        byte[] mapped = Arrays.copyOf(new byte[] {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1}, 16);
        System.arraycopy(bytes(text.substring("mapped ".length())), 0, mapped, 12, 4);
        return mapped;
    }

    /** The first and the last of each network that is inside, and what lies just before and behind. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "in 0.0.0.0, in 0.255.255.255, out 1.0.0.0",
                "out 9.255.255.255, in 10.0.0.0, in 10.255.255.255, out 11.0.0.0",
                "out 100.63.255.255, in 100.64.0.0, in 100.127.255.255, out 100.128.0.0",
                "out 126.255.255.255, in 127.0.0.0, in 127.255.255.255, out 128.0.0.0",
                "out 169.253.255.255, in 169.254.0.0, in 169.254.255.255, out 169.255.0.0",
                "out 172.15.255.255, in 172.16.0.0, in 172.31.255.255, out 172.32.0.0",
                "out 191.255.255.255, in 192.0.0.0, in 192.0.0.255, out 192.0.1.0",
                "out 192.167.255.255, in 192.168.0.0, in 192.168.255.255, out 192.169.0.0",
                "out 198.17.255.255, in 198.18.0.0, in 198.19.255.255, out 198.20.0.0",
                "out 223.255.255.255, in 224.0.0.0, in 255.255.255.255",
                "in ::, in ::1, in ::ffff:ffff, out ::1:0:0",
                "out 64:ff9b:0:ffff:ffff:ffff:ffff:ffff, in 64:ff9b:1::, in 64:ff9b:1:ffff:ffff:ffff:ffff:ffff, out 64:ff9b:2::",
                "out 2000:ffff:ffff:ffff:ffff:ffff:ffff:ffff, in 2001::, in 2001:0:ffff:ffff:ffff:ffff:ffff:ffff, out 2001:1::",
                "out 2001:ffff:ffff:ffff:ffff:ffff:ffff:ffff, in 2002::, in 2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff, out 2003::",
                "out fbff:ffff:ffff:ffff:ffff:ffff:ffff:ffff, in fc00::, in fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff, out fe00::",
                "out fe7f:ffff:ffff:ffff:ffff:ffff:ffff:ffff, in fe80::, in feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff",
                "in ff00::, in ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff",
                "out mapped 9.255.255.255, in mapped 10.0.0.0, in mapped 10.255.255.255, out mapped 11.0.0.0",
                "in 64:ff9b::, out 64:ff9b::9ff:ffff, in 64:ff9b::a00:0, in 64:ff9b::aff:ffff, out 64:ff9b::b00:0",
                "in 64:ff9b::ffff:ffff, out 64:ff9b::1:0:0"
            })
    void aNetworkEndsWhereItDoes(String addresses) {
        for (String one : addresses.split(", ", -1)) {
            String[] words = one.split(" ", 2);
            assertEquals(words[0].equals("in"), Inside.holds(bytes(words[1])), one);
        }
    }
}
