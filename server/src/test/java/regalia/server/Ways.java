package regalia.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** The three ways to hear a table. */
public enum Ways {
    STREAM,
    SOCKET,
    POLL;

    public Hearing open(TestPerson who, String table, String query) {
        return open(who, table, query, (_, _) -> {});
    }

    /** Begins to hear; whatever is to be done with each line is done on the thread that hears it. */
    public Hearing open(TestPerson who, String table, String query, BiConsumer<Hearing, JsonNode> also) {
        String path = "/api/tables/" + table + "/";
        return switch (this) {
            case STREAM -> new Stream(who, path + "stream?" + query, also);
            case SOCKET -> new Socket(who, path + "socket?" + query, also);
            case POLL -> new Poll(who, path + "poll?" + query, also);
        };
    }

    /** The status with which a WebSocket is refused. */
    public static int refusedSocket(TestPerson who, String table, String query) {
        try (Hearing opened = SOCKET.open(who, table, query)) {
            throw new AssertionError("opened, and heard " + opened.lines());
        } catch (CompletionException refused) {
            if (refused.getCause() instanceof WebSocketHandshakeException shake)
                return shake.getResponse().statusCode();
            throw refused;
        }
    }

    /** Begins to hear which tables wait for somebody. */
    public Hearing turns(TestPerson who) {
        return switch (this) {
            case STREAM -> new Stream(who, "/api/me/stream", (_, _) -> {});
            case SOCKET -> new Socket(who, "/api/me/socket", (_, _) -> {});
            case POLL -> throw new IllegalArgumentException("one can't poll for them");
        };
    }

    private static final class Stream extends Hearing {

        private final InputStream in;

        Stream(TestPerson who, String path, BiConsumer<Hearing, JsonNode> also) {
            super(also);
            try {
                HttpResponse<InputStream> response = Site.CLIENT.send(
                        who.site().request(path, who.cookie()).build(), HttpResponse.BodyHandlers.ofInputStream());
                in = response.body();
                if (response.statusCode() != 200)
                    throw new AssertionError(new String(in.readAllBytes(), StandardCharsets.UTF_8));
            } catch (IOException gone) {
                throw new UncheckedIOException(gone);
            } catch (InterruptedException stopped) {
                throw new IllegalStateException(stopped);
            }
            Thread.ofVirtual().start(this::read);
        }

        private void read() {
            try (BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
                for (String line = reader.readLine(); line != null; line = reader.readLine()) heard(line);
            } catch (IOException | UncheckedIOException cut) {
                // Whoever listens sees that it has ended.
            } finally {
                end();
            }
        }

        @Override
        public void close() {
            try {
                in.close();
            } catch (IOException alreadyCut) {
                throw new UncheckedIOException(alreadyCut);
            }
        }
    }

    /** A WebSocket, over which one can speak too. */
    public static final class Socket extends Hearing implements WebSocket.Listener {

        private final WebSocket socket;
        private final StringBuilder begun = new StringBuilder();

        Socket(TestPerson who, String path, BiConsumer<Hearing, JsonNode> also) {
            super(also);
            WebSocket.Builder builder = Site.CLIENT.newWebSocketBuilder();
            Site.showing(who.cookie(), builder::header);
            socket = builder.buildAsync(who.site().socket(path), this).join();
        }

        public void say(String text) {
            socket.sendText(text, true).join();
        }

        @Override
        public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
            begun.append(data);
            if (last) {
                String all = begun.toString();
                begun.setLength(0);
                try {
                    all.lines().forEach(this::heard);
                } catch (UncheckedIOException cut) {
                    end();
                }
            }
            from.request(1);
            return null;
        }

        @Override
        public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
            end();
            return null;
        }

        @Override
        public void onError(WebSocket from, Throwable failed) {
            end();
        }

        @Override
        public void close() {
            socket.abort();
            end();
        }
    }

    private static final class Poll extends Hearing {

        private volatile boolean closed;

        Poll(TestPerson who, String path, BiConsumer<Hearing, JsonNode> also) {
            super(also);
            Thread.ofVirtual().start(() -> ask(who, path));
        }

        private void ask(TestPerson who, String path) {
            try {
                while (!closed) {
                    String after = last() == 0 ? "" : "&after=" + last();
                    String first = last() == 0 ? path : path.replaceAll("&?after=[0-9]+", "");
                    Answer answer = who.get(first + after + "&wait=2").of(200);
                    if (closed) return;
                    answer.text().lines().forEach(this::heard);
                }
            } catch (UncheckedIOException cut) {
                // Whoever listens sees that it has ended.
            } finally {
                end();
            }
        }

        @Override
        public void close() {
            closed = true;
        }
    }
}
