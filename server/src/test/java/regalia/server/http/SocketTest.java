package regalia.server.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class SocketTest {

    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();

    private final WebSocket.Listener listener = new WebSocket.Listener() {
        @Override
        public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
            heard.add(data.toString());
            socket.request(1);
            return null;
        }

        @Override
        public @Nullable CompletionStage<?> onClose(WebSocket socket, int code, String reason) {
            heard.add("closed " + code);
            return null;
        }

        @Override
        public void onError(WebSocket socket, Throwable error) {
            heard.add("broken");
        }
    };

    private WebSocket connect(Sample sample, String path, String... headers) {
        WebSocket.Builder builder = sample.client.newWebSocketBuilder();
        for (int i = 0; i < headers.length; i += 2) builder.header(headers[i], headers[i + 1]);
        return builder.buildAsync(URI.create("ws://127.0.0.1:" + sample.door.port() + path), listener)
                .join();
    }

    private @Nullable String next() throws InterruptedException {
        return heard.poll(5, TimeUnit.SECONDS);
    }

    /** Whether it went out: the server may close the connection at any moment, also while this is being sent. */
    private static boolean said(WebSocket socket, String text) {
        return socket.sendText(text, true)
                .handle((sent, cut) -> cut == null && !sent.isOutputClosed())
                .join();
    }

    @Test
    void aKnownPersonTalksAndIsHeard() throws Exception {
        try (Sample sample = new Sample(Limits.usual(), false)) {
            WebSocket socket = connect(sample, "/api/talk/5?after=2", "Cookie", "regalia=ada");
            assertEquals("5 Ada 2", next());
            socket.sendText("hi", true).join();
            assertEquals("heard hi", next());
            socket.sendClose(1000, "").join();
            assertEquals(1000, sample.closed.get(5, TimeUnit.SECONDS));
        }
    }

    @Test
    void nobodyElseGetsAConnection() {
        try (Sample sample = new Sample(Limits.usual(), false)) {
            assertEquals(401, refused(sample));
            assertEquals(401, refused(sample, "Cookie", "regalia=nobody"));
            assertEquals(403, refused(sample, "Cookie", "regalia=ada", "Origin", "http://evil.example"));
            assertEquals(401, refused(sample, "Authorization", "Bearer nothing"));
            assertTrue(sample.heard.stream().allMatch(one -> one.route().equals("/api/talk/{id}")));
        }
    }

    @Test
    void whoGetsNoConnectionIsToldWhy() throws IOException {
        try (Sample sample = new Sample(Limits.usual(), false);
                Socket socket = new Socket(InetAddress.getLoopbackAddress(), sample.door.port())) {
            socket.setSoTimeout(10_000);
            String asked = """
                    GET /api/talk/5 HTTP/1.1
                    Host: localhost
                    Upgrade: websocket
                    Connection: Upgrade
                    Sec-WebSocket-Version: 13
                    Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==

                    """;
            socket.getOutputStream().write(asked.replace("\n", "\r\n").getBytes(StandardCharsets.US_ASCII));
            socket.shutdownOutput();
            String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertTrue(answer.startsWith("HTTP/1.1 401 "), answer);
            assertTrue(answer.contains("Content-Type: application/problem+json\r\n"), answer);
            assertTrue(answer.contains("{\"type\":\"/problems/unknown-caller\""), answer);
        }
    }

    private int refused(Sample sample, String... headers) {
        CompletionException failed =
                assertThrows(CompletionException.class, () -> connect(sample, "/api/talk/5", headers));
        return assertInstanceOf(WebSocketHandshakeException.class, failed.getCause())
                .getResponse()
                .statusCode();
    }

    @Test
    void aMessageThatIsTooLongOrNoTextEndsTheConnection() throws Exception {
        try (Sample sample = new Sample(Limits.usual(), false)) {
            WebSocket socket = connect(sample, "/api/talk/5", "Cookie", "regalia=ada");
            assertEquals("5 Ada -", next());
            said(socket, "x".repeat(20_000));
            assertEquals("closed 1009", next());
            WebSocket other = connect(sample, "/api/talk/5", "Cookie", "regalia=ada");
            assertEquals("5 Ada -", next());
            other.sendBinary(java.nio.ByteBuffer.wrap(new byte[3]), true).join();
            assertEquals("closed 1003", next());
        }
    }

    @Test
    void whoTalksTooFastIsCutOff() throws Exception {
        try (Sample sample = new Sample(Limits.usual(), false)) {
            WebSocket socket = connect(sample, "/api/talk/5", "Cookie", "regalia=ada");
            assertEquals("5 Ada -", next());
            for (int i = 0; i < 2_000 && said(socket, "x"); i++) {}
            String last = next();
            while ("heard x".equals(last)) last = next();
            // What is still on its way when the server hangs up makes the system reset the connection, and the reason
            // may be lost.
            assertTrue(List.of("closed 1008", "broken").contains(String.valueOf(last)), String.valueOf(last));
        }
    }

    @Test
    void whoIsNobodyTalksNoFasterThanTheirAddressMay() throws Exception {
        Limits limits = Sample.tight(Duration.ofMinutes(1), 10, 10, new Rate(0.001, 20));
        try (Sample sample = new Sample(limits, false)) {
            WebSocket socket = connect(sample, "/api/gossip/5");
            assertEquals("5 nobody -", next());
            String last = "heard x";
            // Each answer is awaited, so that it isn't for those that wait.
            for (int i = 0; i < 20 && "heard x".equals(last); i++) last = said(socket, "x") ? next() : "broken";
            assertTrue(List.of("closed 1008", "broken").contains(String.valueOf(last)), String.valueOf(last));
        }
    }

    @Test
    void fromOneAddressOnlySoManyListen() throws Exception {
        Limits limits =
                Sample.tight(Duration.ofMinutes(1), 10, 2, Limits.usual().perAddress());
        try (Sample sample = new Sample(limits, false)) {
            WebSocket first = connect(sample, "/api/talk/5", "Cookie", "regalia=ada");
            WebSocket second = connect(sample, "/api/gossip/5");
            assertEquals(429, refused(sample, "Cookie", "regalia=ada"));
            assertEquals(429, sample.send("GET", "/api/lines", "").statusCode(), "lines are listened to as well");
            assertEquals(200, sample.send("GET", "/api/hello/a", "").statusCode());
            first.sendClose(1000, "").join();
            assertEquals(1000, sample.closed.get(5, TimeUnit.SECONDS));
            assertEquals(200, sample.send("GET", "/api/lines", "").statusCode());
            second.abort();
        }
    }

    @Test
    void aPlainRequestIsToldToUpgrade() throws Exception {
        try (Sample sample = new Sample(Limits.usual(), false)) {
            assertEquals(
                    426,
                    sample.send("GET", "/api/talk/5", "", "Cookie", "regalia=ada")
                            .statusCode());
        }
    }

    @Test
    void noCookieOfAnotherKindIsSet() throws Exception {
        String greeting = """
                GET /api/talk/5 HTTP/1.1
                Host: localhost
                Cookie: regalia=ada
                Upgrade: websocket
                Connection: Upgrade
                Sec-WebSocket-Version: 13
                Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==

                """;
        try (Sample sample = new Sample(Limits.usual(), false);
                Socket socket = new Socket(InetAddress.getLoopbackAddress(), sample.door.port())) {
            socket.setSoTimeout(5_000);
            socket.getOutputStream().write(greeting.replace("\n", "\r\n").getBytes(StandardCharsets.US_ASCII));
            List<String> head = new ArrayList<>();
            BufferedReader in =
                    new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.ISO_8859_1));
            for (String line = in.readLine(); line != null && !line.isEmpty(); line = in.readLine()) head.add(line);
            assertEquals("HTTP/1.1 101 Switching Protocols", head.getFirst());
            assertTrue(head.stream().noneMatch(line -> line.startsWith("Set-Cookie")), head.toString());
        }
    }
}
