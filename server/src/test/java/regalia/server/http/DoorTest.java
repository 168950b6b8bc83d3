package regalia.server.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Locale;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import regalia.codec.Json;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class DoorTest {

    private static final String JSON = "application/json";

    private Sample sample;

    @BeforeAll
    void open() {
        sample = new Sample(Limits.usual().withoutRates(), false);
    }

    @AfterAll
    void close() {
        sample.close();
    }

    private static void isProblem(int status, HttpResponse<String> response) {
        assertEquals(status, response.statusCode(), response.body());
        assertEquals(
                Problem.MEDIA, response.headers().firstValue("Content-Type").orElse(""));
        JsonNode problem = Json.tree(response.body());
        assertEquals(status, problem.get("status").intValue());
        assertTrue(problem.get("type").textValue().startsWith("/problems/"));
        assertTrue(problem.has("title"));
        Json.bind(problem, Problem.class);
    }

    @Test
    void anAnswerIsTheRecordAsJson() throws Exception {
        HttpResponse<String> response = sample.send("GET", "/api/hello/Z%C3%A9?after=7", "");
        assertEquals(200, response.statusCode());
        assertEquals("{\"words\":[\"Zé\",\"7\"]}", response.body());
        assertEquals(JSON, response.headers().firstValue("Content-Type").orElse(""));
    }

    @Test
    void everyResponseHasTheSafetyHeadersAndNoServerName() throws Exception {
        for (String path : new String[] {"/api/hello/a", "/nowhere", "/api/bug"}) {
            HttpResponse<String> response = sample.send("GET", path, "");
            assertEquals(
                    "nosniff",
                    response.headers().firstValue("X-Content-Type-Options").orElse(""));
            assertTrue(response.headers()
                    .firstValue("Content-Security-Policy")
                    .orElse("")
                    .contains("frame-ancestors 'none'"));
            assertTrue(response.headers().firstValue("Referrer-Policy").isPresent());
            assertTrue(response.headers().firstValue("Server").isEmpty());
        }
        assertEquals(
                "no-store",
                sample.send("GET", "/api/hello/a", "")
                        .headers()
                        .firstValue("Cache-Control")
                        .orElse(""));
    }

    @Test
    void whatIsNotThereIsAProblem() throws Exception {
        isProblem(
                404, sample.send("GET", "/nowhere/<script>".replace("<", "%3C").replace(">", "%3E"), ""));
        HttpResponse<String> wrong = sample.send("PUT", "/api/greet", "");
        isProblem(405, wrong);
        assertEquals("POST, DELETE", wrong.headers().firstValue("Allow").orElse(""));
    }

    @Test
    void aBodyThatCannotBeUsedIsAProblem() throws Exception {
        String[] ada = {"Cookie", "regalia=ada", "Content-Type", JSON};
        isProblem(400, sample.send("POST", "/api/greet", "{\"name\":", ada));
        isProblem(400, sample.send("POST", "/api/greet", "{\"name\":3}", ada));
        isProblem(400, sample.send("POST", "/api/greet", "", ada));
        isProblem(413, sample.send("POST", "/api/greet", "x".repeat(65 * 1024), ada));
        isProblem(400, sample.send("GET", "/api/hello/a?after=-1", ""));
        isProblem(400, sample.send("GET", "/api/hello/a?after=1&after=2", ""));
        String long39 = "\"" + "<script>alert(1)</script>".repeat(40) + "\"";
        HttpResponse<String> echo =
                sample.send("POST", "/api/greet", "{\"name\":" + long39 + ",\"times\":\"<i>\"}", ada);
        isProblem(400, echo);
        assertFalse(echo.body().contains("<"), echo.body());
    }

    @Test
    void aRequestFromAPageOfAnotherSiteChangesNothing() throws Exception {
        String body = "{\"name\":\"x\"}";
        isProblem(415, sample.send("POST", "/api/greet", body, "Cookie", "regalia=ada", "Content-Type", "text/plain"));
        isProblem(415, sample.send("POST", "/api/greet", body, "Cookie", "regalia=ada"));
        for (String origin : new String[] {"http://evil.example", "null", "http://127.0.0.1:1"})
            isProblem(
                    403,
                    sample.send(
                            "POST",
                            "/api/greet",
                            body,
                            "Cookie",
                            "regalia=ada",
                            "Content-Type",
                            JSON,
                            "Origin",
                            origin));
        HttpResponse<String> own = sample.send(
                "POST",
                "/api/greet",
                body,
                "Cookie",
                "regalia=ada",
                "Content-Type",
                JSON,
                "Origin",
                "http://127.0.0.1:" + sample.door.port());
        assertEquals(201, own.statusCode());
        assertEquals("{\"words\":[\"x\",\"Ada\"]}", own.body());
    }

    @Test
    void aTokenDoesWhatItsScopesSay() throws Exception {
        String body = "{\"name\":\"x\"}";
        isProblem(401, sample.send("POST", "/api/greet", body, "Content-Type", JSON));
        isProblem(401, sample.send("POST", "/api/greet", body, "Content-Type", JSON, "Authorization", "Bearer no"));
        isProblem(401, sample.send("GET", "/api/mine", "", "Authorization", "Basic YTpi"));
        isProblem(401, sample.send("GET", "/api/mine", "", "Cookie", "regalia=nobody"));
        isProblem(403, sample.send("POST", "/api/greet", body, "Content-Type", JSON, "Authorization", "Bearer eye"));
        isProblem(403, sample.send("POST", "/api/refuse", "", "Content-Type", JSON, "Authorization", "Bearer eye"));
        isProblem(403, sample.send("DELETE", "/api/greet", "", "Content-Type", JSON, "Authorization", "Bearer ada"));
        assertEquals(
                201,
                sample.send("POST", "/api/greet", body, "Content-Type", JSON, "Authorization", "Bearer ada")
                        .statusCode());
        assertEquals(
                204,
                sample.send("GET", "/api/mine", "", "Authorization", "Bearer eye")
                        .statusCode());
        HttpResponse<String> gone =
                sample.send("DELETE", "/api/greet", "", "Content-Type", JSON, "Cookie", "regalia=ada");
        assertEquals(204, gone.statusCode());
        assertEquals(
                "regalia=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
                gone.headers().firstValue("Set-Cookie").orElse(""));
    }

    @Test
    void aRefusalCarriesReasonAndRuleAndNoMarkup() throws Exception {
        HttpResponse<String> response = sample.send("POST", "/api/refuse", "", "Content-Type", JSON);
        isProblem(422, response);
        assertEquals(
                "{\"type\":\"/problems/forbidden\",\"title\":\"The rules forbid it\",\"status\":422,"
                        + "\"detail\":\"?b?no?/b? 'never'\",\"reason\":\"why\",\"args\":[3],\"rule\":\"PAL-12\"}",
                response.body());
    }

    @Test
    void aBugIsToldByAnIdAlone() throws Exception {
        HttpResponse<String> response = sample.send("GET", "/api/bug", "");
        isProblem(500, response);
        assertFalse(response.body().contains("secret"));
        String id = Json.tree(response.body()).get("request").textValue();
        Witness.Heard heard = sample.heard.stream()
                .filter(one -> one.request().equals(id))
                .findFirst()
                .orElseThrow();
        assertEquals("/api/bug", heard.route());
        assertEquals("secret inside", heard.bug().orElseThrow().getMessage());
    }

    @Test
    void linesAreStreamed() throws Exception {
        HttpResponse<String> response = sample.send("GET", "/api/lines", "");
        assertEquals(Body.LINES, response.headers().firstValue("Content-Type").orElse(""));
        assertEquals(2, response.body().lines().count());
    }

    @Test
    void aRateThatIsSpentSaysWhenToComeBack() throws Exception {
        Limits usual = Limits.usual();
        try (Sample strict = new Sample(usual, false)) {
            for (int i = 0; i < usual.codes().burst(); i++)
                assertEquals(
                        204,
                        strict.send("POST", "/api/code", "", "Content-Type", JSON)
                                .statusCode());
            HttpResponse<String> response = strict.send("POST", "/api/code", "", "Content-Type", JSON);
            isProblem(429, response);
            assertEquals("10", response.headers().firstValue("Retry-After").orElse(""));
        }
    }

    @Test
    void aForwardedAddressIsBelievedOnlyWhenTold() throws Exception {
        for (boolean trusted : new boolean[] {false, true}) {
            try (Sample behind = new Sample(Limits.usual(), trusted)) {
                for (int i = 0; i < 30; i++)
                    behind.send(
                            "POST", "/api/code", "", "Content-Type", JSON, "X-Forwarded-For", "9.9.9.9, 10.0.0." + i);
                long refused =
                        behind.heard.stream().filter(one -> one.status() == 429).count();
                assertEquals(trusted ? 0 : 20, refused);
            }
        }
    }

    @Test
    void ofSeveralLinesOfAForwardedAddressTheLastIsBelieved() throws Exception {
        try (Sample behind = new Sample(Limits.usual(), true)) {
            for (int i = 0; i < 30; i++)
                behind.send(
                        "POST",
                        "/api/code",
                        "",
                        "Content-Type",
                        JSON,
                        "X-Forwarded-For",
                        "10.0.0." + i + ", 10.0.1." + i,
                        "X-Forwarded-For",
                        "10.0.2." + i + ", 9.9.9.9");
            assertEquals(
                    20, behind.heard.stream().filter(one -> one.status() == 429).count());
        }
    }

    @Test
    void aServerWithoutRoomSaysSo() throws Exception {
        Limits usual = Limits.usual();
        Limits none = new Limits(
                1_000,
                1_000,
                1_000,
                usual.socketIdle(),
                0,
                usual.bodyTime(),
                usual.answersAtOnce(),
                usual.listenersAtOnce(),
                usual.perPerson(),
                usual.perAddress(),
                usual.newGuests(),
                usual.codes(),
                1,
                1,
                1,
                1_000,
                1,
                1);
        try (Sample full = new Sample(none, false)) {
            HttpResponse<String> response = full.send("GET", "/api/hello/a", "");
            isProblem(503, response);
            assertEquals("1", response.headers().firstValue("Retry-After").orElse(""));
            assertEquals(200, full.send("GET", "/api/lines", "").statusCode(), "streams aren't counted");
        }
    }

    @Test
    void aHouseholdSharesARateAndAStreetDoesNot() {
        assertEquals("192.0.2.1", new Peer("192.0.2.1", false, "").neighbourhood());
        assertEquals(
                new Peer("2001:db8:1:2::7", false, "").neighbourhood(),
                new Peer("2001:db8:1:2:3:4:5:6", false, "").neighbourhood());
        assertFalse(new Peer("2001:db8:1:2::7", false, "")
                .neighbourhood()
                .equals(new Peer("2001:db8:1:3::7", false, "").neighbourhood()));
    }

    @Test
    void whatJettyRefusesIsAProblemToo() throws Exception {
        String[] requests = {
            "GET /api/%2e%2e/x HTTP/1.1\r\nHost: a\r\n\r\n",
            "GET /api/%00 HTTP/1.1\r\nHost: a\r\n\r\n",
            "GET /api/a%2fb HTTP/1.1\r\nHost: a\r\n\r\n",
            "GET /%ZZ HTTP/1.1\r\nHost: a\r\n\r\n",
            "GET /api HTTP/1.1\r\n\r\n",
            "FOO /api/greet HTTP/1.1\r\nHost: a\r\n\r\n",
            "GET /" + "a".repeat(20_000) + " HTTP/1.1\r\nHost: a\r\n\r\n",
            "GET /api/greet HTTP/1.1\r\nHost: a\r\nSec-WebSocket-Version: 13\r\n\r\n",
            "POST /api/greet HTTP/1.1\r\nHost: a\r\nContent-Length: nonsense\r\n\r\n",
        };
        for (String request : requests) {
            String response = raw(request);
            int status = Integer.parseInt(response.substring(9, 12));
            assertTrue(status >= 400 && status < 500, request + response);
            assertTrue(
                    response.toLowerCase(Locale.ROOT).contains("content-type: " + Problem.MEDIA), request + response);
            assertTrue(response.toLowerCase(Locale.ROOT).contains("nosniff"), request + response);
        }
    }

    private String raw(String request) throws Exception {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), sample.door.port())) {
            socket.setSoTimeout((int) Duration.ofSeconds(5).toMillis());
            OutputStream out = socket.getOutputStream();
            out.write(request.replaceFirst("\r\n", "\r\nConnection: close\r\n").getBytes(StandardCharsets.ISO_8859_1));
            out.flush();
            InputStream in = socket.getInputStream();
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
