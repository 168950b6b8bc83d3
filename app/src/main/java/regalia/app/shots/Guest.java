package regalia.app.shots;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import regalia.codec.Json;

/** Somebody at the server, by the API: opens tables and plays, so that the browser, which has the same cookie, finds them there. */
final class Guest implements AutoCloseable {

    /** A share of the luck like any other: in a rehearsal luck doesn't hear of it. */
    private static final String NONCE = "00".repeat(16);

    private static final String NAME = "Aliénor";

    private final HttpClient client = HttpClient.newHttpClient();
    private final String server;
    private String cookie = "";

    private Guest(String server) {
        this.server = server;
    }

    static Guest arrive(String server) {
        Guest guest = new Guest(server);
        HttpResponse<String> answer = guest.send(
                "POST", "/api/me", Devtools.object().put("name", NAME).toString());
        String given = answer.headers().firstValue("Set-Cookie").orElseThrow();
        guest.cookie = given.substring(0, given.indexOf(';'));
        return guest;
    }

    /** Lets a tab be the same person. */
    void enter(Tab tab) {
        int equals = cookie.indexOf('=');
        tab.be(server, cookie.substring(0, equals), cookie.substring(equals + 1));
    }

    private HttpResponse<String> send(String method, String path, String body) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(server + path));
        if (!cookie.isEmpty()) request.header("Cookie", cookie);
        if (method.equals("POST"))
            request.header("Content-Type", "application/json").POST(HttpRequest.BodyPublishers.ofString(body));
        try {
            HttpResponse<String> answer = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
            if (answer.statusCode() >= 300) throw new Unseen("the server answered " + path + " with " + answer.body());
            return answer;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new Unseen("interrupted");
        }
    }

    String get(String path) {
        return send("GET", path, "").body();
    }

    private JsonNode post(String path, ObjectNode body) {
        return Json.tree(send("POST", path, body.toString()).body());
    }

    /** A table for so many, at which nobody else sits yet. */
    String gather(String game, int seats) {
        return post("/api/tables", Devtools.object().put("game", game).put("seats", seats))
                .get("id")
                .textValue();
    }

    /** A table against squires that plays already. */
    JsonNode begin(String game, int seats) {
        ObjectNode wish = Devtools.object().put("game", game).put("seats", seats);
        wish.putArray("players").add("me");
        for (int seat = 1; seat < seats; seat++) wish.withArray("players").add("squire");
        JsonNode table = post("/api/tables", wish);
        ObjectNode ready = Devtools.object();
        ready.putArray("nonces").add(NONCE);
        post("/api/tables/" + table.get("id").textValue() + "/ready", ready);
        return table;
    }

    void answer(String table, int seq, String key, JsonNode action) {
        ObjectNode answer = Devtools.object().put("seq", seq).put("key", key);
        answer.set("action", action);
        post("/api/tables/" + table + "/actions", answer);
    }

    @Override
    public void close() {
        client.close();
    }
}
