package regalia.app.page;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/** Tests in a browser: one server and one browser for all tests of a class. */
abstract class Visited {

    static final String NONCE = "{\"nonces\":[\"" + "0f".repeat(16) + "\"]}";

    /** Bots play one to its end. */
    static final Locator.WaitForOptions A_MATCH = new Locator.WaitForOptions().setTimeout(120_000);

    static Visit visit;

    @BeforeAll
    static void open() {
        visit = new Visit();
    }

    @AfterAll
    static void close() {
        visit.close();
    }

    /** Somebody who has come to the first page, and so is known to the server. */
    static Visit.Person somebody(int width, int height) {
        Visit.Person person = visit.person(width, height).go("/");
        person.page.locator(".box").first().waitFor();
        return person;
    }

    /** What moves is there at once. */
    static void quick(Visit.Person person) {
        person.page.evaluate("document.documentElement.dataset.motion = 'none'");
    }

    /** A match of two people that has begun. */
    static String begun(Visit.Person host, Visit.Person guest) {
        String id = host.post("/api/tables", "{\"game\":\"lord\",\"seats\":2,\"players\":[\"me\",\"open\"]}")
                .get("id")
                .textValue();
        guest.post("/api/tables/" + id + "/join", "{}");
        host.post("/api/tables/" + id + "/ready", NONCE);
        guest.post("/api/tables/" + id + "/ready", NONCE);
        return id;
    }
}
