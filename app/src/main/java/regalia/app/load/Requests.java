package regalia.app.load;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import regalia.codec.Json;

/** Requests one after the other over one connection: as little of HTTP as the server needs, since it shares the machine with us. */
final class Requests implements AutoCloseable {

    private final int port;
    private final Socket socket;
    private final InputStream in;

    /** What was answered, with the cookie that was set. */
    record Answer(int status, String cookie, String text) {

        JsonNode json() {
            return Json.tree(text);
        }

        Answer demand(int wanted) {
            if (status != wanted) throw new IllegalStateException("answered " + status + ": " + text);
            return this;
        }
    }

    Requests(int port) {
        this.port = port;
        try {
            socket = new Socket(InetAddress.getLoopbackAddress(), port);
            socket.setTcpNoDelay(true);
            socket.setSoTimeout(30_000);
            in = new BufferedInputStream(socket.getInputStream());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    Answer send(String method, String path, String cookie, String body) {
        String head = method + " " + path + " HTTP/1.1\r\nHost: localhost:" + port + "\r\n"
                + (cookie.isEmpty() ? "" : "Cookie: " + cookie + "\r\n")
                + (body.isEmpty() ? "" : "Content-Type: application/json\r\n")
                + (method.equals("GET") ? "" : "Content-Length: " + body.length() + "\r\n") + "\r\n";
        try {
            socket.getOutputStream().write((head + body).getBytes(StandardCharsets.US_ASCII));
            return answer();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private Answer answer() throws IOException {
        int status = Integer.parseInt(line().split(" ", -1)[1]);
        int length = 0;
        boolean chunked = false;
        String cookie = "";
        for (String line = line(); !line.isEmpty(); line = line()) {
            int colon = line.indexOf(':');
            String value = line.substring(colon + 1).trim();
            switch (line.substring(0, colon).toLowerCase(Locale.ROOT)) {
                case "content-length" -> length = Integer.parseInt(value);
                case "transfer-encoding" -> chunked = true;
                case "set-cookie" -> cookie = value.substring(0, value.indexOf(';'));
                default -> {}
            }
        }
        byte[] body = chunked ? chunks() : in.readNBytes(length);
        return new Answer(status, cookie, new String(body, StandardCharsets.UTF_8));
    }

    private byte[] chunks() throws IOException {
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        while (true) {
            int size = Integer.parseInt(line(), 16);
            whole.write(in.readNBytes(size));
            line();
            if (size == 0) return whole.toByteArray();
        }
    }

    private String line() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = in.read(); c != '\n'; c = in.read()) {
            if (c < 0) throw new EOFException("the server has hung up");
            if (c != '\r') line.append((char) c);
        }
        return line.toString();
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
