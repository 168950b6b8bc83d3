package regalia.server.http;

import io.javalin.websocket.WsContext;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import regalia.kernel.Message;

/** A small API with one route of each kind, and somebody to call it: the key and token of Ada are {@code ada}. */
final class Sample implements AutoCloseable {

    private static final Person ADA = new Person("1", "Ada", Person.Kind.GUEST);

    record Greeting(String name, Optional<Integer> times) {}

    record Said(List<String> words) {}

    sealed interface Line permits Hello, Bye {}

    record Hello(int seq) implements Line {}

    record Bye(int seq, Kind kind) implements Line {}

    enum Kind {
        FOR_NOW,
        FOR_EVER
    }

    final ConcurrentLinkedQueue<Witness.Heard> heard = new ConcurrentLinkedQueue<>();
    final CompletableFuture<Integer> closed = new CompletableFuture<>();
    final Door door;
    final HttpClient client = HttpClient.newHttpClient();

    Sample(Limits limits, boolean trustProxy) {
        door = Door.open(new Door.Setting("127.0.0.1", 0, trustProxy, limits), routes(), callers(), heard::add);
    }

    static List<Route> all() {
        return routes(new CompletableFuture<>());
    }

    private List<Route> routes() {
        return routes(closed);
    }

    private static List<Route> routes(CompletableFuture<Integer> closed) {
        return List.of(
                Route.get("/api/hello/{name}", "hello", "Says hello")
                        .query("after", "From where on", "3")
                        .gives(Said.class, "{\"words\":[\"hello\"]}")
                        .answer(call -> new Said(List.of(
                                call.path("name"),
                                call.number("after").map(String::valueOf).orElse("-")))),
                Route.post("/api/greet", "greet", "Greets")
                        .by(Who.PLAYER)
                        .takes(Greeting.class, "{\"name\":\"Ada\",\"times\":2}")
                        .gives(Said.class, "{\"words\":[\"Ada\",\"Ada\"]}")
                        .status(201)
                        .answer(call -> {
                            Greeting greeting = call.body(Greeting.class);
                            return new Said(
                                    List.of(greeting.name(), call.person().name()));
                        }),
                Route.delete("/api/greet", "ungreet", "Takes it back")
                        .by(Who.OWNER)
                        .does(Call::forget),
                Route.get("/api/mine", "mine", "Looks").by(Who.READER).does(call -> {}),
                Route.post("/api/refuse", "refuse", "Always refuses").does(call -> {
                    throw new Refused(Problem.of(422)
                            .because("<b>no</b> \"never\"")
                            .reason(Message.of("why", 3))
                            .rule("PAL-12"));
                }),
                Route.get("/api/bug", "bug", "Always fails").does(call -> {
                    throw new IllegalStateException("secret inside");
                }),
                Route.post("/api/code", "code", "Guesses")
                        .sparing(Limits::codes)
                        .does(call -> {}),
                Route.get("/api/lines", "lines", "Two lines")
                        .givesLines(Line.class, "{\"type\":\"hello\",\"seq\":1}")
                        .stream((call, context) -> context.outputStream()
                        .write("{\"type\":\"hello\",\"seq\":1}\n{\"type\":\"bye\",\"seq\":2,\"kind\":\"forNow\"}\n"
                                .getBytes(StandardCharsets.UTF_8))),
                Route.get("/api/talk/{id}", "talk", "Echoes")
                        .by(Who.READER)
                        .takes(Greeting.class, "{\"name\":\"Ada\"}")
                        .givesLines(Line.class, "{\"type\":\"bye\",\"seq\":1,\"kind\":\"forEver\"}")
                        .socket(new Echo(closed)),
                Route.get("/api/gossip/{id}", "gossip", "Echoes to everybody")
                        .takes(Greeting.class, "{\"name\":\"Ada\"}")
                        .givesLines(Line.class, "{\"type\":\"bye\",\"seq\":1,\"kind\":\"forEver\"}")
                        .socket(new Echo(closed)));
    }

    /** The usual limits, but for what one address may do. */
    static Limits tight(Duration bodyTime, int answersAtOnce, int listenersAtOnce, Rate perAddress) {
        Limits usual = Limits.usual();
        return new Limits(
                usual.bodyBytes(),
                usual.recordBytes(),
                usual.messageBytes(),
                usual.socketIdle(),
                usual.inFlight(),
                bodyTime,
                answersAtOnce,
                listenersAtOnce,
                usual.perPerson(),
                perAddress,
                usual.newGuests(),
                usual.codes(),
                usual.tablesPerPerson(),
                usual.tokensPerPerson(),
                usual.botsPerPerson(),
                usual.settingsBytes(),
                usual.chatLength(),
                usual.nameLength());
    }

    private record Echo(CompletableFuture<Integer> closed) implements Work.Socket {

        @Override
        public Work.Ear open(Call call, WsContext socket) {
            String name = call.caller().map(caller -> caller.person().name()).orElse("nobody");
            socket.send(call.path("id") + " " + name + " " + call.query("after").orElse("-"));
            return new Work.Ear() {
                @Override
                public void heard(String message) {
                    socket.send("heard " + message);
                }

                @Override
                public void closed(int code) {
                    closed.complete(code);
                }
            };
        }
    }

    private static Callers callers() {
        return new Callers() {
            @Override
            public Optional<Caller> byKey(String key) {
                return key.equals("ada") ? Optional.of(Caller.byCookie(ADA)) : Optional.empty();
            }

            @Override
            public Optional<Caller> byToken(String token) {
                return switch (token) {
                    case "ada" -> Optional.of(new Caller(ADA, EnumSet.of(Scope.PLAY), false));
                    case "eye" -> Optional.of(new Caller(ADA, EnumSet.of(Scope.READ), false));
                    default -> Optional.empty();
                };
            }
        };
    }

    URI at(String path) {
        return URI.create("http://127.0.0.1:" + door.port() + path);
    }

    HttpResponse<String> send(String method, String path, String body, String... headers) throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(at(path))
                .method(
                        method,
                        body.isEmpty()
                                ? HttpRequest.BodyPublishers.noBody()
                                : HttpRequest.BodyPublishers.ofString(body));
        if (headers.length > 0) request.headers(headers);
        return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    @Override
    public void close() {
        client.close();
        door.close();
    }
}
