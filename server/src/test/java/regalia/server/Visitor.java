package regalia.server;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.stream.Stream;
import regalia.codec.Json;

/** A guest of a real server, with the cookie that it was given. */
record Visitor(HttpClient client, int port, String cookie) {

    static Visitor arrive(HttpClient client, Node node, String name) throws Exception {
        HttpResponse<String> made =
                new Visitor(client, node.port(), "").send("POST", "/api/me", "{\"name\":\"" + name + "\"}");
        return new Visitor(
                client,
                node.port(),
                made.headers().firstValue("Set-Cookie").orElseThrow().split(";", 2)[0]);
    }

    private HttpRequest request(String method, String path, String body) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                .header("Content-Type", "application/json")
                .header("Cookie", cookie)
                .method(method, HttpRequest.BodyPublishers.ofString(body))
                .build();
    }

    HttpResponse<String> send(String method, String path, String body) throws Exception {
        return client.send(request(method, path, body), HttpResponse.BodyHandlers.ofString());
    }

    String get(String path) throws Exception {
        return send("GET", path, "").body();
    }

    JsonNode post(String path, String body) throws Exception {
        HttpResponse<String> answer = send("POST", path, body);
        assertTrue(answer.statusCode() < 300, answer.body());
        return answer.body().isEmpty() ? Json.node("") : Json.tree(answer.body());
    }

    /** The lines of a stream that doesn't end. */
    Stream<String> lines(String path) throws Exception {
        return client.send(request("GET", path, ""), HttpResponse.BodyHandlers.ofLines())
                .body();
    }

    /** A table where this visitor and others have begun. */
    String begun(String players) throws Exception {
        String table = post("/api/tables", "{\"game\":\"emblemes\",\"players\":" + players + "}")
                .path("id")
                .asText();
        post("/api/tables/" + table + "/ready", "{\"nonces\":[\"" + "0a".repeat(16) + "\"]}");
        return table;
    }
}
