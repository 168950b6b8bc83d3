package regalia.server.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regalia.server.api.Pages;
import regalia.server.http.Limits;
import regalia.server.http.SoundApi;

/** What holds about people on either database. */
abstract class PeopleContract {

    @TempDir
    Path folder;

    private Town town;

    abstract @Nullable String address();

    @BeforeEach
    void open() {
        town = new Town(address(), folder, Limits.usual().withoutRates(), false, heard -> {});
    }

    @AfterEach
    void close() {
        town.close();
    }

    @Test
    void theRoutesAreSound() {
        SoundApi.check(town.routes());
    }

    @Test
    void aGuestIsKnownAgainByACookieOfWhichOnlyTheHashIsKept() throws Exception {
        HttpResponse<String> made =
                town.send("POST", "/api/me", "{\"name\":\"  Zoé <b>☂</b> \",\"language\":\"fr\"}", "");
        assertEquals(201, made.statusCode(), made.body());
        assertEquals("Zoé <b>☂</b>", Town.text(made, "/name"));
        String key = Town.key(made);
        assertEquals(
                "regalia=" + key + "; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax",
                Town.cookie(made).orElse(""));
        assertEquals(43, key.length());
        HttpResponse<String> seen = town.send("GET", "/api/me", "", key);
        assertEquals(made.body(), seen.body());
        List<String> hashes = town.database.read(handle -> handle.createQuery("SELECT hash FROM access")
                .mapTo(String.class)
                .list());
        assertEquals(List.of(Secret.hash(key)), hashes);
        assertEquals(401, town.send("GET", "/api/me", "", hashes.get(0)).statusCode());
        assertEquals(409, town.send("POST", "/api/me", "{\"name\":\"x\"}", key).statusCode());
    }

    @Test
    void whoComesBackKeepsTheirCookieForAnotherYear() throws Exception {
        HttpResponse<String> made = town.send("POST", "/api/me", "{\"name\":\"Ada\"}", "");
        HttpResponse<String> again = town.send("GET", "/api/me", "", Town.key(made));
        assertEquals(Town.cookie(made), Town.cookie(again));
        String token = Town.text(
                town.send("POST", "/api/me/tokens", "{\"label\":\"x\",\"scopes\":[\"play\"]}", Town.key(made)),
                "/token");
        assertTrue(Town.cookie(town.send("GET", "/api/me", "", token)).isEmpty(), "a token makes no cookie");
        assertTrue(Town.cookie(town.send("GET", "/api/me", "", "nobody")).isEmpty());
    }

    @Test
    void namesMustBeVisible() throws Exception {
        for (String name : List.of(
                "",
                " ",
                "\\u0000",
                "a\\u202Eb",
                "\\u200B",
                "a\\nb",
                "a".repeat(25),
                "\\ud800",
                "\\u2066x",
                "\\u3164",
                "\\u2800 \\u115f"))
            assertEquals(
                    400,
                    town.send("POST", "/api/me", "{\"name\":\"" + name + "\"}", "")
                            .statusCode(),
                    name);
        for (String name : List.of("x", "a".repeat(24), "山田", "עדה", "👩‍👩‍👧"))
            assertEquals(
                    201,
                    town.send("POST", "/api/me", "{\"name\":\"" + name + "\"}", "")
                            .statusCode(),
                    name);
    }

    @Test
    void whatIsLeftOutOfAChangeStays() throws Exception {
        String key = town.guest("Ada");
        town.send("PATCH", "/api/me", "{\"settings\":{\"a\":[1]},\"webhook\":\"https://example.org/x\"}", key);
        HttpResponse<String> changed = town.send("PATCH", "/api/me", "{\"name\":\"Bea\",\"language\":\"fr\"}", key);
        assertEquals("Bea", Town.text(changed, "/name"));
        assertEquals("1", Town.text(changed, "/settings/a/0"));
        assertEquals("https://example.org/x", Town.text(changed, "/webhook"));
        HttpResponse<String> cleared = town.send("PATCH", "/api/me", "{\"webhook\":\"\"}", key);
        assertFalse(cleared.body().contains("webhook"));
        assertEquals(cleared.body(), town.send("GET", "/api/me", "", key).body());
        for (String bad : List.of(
                "{\"settings\":3}",
                "{\"settings\":{\"a\":\"" + "x".repeat(9000) + "\"}}",
                "{\"settings\":{\"a\":\"\\u0000\"}}",
                "{\"webhook\":\"file:///etc/passwd\"}",
                "{\"webhook\":\"http://a:b@c/\"}",
                "{\"language\":\"<b>\"}"))
            assertEquals(400, town.send("PATCH", "/api/me", bad, key).statusCode(), bad);
    }

    @Test
    void aTransferWorksOnceAndSoon() throws Exception {
        String key = town.guest("Ada");
        HttpResponse<String> made = town.send("POST", "/api/me/transfer", "", key);
        String code = Town.text(made, "/code");
        assertEquals("http://127.0.0.1:" + town.port() + "/device#" + code, Town.text(made, "/link"));
        assertTrue(Pages.routes().stream().anyMatch(page -> page.path().equals("/device")));
        assertEquals(401, town.send("GET", "/api/me", "", code).statusCode(), "a code is no key");
        HttpResponse<String> taken =
                take(code.toLowerCase(java.util.Locale.ROOT).replace("-", " "));
        assertEquals(200, taken.statusCode(), taken.body());
        assertNotEquals(key, Town.key(taken));
        assertEquals(
                town.send("GET", "/api/me", "", key).body(),
                town.send("GET", "/api/me", "", Town.key(taken)).body());
        assertEquals(404, take(code).statusCode());
        String late = Town.text(town.send("POST", "/api/me/transfer", "", key), "/code");
        town.clock.move(People.TRANSFER.plus(Duration.ofMillis(1)));
        assertEquals(404, take(late).statusCode());
        String former = Town.text(town.send("POST", "/api/me/transfer", "", key), "/code");
        String latter = Town.text(town.send("POST", "/api/me/transfer", "", key), "/code");
        assertEquals(404, take(former).statusCode());
        assertEquals(200, take(latter).statusCode());
    }

    private HttpResponse<String> take(String code) throws Exception {
        return town.send("POST", "/api/transfer", "{\"code\":\"" + code + "\"}", "");
    }

    @Test
    void aRecoveryCodeBringsBackUntilItIsReplaced() throws Exception {
        String key = town.guest("Ada");
        String first = Town.text(town.send("POST", "/api/me/recovery", "", key), "/code");
        assertEquals(200, recover(first).statusCode());
        String second = Town.text(town.send("POST", "/api/me/recovery", "", key), "/code");
        assertEquals(404, recover(first).statusCode());
        HttpResponse<String> back = recover(second);
        assertEquals("Ada", Town.text(back, "/name"));
        assertEquals("true", Town.text(back, "/recoverable"));
        assertEquals(200, town.send("GET", "/api/me", "", Town.key(back)).statusCode());
        assertEquals(404, recover("").statusCode());
    }

    @Test
    void whoHasLostADeviceKeepsTheOthersOut() throws Exception {
        String lost = town.guest("Ada");
        String code = Town.text(town.send("POST", "/api/me/recovery", "", lost), "/code");
        String key = Town.key(recover(code));
        String waiting = Town.text(town.send("POST", "/api/me/transfer", "", lost), "/code");
        String token = Town.text(
                town.send("POST", "/api/me/tokens", "{\"label\":\"x\",\"scopes\":[\"play\"]}", key), "/token");
        String other = town.guest("Ben");
        assertEquals(403, town.send("DELETE", "/api/me/devices", "", token).statusCode());
        assertEquals(204, town.send("DELETE", "/api/me/devices", "", key).statusCode());
        assertEquals(401, town.send("GET", "/api/me", "", lost).statusCode());
        assertEquals(404, take(waiting).statusCode(), "nor does a link that was made with it");
        for (String access : List.of(key, token, other))
            assertEquals(200, town.send("GET", "/api/me", "", access).statusCode());
    }

    /** Whoever has the lost one may have asked it for a code, and the code that was kept is one that they replaced. */
    @Test
    void whoHasLostADeviceMakesANewRecoveryCode() throws Exception {
        String lost = town.guest("Ada");
        String key = Town.key(take(Town.text(town.send("POST", "/api/me/transfer", "", lost), "/code")));
        String stolen = Town.text(town.send("POST", "/api/me/recovery", "", lost), "/code");
        String other = town.guest("Ben");
        String others = Town.text(town.send("POST", "/api/me/recovery", "", other), "/code");
        assertEquals("true", Town.text(town.send("GET", "/api/me", "", key), "/recoverable"));
        assertEquals(204, town.send("DELETE", "/api/me/devices", "", key).statusCode());
        assertEquals(404, recover(stolen).statusCode());
        assertEquals("false", Town.text(town.send("GET", "/api/me", "", key), "/recoverable"));
        assertEquals(200, recover(others).statusCode(), "nobody else loses theirs");
        String fresh = Town.text(town.send("POST", "/api/me/recovery", "", key), "/code");
        assertEquals("Ada", Town.text(recover(fresh), "/name"));
    }

    private HttpResponse<String> recover(String code) throws Exception {
        return town.send("POST", "/api/recover", "{\"code\":\"" + code + "\"}", "");
    }

    @Test
    void tokensAreScopedListedAndRevocable() throws Exception {
        String key = town.guest("Ada");
        HttpResponse<String> read =
                town.send("POST", "/api/me/tokens", "{\"label\":\"eye\",\"scopes\":[\"read\"]}", key);
        String eye = Town.text(read, "/token");
        town.clock.move(Duration.ofMillis(1));
        String hand = Town.text(
                town.send("POST", "/api/me/tokens", "{\"label\":\"hand\",\"scopes\":[\"play\"]}", key), "/token");
        assertEquals(200, town.send("GET", "/api/me", "", eye).statusCode());
        assertEquals(403, town.send("PATCH", "/api/me", "{}", eye).statusCode());
        assertEquals(200, town.send("PATCH", "/api/me", "{}", hand).statusCode());
        assertEquals(403, town.send("GET", "/api/me/tokens", "", hand).statusCode(), "a token tells of no token");
        HttpResponse<String> list = town.send("GET", "/api/me/tokens", "", key);
        assertEquals("hand", Town.text(list, "/tokens/1/label"));
        assertFalse(list.body().contains(eye));
        String other = town.guest("Eve");
        assertEquals(404, revoke(Town.text(read, "/id"), other).statusCode());
        assertEquals(204, revoke(Town.text(read, "/id"), key).statusCode());
        assertEquals(401, town.send("GET", "/api/me", "", eye).statusCode(), "at once");
        assertEquals(404, revoke(Town.text(read, "/id"), key).statusCode());
        for (String bad : List.of("[]", "[\"bot\"]", "[\"all\"]"))
            assertEquals(
                    400,
                    town.send("POST", "/api/me/tokens", "{\"label\":\"x\",\"scopes\":" + bad + "}", key)
                            .statusCode());
        for (int i = 0; i < 19; i++)
            town.send("POST", "/api/me/tokens", "{\"label\":\"x\",\"scopes\":[\"read\"]}", key);
        assertEquals(
                409,
                town.send("POST", "/api/me/tokens", "{\"label\":\"x\",\"scopes\":[\"read\"]}", key)
                        .statusCode());
    }

    private HttpResponse<String> revoke(String id, String access) throws Exception {
        return town.send("DELETE", "/api/me/tokens/" + id, "", access);
    }

    @Test
    void aBotIsAnAccountThatSaysSo() throws Exception {
        String key = town.guest("Ada");
        HttpResponse<String> made = town.send("POST", "/api/me/bots", "{\"name\":\"Robo\"}", key);
        assertEquals("bot", Town.text(made, "/bot/kind"));
        String token = Town.text(made, "/token");
        assertEquals("bot", Town.text(town.send("GET", "/api/me", "", token), "/kind"));
        assertEquals(
                403,
                town.send("POST", "/api/me/bots", "{\"name\":\"x\"}", token).statusCode());
        assertEquals("Robo", Town.text(town.send("GET", "/api/me/bots", "", key), "/bots/0/name"));
        String path = "/api/me/bots/" + Town.text(made, "/bot/id");
        assertEquals(404, town.send("DELETE", path, "", town.guest("Eve")).statusCode());
        assertEquals(204, town.send("DELETE", path, "", key).statusCode());
        assertEquals(401, town.send("GET", "/api/me", "", token).statusCode());
    }

    @Test
    void aBotsTokensAreListedReplacedAndRevocable() throws Exception {
        String key = town.guest("Ada");
        String eve = town.guest("Eve");
        HttpResponse<String> made = town.send("POST", "/api/me/bots", "{\"name\":\"Robo\"}", key);
        String lost = Town.text(made, "/token");
        String bot = Town.text(made, "/bot/id");
        town.send("PATCH", "/api/me", "{\"name\":\"Robo II\"}", lost);
        town.send("POST", "/api/me/tokens", "{\"label\":\"mine\",\"scopes\":[\"read\"]}", key);
        HttpResponse<String> list = town.send("GET", "/api/me/tokens", "", key);
        assertEquals("mine", Town.text(list, "/tokens/0/label"));
        assertEquals("", Town.text(list, "/tokens/0/bot"));
        assertEquals("Robo II", Town.text(list, "/tokens/1/label"));
        assertEquals("bot", Town.text(list, "/tokens/1/scopes/0"));
        assertEquals(bot, Town.text(list, "/tokens/1/bot"));
        assertEquals("", Town.text(list, "/tokens/2/id"));
        assertFalse(list.body().contains(lost));
        assertEquals(
                "{\"tokens\":[]}", town.send("GET", "/api/me/tokens", "", eve).body());

        String path = "/api/me/bots/" + bot + "/token";
        assertEquals(404, town.send("POST", path, "", eve).statusCode());
        assertEquals(403, town.send("POST", path, "", lost).statusCode(), "a token makes no token");
        HttpResponse<String> another = town.send("POST", path, "", key);
        assertEquals(201, another.statusCode(), another.body());
        assertEquals(200, town.send("GET", "/api/me", "", lost).statusCode());
        String id = Town.text(list, "/tokens/1/id");
        assertEquals(404, revoke(id, eve).statusCode());
        assertEquals(204, revoke(id, key).statusCode());
        assertEquals(401, town.send("GET", "/api/me", "", lost).statusCode(), "at once");
        String fresh = Town.text(another, "/token");
        assertEquals(bot, Town.text(town.send("GET", "/api/me", "", fresh), "/id"));
        assertEquals(200, town.send("PATCH", "/api/me", "{}", fresh).statusCode());
        for (int i = 1; i < 20; i++)
            assertEquals(201, town.send("POST", path, "", key).statusCode());
        assertEquals(409, town.send("POST", path, "", key).statusCode());
        assertEquals(
                201,
                town.send("POST", "/api/me/tokens", "{\"label\":\"x\",\"scopes\":[\"read\"]}", key)
                        .statusCode(),
                "those of a bot are not counted as its owner's");
    }

    @Test
    void whoLeavesTakesEverythingAlong() throws Exception {
        String key = town.guest("Ada");
        String id = Town.text(town.send("GET", "/api/me", "", key), "/id");
        String bot = Town.text(town.send("POST", "/api/me/bots", "{\"name\":\"Robo\"}", key), "/bot/id");
        town.send("POST", "/api/me/recovery", "", key);
        town.database
                .write(handle -> {
                    handle.execute(
                            "INSERT INTO gathering (id, version, game, state, visibility, host, doc, created, changed)"
                                    + " VALUES ('g', 1, 'palace', 'open', 'open', '" + id + "', '{}', 1, 1)");
                    return handle.execute("INSERT INTO chat (gathering, number, person, text, at)"
                            + " VALUES ('g', 1, '" + id + "', 'my secret', 1)");
                })
                .join();
        HttpResponse<String> gone = town.send("DELETE", "/api/me", "", key);
        assertEquals(204, gone.statusCode(), gone.body());
        assertTrue(Town.cookie(gone).orElse("").contains("Max-Age=0"));
        assertEquals(401, town.send("GET", "/api/me", "", key).statusCode());
        assertEquals(List.of(bot, id), town.left);
        for (String table : List.of("person", "access")) {
            Integer rows = town.database.read(handle -> handle.createQuery("SELECT count(*) FROM " + table)
                    .mapTo(Integer.class)
                    .one());
            assertEquals(0, rows);
        }
        assertEquals(
                "",
                town.database.read(handle -> handle.createQuery("SELECT text FROM chat")
                        .mapTo(String.class)
                        .one()));
    }
}
