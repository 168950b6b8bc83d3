package regalia.server;

import java.net.http.HttpResponse;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import regalia.codec.Json;

/** Somebody with a cookie, or a program with its token, who may go from one node to another. */
public final class TestPerson {

    private static final AtomicInteger KEYS = new AtomicInteger();

    private final String id;
    private final String name;
    private final String cookie;
    private volatile Site site;

    private TestPerson(Site site, String id, String name, String cookie) {
        this.site = site;
        this.id = id;
        this.name = name;
        this.cookie = cookie;
    }

    public static TestPerson at(Site site, String name) {
        HttpResponse<String> arrived = site.send("POST", "/api/me", "{\"name\":\"" + name + "\"}", "");
        Answer answer = new Answer(arrived.statusCode(), arrived.body()).of(201);
        return new TestPerson(site, answer.text("/id"), name, key(arrived));
    }

    /** A program that acts for this person with a token. */
    public TestPerson with(String token) {
        return new TestPerson(site, id, name, token);
    }

    /** The same person on another device. */
    public TestPerson elsewhere() {
        String code = post("/api/me/transfer", "").of(201).text("/code");
        HttpResponse<String> taken = site.send("POST", "/api/transfer", "{\"code\":\"" + code + "\"}", "");
        return new TestPerson(site, id, name, key(taken));
    }

    /** The key in the cookie that an answer sets. */
    private static String key(HttpResponse<String> arrived) {
        String cookie = arrived.headers().firstValue("Set-Cookie").orElseThrow();
        return cookie.replaceAll("^regalia=([^;]*);.*", "$1");
    }

    /** A new token of a scope, as the answer that shows it. */
    public Answer token(String scope) {
        return post("/api/me/tokens", "{\"label\":\"program\",\"scopes\":[\"" + scope + "\"]}")
                .of(201);
    }

    /** Somebody without a name or cookie. */
    public static TestPerson stranger(Site site) {
        return new TestPerson(site, "", "", "");
    }

    /** The account of a program, made and answered for by this person. */
    public TestPerson bot(String called) {
        Answer made = post("/api/me/bots", "{\"name\":\"" + called + "\"}").of(201);
        return new TestPerson(site, made.text("/bot/id"), called, made.text("/token"));
    }

    public String id() {
        return id;
    }

    public String name() {
        return name;
    }

    String cookie() {
        return cookie;
    }

    public Site site() {
        return site;
    }

    public void goTo(Site other) {
        site = other;
    }

    /** A name for a request that nothing else has. */
    public static String key() {
        return "key-" + KEYS.incrementAndGet();
    }

    public Answer send(String method, String path, String body) {
        HttpResponse<String> response = site.send(method, path, body, cookie);
        return new Answer(response.statusCode(), response.body());
    }

    public Answer get(String path) {
        return send("GET", path, "");
    }

    public Answer post(String path, String body) {
        return send("POST", path, body);
    }

    /** Brings a record. */
    public Answer upload(String record) {
        return upload(site, record, "");
    }

    /** Brings a record to a node under a key. */
    public Answer upload(Site site, String record, String key) {
        String address = "/api/records" + (key.isEmpty() ? "" : "?key=" + key);
        HttpResponse<String> response = site.send("POST", address, record, cookie, "application/jsonl");
        return new Answer(response.statusCode(), response.body());
    }

    /** Something at a table. */
    public Answer at(String table, String verb, String body) {
        return post("/api/tables/" + table + "/" + verb, body);
    }

    /** Opens a table and gives its name: {@code open("\"game\":\"palace\"")}. */
    public String open(String fields) {
        return post("/api/tables", "{" + fields + "}").of(201).text("/id");
    }

    /** Is ready on so many seats. */
    public Answer ready(String table, int seats) {
        List<String> nonces = IntStream.range(0, seats)
                .mapToObj(seat -> "%032x".formatted(seat + 1))
                .toList();
        return at(table, "ready", "{\"nonces\":" + Json.write(nonces) + "}");
    }

    public Answer act(String table, int seat, int seq, String key, int index) {
        return at(
                table,
                "actions",
                "{\"seat\":%d,\"seq\":%d,\"key\":\"%s\",\"index\":%d}".formatted(seat, seq, key, index));
    }

    /** A table of these people, in their order, that has begun. */
    public static String begun(String fields, TestPerson host, TestPerson... others) {
        String seats = java.util.stream.Stream.of(others).map(_ -> ",\"open\"").collect(Collectors.joining());
        String table = host.open(fields + ",\"seats\":" + (1 + others.length) + ",\"players\":[\"me\"" + seats + "]");
        for (TestPerson other : others) other.at(table, "join", "{}").of(200);
        host.ready(table, 1).of(200);
        for (TestPerson other : others) other.ready(table, 1).of(200);
        return table;
    }
}
