package regalia.server.http;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;

/** Makes up requests, each wrong in a way or two, most of them nearly right. */
final class HostileRequests {

    private static final List<String> PLACES = List.of(
            "1",
            "0",
            "-1",
            "x",
            "..",
            ".",
            "%2e%2e",
            "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
            "%00",
            "a%2fb",
            "%5c..%5c",
            "%3Cscript%3Ealert(1)%3C/script%3E",
            "';drop%20table%20person;--",
            "%F0%9F%91%91",
            "%ff%fe",
            "%",
            "%c0%ae%c0%ae",
            "a".repeat(3000),
            ";x=y",
            "null",
            "{id}",
            "*",
            "99999999999999999999",
            "%E2%80%AE");

    private static final List<String> METHODS = List.of(
            "GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "QUERY", "FOO", "get", "PROPFIND");

    private static final List<String> ACCESSES = List.of(
            "Cookie: regalia=",
            "Cookie: regalia=x; regalia=y",
            "Cookie: =;;;=",
            "Cookie: regalia=" + "k".repeat(5000),
            "Cookie: regalia=\u00ff\u00fe",
            "Cookie: regalia=\"<script>\"",
            "Authorization: Bearer ",
            "Authorization: Bearer rgl_nothing",
            "Authorization: Basic YTpi",
            "Authorization: <script>",
            "Authorization: Bearer " + "t".repeat(5000),
            "Cookie: $Version=1; regalia=x; $Path=/");

    private static final List<String> HEADERS = List.of(
            "Origin: http://evil.example",
            "Origin: null",
            "Origin: <script>",
            "X-Forwarded-For: 1.2.3.4",
            "X-Forwarded-Host: evil.example",
            "X-Forwarded-Proto: https",
            "Idempotency-Key: <script>",
            "Idempotency-Key: " + "i".repeat(300),
            "Sec-WebSocket-Version: 13",
            "Upgrade: websocket",
            "Accept: text/html",
            "Accept-Encoding: gzip, br",
            "Expect: 100-continue",
            "Range: bytes=0-1",
            "Content-Encoding: gzip",
            "X-HTTP-Method-Override: DELETE",
            "If-None-Match: *",
            "Content-Length: 3",
            "Transfer-Encoding: chunked",
            "Long: " + "l".repeat(20_000),
            "Bad Header",
            "Host: other.example");

    private static final List<String> MEDIA = List.of(
            "text/plain",
            "application/x-www-form-urlencoded",
            "multipart/form-data; boundary=x",
            "application/xml",
            "",
            "application/json; charset=utf-16",
            "<script>",
            "application/json/json");

    private final List<Route> routes;
    private final List<String> targets;
    private final Random random;
    private final HostileBodies bodies;

    HostileRequests(List<Route> routes, List<String> targets, Random random) {
        this.routes = routes;
        this.targets = targets;
        this.random = random;
        this.bodies = new HostileBodies(random);
    }

    byte[] next(List<String> accesses) {
        Route route = one(routes);
        boolean says = route.method().changes() || random.nextInt(8) == 0;
        return request(route, accesses, targets, says ? bodies.next(HostileBodies.example(route)) : new byte[0]);
    }

    /** Of somebody who may ask it of something of their own. */
    byte[] next(Rightful right) {
        String operation = one(right.bodies().keySet().stream().sorted().toList());
        // Most is asked where the answer depends on the match, and most of that is to act.
        boolean acts = random.nextInt(4) == 0;
        boolean any = random.nextInt(4) == 0;
        Route route = one(routes.stream()
                .filter(one -> any ? !one.places().isEmpty() : one.operation().equals(acts ? "act" : operation))
                .toList());
        String example = right.bodies().getOrDefault(route.operation(), HostileBodies.example(route));
        byte[] body = random.nextBoolean() ? example.getBytes(StandardCharsets.UTF_8) : bodies.next(example);
        return request(route, List.of(right.access()), List.of(right.target()), body);
    }

    private byte[] request(Route route, List<String> accesses, List<String> targets, byte[] body) {
        boolean sane = random.nextInt(3) > 0;
        StringBuilder head = new StringBuilder();
        head.append(random.nextInt(8) == 0 ? one(METHODS) : route.method().name());
        head.append(' ').append(path(route, targets, sane)).append(" HTTP/1.1\r\n");
        head.append("Host: 127.0.0.1\r\nConnection: close\r\n");
        if (body.length > 0 || route.method().changes())
            head.append("Content-Length: ").append(body.length).append("\r\n");
        if (random.nextInt(10) > 0)
            head.append("Content-Type: ").append(route.takes().media()).append("\r\n");
        else head.append("Content-Type: ").append(one(MEDIA)).append("\r\n");
        if (random.nextInt(4) > 0 && !accesses.isEmpty())
            head.append(one(accesses)).append("\r\n");
        else if (random.nextBoolean()) head.append(one(ACCESSES)).append("\r\n");
        if (!sane) head.append(one(HEADERS)).append("\r\n");
        head.append("\r\n");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(head.toString().getBytes(StandardCharsets.ISO_8859_1));
        out.writeBytes(body);
        return out.toByteArray();
    }

    private String path(Route route, List<String> targets, boolean sane) {
        String path = route.path();
        for (String place : route.places()) path = path.replace("{" + place + "}", target(targets));
        if (sane) return path + query();
        return switch (random.nextInt(10)) {
                    case 0 -> path.replace("/api", "//api");
                    case 1 -> path + "/";
                    case 2 -> path.replace("/api/", "/api/../api/");
                    case 3 -> path.replace("/api/", "/api/./");
                    case 4 -> path.replace("/api/", "/api/%2e%2e/api/");
                    case 5 -> path + ";jsessionid=1";
                    case 6 -> path + "/" + one(PLACES);
                    case 7 -> "/" + one(PLACES) + path;
                    case 8 -> "http://evil.example" + path;
                    default -> path + "?" + "q".repeat(7000);
                }
                + query();
    }

    private String target(List<String> targets) {
        return targets.isEmpty() || random.nextInt(5) == 0 ? one(PLACES) : one(targets);
    }

    private String query() {
        return switch (random.nextInt(6)) {
            case 0 -> "?after=" + one(PLACES);
            case 1 -> "?after=1&after=2";
            case 2 -> "?%3Cscript%3E=%3Cscript%3E&=&&a";
            default -> "";
        };
    }

    private <T> T one(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }
}
