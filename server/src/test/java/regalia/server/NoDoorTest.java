package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.InstantSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regalia.kernel.Unusable;

/** A server that can't listen where it is told to. */
class NoDoorTest {

    @TempDir
    Path folder;

    private String refused(String host, int port) {
        Setting setting = TestNode.setting(folder, null).at(host, port);
        return String.valueOf(assertThrows(Unusable.class, () -> new Node(setting, InstantSource.system()))
                .getMessage());
    }

    @Test
    void whoTakesAPortThatIsTakenIsToldSoInOneSentenceAndKeepsNothingOpen() throws Exception {
        try (ServerSocket other = new ServerSocket(0, 1, InetAddress.ofLiteral("127.0.0.1"))) {
            int port = other.getLocalPort();
            assertEquals(
                    "It is not possible to listen on 127.0.0.1, port " + port + ": Address already in use.",
                    refused("127.0.0.1", port));
        }
        assertEquals(
                "It is not possible to listen on 192.0.2.1, port 0: Cannot assign requested address.",
                refused("192.0.2.1", 0));
        assertEquals(
                "It is not possible to listen on no.such.host.invalid, port 0: there is no such address.",
                refused("no.such.host.invalid", 0));
        TestNode.start(folder, null).close();
    }
}
