package regalia.server.people;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import regalia.codec.Json;
import regalia.server.http.Call;
import regalia.server.http.Door;
import regalia.server.http.Limits;
import regalia.server.http.Route;
import regalia.server.http.Witness;
import regalia.server.store.Database;

/** A server with people and nothing else, on a real database. */
public final class Town implements AutoCloseable {

    final Clock clock = new Clock();
    final List<String> left = new ArrayList<>();
    final Database database;
    final List<Route> routes;
    final Door door;
    final HttpClient client = HttpClient.newHttpClient();

    public Town(@Nullable String url, Path folder, Limits limits, boolean trustProxy, Witness witness) {
        database = Database.open(url, folder, Runnable::run);
        Doorkeeper doorkeeper = new Doorkeeper(database, clock, "town", _ -> {});
        People people = new People(
                database,
                doorkeeper,
                limits,
                clock,
                new Farewell() {
                    @Override
                    public void leaves(Handle handle, String person) {
                        handle.execute("DELETE FROM member WHERE person = ?", person);
                    }

                    @Override
                    public void gone(String person) {
                        left.add(person);
                    }
                },
                (_, _) -> {});
        routes = new PeopleRoutes(people).list();
        door = Door.open(new Door.Setting("127.0.0.1", 0, trustProxy, limits), routes, doorkeeper, witness);
    }

    public int port() {
        return door.port();
    }

    public List<Route> routes() {
        return routes;
    }

    /** With the cookie or the token that a browser or program would send, or with nothing. */
    public HttpResponse<String> send(String method, String path, String body, String access, String... more)
            throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + door.port() + path))
                .method(method, HttpRequest.BodyPublishers.ofString(body))
                .header("Content-Type", "application/json");
        if (access.startsWith("rgl_")) request.header("Authorization", "Bearer " + access);
        else if (!access.isEmpty()) request.header("Cookie", "other=1; " + Call.COOKIE + "=" + access);
        if (more.length > 0) request.headers(more);
        return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    /** The key in the cookie that a response sets. */
    public static String key(HttpResponse<String> response) {
        return cookie(response)
                .map(line -> line.replaceAll("^regalia=([^;]*);.*", "$1"))
                .orElseThrow();
    }

    static Optional<String> cookie(HttpResponse<String> response) {
        return response.headers().firstValue("Set-Cookie");
    }

    /** The key of a new guest. */
    public String guest(String name) throws Exception {
        return key(send("POST", "/api/me", "{\"name\":\"" + name + "\"}", ""));
    }

    static String text(HttpResponse<String> response, String pointer) {
        return Json.tree(response.body()).at(pointer).asText();
    }

    @Override
    public void close() {
        client.close();
        door.close();
        database.close();
    }
}
