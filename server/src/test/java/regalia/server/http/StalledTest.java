package regalia.server.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.io.EofException;
import org.junit.jupiter.api.Test;

/** Who sends or takes so slowly that others would have to wait for it, or hangs up. That is no bug of ours. */
class StalledTest {

    /** A request of whose body a part has come, and no more does. */
    private static Socket begun(Sample sample) throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), sample.door.port());
        socket.setSoTimeout(10_000);
        String part = """
                POST /api/greet HTTP/1.1
                Host: localhost
                Cookie: regalia=ada
                Content-Type: application/json
                Content-Length: 100

                {"name":""";
        OutputStream out = socket.getOutputStream();
        out.write(part.replace("\n", "\r\n").getBytes(StandardCharsets.US_ASCII));
        out.flush();
        return socket;
    }

    @Test
    void aBodyThatComesTooSlowlyIsNotWaitedFor() throws Exception {
        Limits limits = Sample.tight(Duration.ZERO, 10, 10, Limits.usual().perAddress());
        try (Sample sample = new Sample(limits, false);
                Socket socket = begun(sample)) {
            String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertTrue(answer.startsWith("HTTP/1.1 408 "), answer);
            assertTrue(answer.contains("/problems/too-slow"), answer);
            assertTrue(sample.heard.stream().noneMatch(one -> one.bug().isPresent()));
            String all = "{\"name\":\"Ada\"}";
            assertEquals(
                    201,
                    sample.send("POST", "/api/greet", all, "Cookie", "regalia=ada", "Content-Type", "application/json")
                            .statusCode(),
                    "what comes at once comes in time");
        }
    }

    @Test
    void oneAddressDoesNotTakeTheRoomOfAllOthers() throws Exception {
        Limits limits = Sample.tight(Duration.ofMinutes(1), 2, 10, new Rate(1e6, 1_000_000));
        try (Sample sample = new Sample(limits, true)) {
            try (Socket one = begun(sample);
                    Socket other = begun(sample)) {
                assertFalse(one.isClosed() || other.isClosed());
                until(sample, 429);
                assertEquals(
                        200,
                        sample.send("GET", "/api/hello/a", "", "X-Forwarded-For", "192.0.2.7")
                                .statusCode());
            }
            until(sample, 200);
        }
    }

    private static void until(Sample sample, int status) throws Exception {
        long end = System.nanoTime() + Duration.ofSeconds(10).toNanos();
        int last = 0;
        while (last != status && System.nanoTime() < end)
            last = sample.send("GET", "/api/hello/a", "").statusCode();
        assertEquals(status, last);
    }

    @Test
    void whoIsLateOrGoneIsNoBug() {
        IOException late = new IOException(new TimeoutException());
        assertEquals(408, Failures.refusal(late, "").problem().status());
        assertFalse(Failures.isBug(late));
        UncheckedIOException gone = new UncheckedIOException(new EofException());
        assertEquals(400, Failures.refusal(gone, "").problem().status());
        assertFalse(Failures.isBug(gone));
        assertTrue(Failures.isBug(new UncheckedIOException(new IOException("a disk is broken"))));
    }

    @Test
    void aShareIsFreeAgainWhenItsWorkIsDone() {
        Shares shares = new Shares();
        Shares.Share first = shares.take("a", 2);
        Shares.Share second = shares.take("a", 2);
        Refused refused = assertThrows(Refused.class, () -> shares.take("a", 2));
        assertEquals(429, refused.problem().status());
        assertEquals("1", refused.headers().get("Retry-After"));
        shares.take("b", 2).close();
        first.close();
        shares.take("a", 2).close();
        second.close();
        assertEquals(0, shares.size(), "nobody is remembered who has nothing under way");
    }
}
