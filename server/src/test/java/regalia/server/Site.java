package regalia.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.function.BiConsumer;

/** Where a node listens, and how it is spoken to. */
public record Site(int port) {

    static final HttpClient CLIENT = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .executor(Executors.newVirtualThreadPerTaskExecutor())
            .build();

    private static final Duration LONGEST = Duration.ofSeconds(40);

    URI http(String path) {
        return URI.create("http://127.0.0.1:" + port + path);
    }

    URI socket(String path) {
        return URI.create("ws://127.0.0.1:" + port + path);
    }

    HttpRequest.Builder request(String path, String cookie) {
        HttpRequest.Builder request = HttpRequest.newBuilder(http(path)).timeout(LONGEST);
        showing(cookie, request::header);
        return request;
    }

    /** Shows who asks: with a cookie, or with a token where a program would have one. */
    static void showing(String access, BiConsumer<String, String> header) {
        if (access.startsWith("rgl_")) header.accept("Authorization", "Bearer " + access);
        else if (!access.isEmpty()) header.accept("Cookie", "regalia=" + access);
    }

    /** A request of somebody, or of nobody in particular; {@link UncheckedIOException} if the node isn't there. */
    HttpResponse<String> send(String method, String path, String body, String cookie) {
        return send(method, path, body, cookie, "application/json");
    }

    HttpResponse<String> send(String method, String path, String body, String cookie, String media) {
        try {
            return CLIENT.send(
                    request(path, cookie)
                            .header("Content-Type", media)
                            .method(method, HttpRequest.BodyPublishers.ofString(body))
                            .build(),
                    HttpResponse.BodyHandlers.ofString());
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }
}
