package regalia.server.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import regalia.server.http.Limits;

class SqlitePeopleTest extends PeopleContract {

    @Override
    @Nullable
    String address() {
        return null;
    }

    @Test
    void codesCannotBeGuessedFastNorGuestsMadeByTheHundred() throws Exception {
        try (Town strict = new Town(address(), folder.resolve("strict"), Limits.usual(), false, heard -> {})) {
            for (int i = 0; i < 10; i++)
                assertEquals(
                        404,
                        strict.send("POST", "/api/recover", "{\"code\":\"" + i + "\"}", "")
                                .statusCode());
            assertEquals(
                    429,
                    strict.send("POST", "/api/recover", "{\"code\":\"x\"}", "").statusCode());
            for (int i = 0; i < 30; i++) strict.guest("Ada");
            assertEquals(
                    429, strict.send("POST", "/api/me", "{\"name\":\"x\"}", "").statusCode());
        }
    }

    @Test
    void behindATrustedProxyTheCookieIsSecure() throws Exception {
        Limits limits = Limits.usual();
        for (boolean trusted : new boolean[] {false, true}) {
            try (Town town = new Town(address(), folder.resolve("proxy" + trusted), limits, trusted, heard -> {})) {
                String[] forwarded = {"X-Forwarded-Proto", "http, https", "X-Forwarded-Host", "play.example"};
                HttpResponse<String> made = town.send("POST", "/api/me", "{\"name\":\"Ada\"}", "", forwarded);
                assertEquals(trusted, Town.cookie(made).orElse("").endsWith("; Secure"));
                String link = Town.text(town.send("POST", "/api/me/transfer", "", Town.key(made), forwarded), "/link");
                assertTrue(link.startsWith(trusted ? "https://play.example/device#" : "http://127.0.0.1:"), link);
            }
        }
    }

    @Test
    void whatAVisitorSaysOfTheProxyIsOverruledByItsOwnLine() throws Exception {
        try (Town town = new Town(address(), folder.resolve("lines"), Limits.usual(), true, heard -> {})) {
            String[] forwarded = {
                "X-Forwarded-Proto", "https",
                "X-Forwarded-Host", "evil.example",
                "X-Forwarded-Proto", "http",
                "X-Forwarded-Host", "play.example"
            };
            HttpResponse<String> made = town.send("POST", "/api/me", "{\"name\":\"Ada\"}", "", forwarded);
            assertFalse(Town.cookie(made).orElse("").endsWith("; Secure"));
            String link = Town.text(town.send("POST", "/api/me/transfer", "", Town.key(made), forwarded), "/link");
            assertTrue(link.startsWith("http://play.example/device#"), link);
        }
    }
}
