package regalia.server.http;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Requests that mean no good, made from a list of routes and a seed: none may fail the server, none may be quoted back as it
 * came, and every refusal must be a problem.
 */
public final class Hostile {

    /** It would tell of every other request. */
    private static final Logger PARSER = Logger.getLogger("org.eclipse.jetty.http");

    /** Longer than the server waits for a body that was announced and stays away. */
    private static final int LONGEST_MILLIS = 60_000;

    private final Random random;
    private final int port;
    private final HostileRequests requests;
    private final Callable<List<String>> accesses;
    private final Optional<Callable<Rightful>> insiders;
    private final Map<Integer, Integer> statuses = new TreeMap<>();
    private final Map<Integer, Integer> toInsiders = new TreeMap<>();
    private List<String> now = List.of();
    /** Whether the last request was sent by somebody who hung up their end at once. */
    private boolean hungUp;

    /** The accesses are headers that let somebody in, asked for again whenever one may have been used up. */
    public Hostile(int port, List<Route> routes, long seed, Callable<List<String>> accesses) {
        this(port, routes, seed, accesses, List.of());
    }

    /** The targets are names of things that there are, which most requests then aim at. */
    public Hostile(int port, List<Route> routes, long seed, Callable<List<String>> accesses, List<String> targets) {
        this(port, routes, seed, accesses, targets, Optional.empty());
    }

    /** The insiders, who send every fourth request, are asked before each what they may rightly ask, of which they then say something that is nearly so. */
    public Hostile(
            int port,
            List<Route> routes,
            long seed,
            Callable<List<String>> accesses,
            List<String> targets,
            Optional<Callable<Rightful>> insiders) {
        this.random = new Random(seed);
        this.port = port;
        this.requests = new HostileRequests(routes, targets, random);
        this.accesses = accesses;
        this.insiders = insiders;
    }

    public static int count() {
        return Integer.getInteger("regalia.hostile", 2000);
    }

    /** How often each status was the answer to an insider. */
    public Map<Integer, Integer> toInsiders() {
        return toInsiders;
    }

    /** How often each status was the answer to the others. */
    public Map<Integer, Integer> attack(int count) throws Exception {
        PARSER.setLevel(Level.SEVERE);
        now = accesses.call();
        for (int i = 0; i < count; i++) {
            boolean inside = insiders.isPresent() && random.nextInt(4) == 0;
            byte[] request = inside ? requests.next(insiders.get().call()) : requests.next(now);
            Map<Integer, Integer> answers = inside ? toInsiders : statuses;
            String response;
            try {
                response = send(request);
            } catch (SocketException cut) {
                // A body that is too long may be cut off before the answer is read.
                answers.merge(0, 1, Integer::sum);
                continue;
            } catch (SocketTimeoutException silence) {
                throw new AssertionError(shown(request, "nothing for " + LONGEST_MILLIS + " ms"), silence);
            }
            // Who has hung up can't count on an answer.
            if (hungUp && response.isEmpty()) answers.merge(0, 1, Integer::sum);
            else answers.merge(judge(request, response), 1, Integer::sum);
        }
        return statuses;
    }

    private int judge(byte[] request, String response) throws Exception {
        String shown = shown(request, response);
        assertTrue(response.startsWith("HTTP/1.1 "), shown);
        int status = Integer.parseInt(response.substring(9, 12));
        assertTrue(status < 500, shown);
        if (status >= 400) {
            assertTrue(headers(response).getOrDefault("content-type", "").equals(Problem.MEDIA), shown);
            assertFalse(response.contains("<script"), shown);
            assertFalse(response.contains("Exception") || response.contains("at regalia"), shown);
        }
        if (status < 300 && shown.startsWith("DELETE")) now = accesses.call();
        return status;
    }

    private static String shown(byte[] request, String response) {
        return new String(request, 0, Math.min(600, request.length), StandardCharsets.ISO_8859_1) + "\n-->\n"
                + response.substring(0, Math.min(600, response.length()));
    }

    private String send(byte[] request) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setSoTimeout(LONGEST_MILLIS);
            socket.getOutputStream().write(request);
            socket.getOutputStream().flush();
            hungUp = random.nextInt(4) == 0;
            if (hungUp) socket.shutdownOutput();
            return read(socket.getInputStream());
        }
    }

    /** The head and, where its length is known, the body: a stream may have no end. */
    private static String read(InputStream in) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        int last = 0;
        while (last != 0x0d0a0d0a) {
            int next = in.read();
            if (next < 0) return out.toString(StandardCharsets.UTF_8);
            last = last << 8 | next;
            out.write(next);
        }
        String length = headers(out.toString(StandardCharsets.UTF_8)).getOrDefault("content-length", "0");
        out.write(in.readNBytes(Integer.parseInt(length)));
        return out.toString(StandardCharsets.UTF_8);
    }

    private static Map<String, String> headers(String response) {
        Map<String, String> headers = new HashMap<>();
        for (String line : response.split("\r\n\r\n", 2)[0].split("\r\n", -1)) {
            int colon = line.indexOf(':');
            if (colon > 0)
                headers.put(
                        line.substring(0, colon).toLowerCase(Locale.ROOT),
                        line.substring(colon + 1).trim());
        }
        return headers;
    }
}
