package regalia.server.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.javalin.websocket.WsContext;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regalia.server.http.Call;
import regalia.server.http.Caller;
import regalia.server.http.Callers;
import regalia.server.http.Door;
import regalia.server.http.Limits;
import regalia.server.http.Route;
import regalia.server.http.Wire;
import regalia.server.http.Work;
import regalia.server.stream.Rush;

/** Messages on a real connection, past Jetty's queue and through it. */
class WireTest {

    private static final int TEXT = 0x81;
    private static final int PING = 0x89;
    private static final int PONG = 0x8a;
    private static final int CLOSE = 0x88;

    private final CompletableFuture<Outlet> outlet = new CompletableFuture<>();
    private final CompletableFuture<Wire> wire = new CompletableFuture<>();
    private final CompletableFuture<Integer> closed = new CompletableFuture<>();
    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    /** What is said is dealt with from then on. */
    private final CountDownLatch held = new CountDownLatch(1);

    private Door door() {
        Callers nobody = new Callers() {
            @Override
            public Optional<Caller> byKey(String key) {
                return Optional.empty();
            }

            @Override
            public Optional<Caller> byToken(String token) {
                return Optional.empty();
            }
        };
        Route route = Route.get("/api/listen", "listen", "Listens")
                .givesLines(String.class, "\"line\"")
                .socket(new Listen());
        return Door.open(new Door.Setting("127.0.0.1", 0, false, Limits.usual()), List.of(route), nobody, heard -> {});
    }

    private final class Listen implements Work.Socket {

        @Override
        public Work.Ear open(Call call, WsContext socket) {
            wire.complete(Outlet.wire(socket.session));
            outlet.complete(Outlet.of(socket.session, new Rush()));
            return new Work.Ear() {
                @Override
                public void heard(String message) throws InterruptedException {
                    assertTrue(held.await(20, TimeUnit.SECONDS));
                    if (message.equals("bad")) throw new IllegalStateException("as is tested");
                    if (message.equals("worse")) throw new AssertionError("as is tested");
                    heard.add(message);
                }

                @Override
                public void closed(int code) {
                    closed.complete(code);
                }
            };
        }
    }

    /** A client that reads only when it is told to, and has little room for what it has not read. */
    private static Socket connect(Door door) throws IOException {
        Socket socket = new Socket();
        socket.setReceiveBufferSize(4096);
        socket.setSoTimeout(20_000);
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), door.port()));
        String hello = """
                GET /api/listen HTTP/1.1
                Host: localhost
                Upgrade: websocket
                Connection: Upgrade
                Sec-WebSocket-Version: 13
                Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==

                """;
        socket.getOutputStream().write(hello.replace("\n", "\r\n").getBytes(StandardCharsets.US_ASCII));
        int ends = 0;
        while (ends < 4) ends = socket.getInputStream().read() == "\r\n\r\n".charAt(ends) ? ends + 1 : 0;
        return socket;
    }

    private static void ping(Socket socket, byte number) throws IOException {
        socket.getOutputStream().write(new byte[] {(byte) 0x89, (byte) 0x81, 0, 0, 0, 0, number});
    }

    private static void say(Socket socket, String text) throws IOException {
        byte[] frame = new byte[6 + text.length()];
        frame[0] = (byte) TEXT;
        frame[1] = (byte) (0x80 | text.length());
        System.arraycopy(text.getBytes(StandardCharsets.US_ASCII), 0, frame, 6, text.length());
        socket.getOutputStream().write(frame);
    }

    private record Frame(int kind, String payload) {}

    private static Frame next(DataInputStream in) throws IOException {
        int kind = in.readUnsignedByte();
        long length = in.readUnsignedByte();
        if (length == 126) length = in.readUnsignedShort();
        else if (length == 127) length = in.readLong();
        return new Frame(kind, new String(in.readNBytes((int) length), StandardCharsets.UTF_8));
    }

    private static byte[] message(int number, int length) {
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) bytes[i] = (byte) ('a' + (number + i) % 26);
        return bytes;
    }

    private static void expect(byte[] message, Frame frame) {
        assertEquals(TEXT, frame.kind());
        assertEquals(new String(message, StandardCharsets.UTF_8), frame.payload());
    }

    @Test
    void messagesOfEveryLengthArrive() throws Exception {
        try (Door door = door();
                Socket socket = connect(door)) {
            Outlet to = outlet.get(10, TimeUnit.SECONDS);
            DataInputStream in = new DataInputStream(socket.getInputStream());
            for (int length : new int[] {1, 125, 126, 127, 4096, 16_380, 16_381, 65_535, 65_536, 70_000}) {
                to.hear(message(length, length));
                expect(message(length, length), next(in));
            }
        }
    }

    @Test
    void whoeverReadsLateHearsAllInOrderAndIsAnsweredMeanwhile() throws Exception {
        SplittableRandom random = new SplittableRandom(8);
        try (Door door = door();
                Socket socket = connect(door)) {
            Outlet to = outlet.get(10, TimeUnit.SECONDS);
            DataInputStream in = new DataInputStream(socket.getInputStream());
            for (int round = 0; round < 5; round++) {
                List<byte[]> messages = new ArrayList<>();
                // More than the system keeps for somebody who doesn't read, less than they are cut off for.
                for (int i = 0; i < 400; i++) messages.add(message(i, 1 + random.nextInt(18_000)));
                for (int i = 0; i < messages.size(); i++) {
                    if (i % 50 == 0) ping(socket, (byte) (i / 50));
                    to.hear(messages.get(i));
                }
                int pongs = 0;
                for (int i = 0; i < messages.size() || pongs < 8; ) {
                    Frame frame = next(in);
                    if (frame.kind() == PONG)
                        assertEquals(pongs++, frame.payload().charAt(0));
                    else expect(messages.get(i++), frame);
                }
            }
        }
    }

    @Test
    void whatIsStillBeingDealtWithHoldsUpNobody() throws Exception {
        try (Door door = door();
                Socket socket = connect(door);
                Socket other = connect(door)) {
            for (int i = 0; i < 60; i++) say(socket, "word " + i);
            ping(socket, (byte) 7);
            assertEquals(new Frame(PONG, "\7"), next(new DataInputStream(socket.getInputStream())));
            ping(other, (byte) 8);
            assertEquals(new Frame(PONG, "\b"), next(new DataInputStream(other.getInputStream())));
            assertEquals(0, heard.size());
            held.countDown();
            for (int i = 0; i < 60; i++) assertEquals("word " + i, heard.poll(10, TimeUnit.SECONDS));
        }
    }

    @Test
    void whoeverSaysTooMuchBeforeAnAnswerIsCutOff() throws Exception {
        try (Door door = door();
                Socket socket = connect(door)) {
            // One is being dealt with, 64 wait.
            for (int i = 0; i < 65; i++) say(socket, "word " + i);
            ping(socket, (byte) 7);
            DataInputStream in = new DataInputStream(socket.getInputStream());
            assertEquals(PONG, next(in).kind());
            say(socket, "one too many");
            assertEquals(CLOSE, next(in).kind());
            held.countDown();
            assertEquals(1008, closed.get(20, TimeUnit.SECONDS));
            assertEquals(65, heard.size());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"bad", "worse"})
    void whatFollowsSomethingThatFailedIsNotHeard(String message) throws Exception {
        try (Door door = door();
                Socket socket = connect(door)) {
            for (String word : List.of("good", message, "hanging on it")) say(socket, word);
            ping(socket, (byte) 7);
            DataInputStream in = new DataInputStream(socket.getInputStream());
            assertEquals(PONG, next(in).kind());
            held.countDown();
            assertEquals(CLOSE, next(in).kind());
            assertEquals(1011, closed.get(20, TimeUnit.SECONDS));
            assertEquals(List.of("good"), List.copyOf(heard));
        }
    }

    @Test
    void whoeverSendsWithoutEndHoldsUpNobody() throws Exception {
        try (Door door = door();
                Socket endless = connect(door);
                Socket other = connect(door)) {
            byte[] pings = new byte[7 * 1000];
            for (int i = 0; i < pings.length; i += 7) {
                pings[i] = (byte) 0x89;
                pings[i + 1] = (byte) 0x81;
            }
            CountDownLatch flowing = new CountDownLatch(100);
            Thread sending = Thread.ofPlatform().start(() -> {
                try {
                    while (true) {
                        endless.getOutputStream().write(pings);
                        flowing.countDown();
                    }
                } catch (IOException closed) {
                    // The test is over.
                }
            });
            Thread reading = Thread.ofPlatform().start(() -> {
                try {
                    endless.getInputStream().transferTo(OutputStream.nullOutputStream());
                } catch (IOException closed) {
                    // The same.
                }
            });
            assertTrue(flowing.await(20, TimeUnit.SECONDS));
            DataInputStream in = new DataInputStream(other.getInputStream());
            for (byte i = 0; i < 100; i++) {
                ping(other, i);
                assertEquals(PONG, next(in).kind());
            }
            assertTrue(sending.isAlive() && reading.isAlive());
        }
    }

    @Test
    void whoAnswersAPingIsThereAndWhoAnswersNoneIsCutOff() throws Exception {
        try (Door door = door();
                Socket socket = connect(door)) {
            Outlet to = outlet.get(10, TimeUnit.SECONDS);
            DataInputStream in = new DataInputStream(socket.getInputStream());
            // The request that opened it was heard, and once is not long enough ago to ask.
            for (int round = 0; round < 3; round++) to.look();
            assertEquals(new Frame(PING, ""), next(in));
            socket.getOutputStream().write(new byte[] {(byte) PONG, (byte) 0x80, 0, 0, 0, 0});
            awaitHeard(wire.join());
            // The test was told of it, and not the outlet: for that nothing has come.
            to.look();
            assertEquals(PING, next(in).kind());
            to.look();
            assertEquals(-1, in.read());
            assertTrue(closed.get(20, TimeUnit.SECONDS) > 1000);
        }
    }

    private static void awaitHeard(Wire wire) {
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
        while (!wire.heard()) {
            assertTrue(System.nanoTime() < until, "the pong was not heard");
            Thread.onSpinWait();
        }
    }

    @Test
    void whoeverNeverReadsIsCutOff() throws Exception {
        try (Door door = door()) {
            int sent = 0;
            try (Socket socket = connect(door)) {
                Outlet to = outlet.get(10, TimeUnit.SECONDS);
                byte[] message = message(1, 16_000);
                while (sent < 64 << 20 && to.isOpen()) {
                    to.hear(message);
                    sent += message.length;
                }
                assertTrue(socket.isConnected());
            }
            assertTrue(sent >= 4 << 20 && sent < 64 << 20, sent + " bytes");
            assertTrue(closed.get(20, TimeUnit.SECONDS) > 1000);
        }
    }

    @Test
    void whatIsSentToSomebodyWhoIsGoneIsLostQuietly() throws Exception {
        try (Door door = door()) {
            try (Socket socket = connect(door)) {
                outlet.get(10, TimeUnit.SECONDS);
                socket.setSoLinger(true, 0);
            }
            for (int i = 0; i < 1000 && !closed.isDone(); i++) {
                outlet.join().hear(message(i, 1000));
                Thread.sleep(1);
            }
            assertTrue(closed.get(20, TimeUnit.SECONDS) > 1000);
        }
    }
}
