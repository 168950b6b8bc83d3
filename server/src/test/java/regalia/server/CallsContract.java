package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Who has left an address is called there when a table waits for them. */
abstract class CallsContract extends Gathered {

    /** Ada is called at an address of hers, and what is said there is remembered. */
    private void called(Consumer<BlockingQueue<String>> step) throws IOException {
        BlockingQueue<String> calls = new LinkedBlockingQueue<>();
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/turn", exchange -> {
            calls.add(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
            exchange.sendResponseHeaders(204, -1);
            exchange.close();
        });
        server.start();
        try {
            String address = "http://127.0.0.1:" + server.getAddress().getPort() + "/turn";
            ada.send("PATCH", "/api/me", "{\"webhook\":\"" + address + "\"}").of(200);
            step.accept(calls);
        } finally {
            server.stop(0);
        }
    }

    private static String next(BlockingQueue<String> calls) {
        try {
            return String.valueOf(calls.poll(20, TimeUnit.SECONDS));
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
    }

    @Test
    void aWebhookIsCalledWhenItIsOnesTurn() throws Exception {
        called(calls -> {
            Match match = Match.of("\"game\":\"palace\"", ada, ben);
            assertEquals(turn(match), next(calls));
        });
    }

    @Test
    void whoLooksAtATableIsNotCalledWhenItsMatchBegins() throws Exception {
        called(calls -> {
            String table = ada.open("\"game\":\"palace\",\"players\":[\"me\",\"open\"]");
            ben.at(table, "join", "{}").of(200);
            try (Hearing hearing = Ways.STREAM.open(ada, table, "")) {
                hearing.await("table");
                ada.ready(table, 1).of(200);
                ben.ready(table, 1).of(200);
                hearing.await("decide");
                // There they don't look at it, and so this is the first call.
                Match other = Match.of("\"game\":\"palace\"", ada, ben);
                assertEquals(turn(other), next(calls));
            }
        });
    }

    private static String turn(Match match) {
        return "{\"type\":\"turn\",\"table\":\"" + match.table + "\",\"game\":\"palace\",\"seats\":[0]}";
    }

    @Test
    void whoIsGoneBeforeTheyCanHaveHeardOfTheirTurnIsCalled() throws Exception {
        called(calls -> {
            Match match = Match.of("\"game\":\"palace\"", ada, ben);
            String call = next(calls);
            // They seem to look at the table when it is their turn again, and so nobody calls them.
            try (Hearing hearing = Ways.SOCKET.open(ada, match.table, "")) {
                match.act(0).of(200);
                match.act(1).of(200);
                match.until(() -> match.asked(0).isPresent());
                hearing.await("decide");
            }
            assertEquals(call, next(calls));
        });
    }
}
