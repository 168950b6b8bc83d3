package regalia.server;

import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Whose network is gone without a word is away, as whoever has hung up. */
class SilentTest extends Gathered {

    private static final int ROUNDS = 6;

    @Override
    @Nullable
    String database() {
        return null;
    }

    /** Somebody who has opened a WebSocket and isn't there any more: nothing is read, and no ping answered. */
    private static Socket silent(TestPerson who, String table, int seat) throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), who.site().port());
        String hello = """
                GET /api/tables/%s/socket?seat=%d HTTP/1.1
                Host: localhost
                Upgrade: websocket
                Connection: Upgrade
                Sec-WebSocket-Version: 13
                Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==
                Cookie: regalia=%s

                """.formatted(table, seat, who.cookie());
        socket.getOutputStream().write(hello.replace("\n", "\r\n").getBytes(StandardCharsets.US_ASCII));
        return socket;
    }

    private static Predicate<JsonNode> present(int seats) {
        return line -> Hearing.isA("present").test(line) && line.path("seats").size() == seats;
    }

    @Test
    void whoIsNotHeardOfIsNotPresentAndTheirGraceTimeBegins() throws Exception {
        Match match = plain("\"grace\":30", "\"caretaker\":\"page\"");
        int seat = match.asked().orElseThrow();
        try (Ways.Socket other = (Ways.Socket) Ways.SOCKET.open(at(1 - seat), match.table, "seat=" + (1 - seat));
                Socket gone = silent(at(seat), match.table, seat)) {
            other.await(0, present(2));
            int from = other.size();
            for (int round = 0; round < ROUNDS; round++) {
                int before = other.size();
                other.say("{}");
                other.await(before, Hearing.isA("declined"));
                node.alive();
            }
            other.await(from, present(1));
            node.clock.jump(Duration.ofSeconds(31));
            other.await(from, Hearing.isA("decide"));
            assertFalse(other.ended());
            assertFalse(gone.isClosed());
        }
    }
}
